import { beforeAll } from 'vitest';

// whatever a test has imported can be shown and said in every language, without waiting for parts or words
beforeAll(async () => {
  const [{ areas }, { languages }, { fetchAll }] = await Promise.all([
    import('@/i18n/areas'),
    import('@/i18n/language'),
    import('@/ui/shell/to-come'),
  ]);
  await fetchAll();
  await Promise.all(areas.flatMap((area) => languages.map((language) => area.load(language))));
});
