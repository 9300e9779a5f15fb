import { describe, expect, it } from 'vitest';
import { languages } from '@/i18n';
import { boards, families, titles } from '@/titles/registry';
import { sharedIcons } from '@/ui/board/icons';
import { loadGame, plainGame } from '@/ui/games';
import { coverOf, titleName } from '@/ui/games/covers';
import { tables } from '@/ui/games/found';
import { looks } from '../../support/looks';
import { sharedWords } from '../../support/words';

describe('every family', () => {
  it.each(families)('$id has a cover for each title and board', ({ id, titles, boards }) => {
    const cover = coverOf(id)!;
    expect(Object.keys(cover.titles)).toEqual(titles.map((title) => title.id));
    expect(Object.keys(cover.boards)).toEqual(boards.map((board) => board.id));
    const said = [
      cover.name,
      ...Object.values(cover.titles).flatMap(({ name, blurb, length }) => [name, blurb, length]),
      ...Object.values(cover.boards),
      ...Object.values(cover.rounds ?? {}),
    ];
    for (const text of said) expect(languages.filter((language) => !text[language])).toEqual([]);
  });

  it.each(families)('$id shows parts of its own titles alone', async ({ id, titles }) => {
    const games = tables[`./${id}/index.ts`] ?? {};
    expect(Object.keys(games)).toEqual(titles.map((title) => title.id));
    for (const load of Object.values(games)) expect((await load()).speech).toBeDefined();
  });

  it('has signs that no other family, and not all of them, give the same name', () => {
    const names = [sharedIcons, ...Object.values(looks).map(({ icons }) => icons)].flatMap(Object.keys);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('names what is on its boards in both languages', () => {
    for (const { icons, words } of Object.values(looks)) {
      expect(Object.keys(words.de)).toEqual(Object.keys(words.en));
      const named = Object.keys(words.en).filter((key) => key.startsWith('icon.'));
      expect(named.filter((key) => !Object.hasOwn(icons, key.slice('icon.'.length)))).toEqual([]);
    }
  });

  it('lists its titles as they are loaded, on boards that there are', async () => {
    for (const { id, players, board, load } of titles) {
      const title = await load();
      expect([title.id, title.players]).toEqual([id, players]);
      expect(boards.map((each) => each.id)).toContain(board);
    }
  });
});

it('a title that this version does not know is named by its id, and played from lists', async () => {
  expect(titleName('18xx')).toBe('18xx');
  expect(await loadGame('18xx')).toBe(plainGame);
});

it('each game speaks with its own words, whatever was opened before', async () => {
  const [rhineland, dortmund, again] = [
    await loadGame('18rhl'),
    await loadGame('18do-trg'),
    await loadGame('18rhl'),
  ];
  expect(rhineland.speech.textOf('event.power-used')).toBeDefined();
  expect(dortmund.speech.textOf('event.power-used')).toBeUndefined();
  expect(dortmund.speech.textOf('prompt.starting')).not.toBe(sharedWords.en['prompt.starting']);
  expect(again.speech.textOf('prompt.starting')).toBe(sharedWords.en['prompt.starting']);
});
