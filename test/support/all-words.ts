import { beforeAll } from 'vitest';

// whatever a test has imported can be said in every language, without waiting for its words
beforeAll(async () => {
  const [{ areas }, { languages }] = await Promise.all([import('@/i18n/areas'), import('@/i18n/language')]);
  await Promise.all(areas.flatMap((area) => languages.map((language) => area.load(language))));
});
