import { describe, expect, it } from 'vitest';
import { problemsOf } from '@/engine/board/validate';
import { boxProblems, corrected, fieldsOf } from '@/engine/game/box/sheet';
import { digest } from '@/engine/game/digest';
import { begin } from '@/engine/game/play';
import type { Setup } from '@/engine/game/state';
import type { Title } from '@/engine/game/title';
import { readSave, writeSave } from '@/storage/savefile';
import { answerTo } from '@/table/routes/answer';
import { loadTitle } from '@/table/titles';
import { titles } from '@/titles/registry';
import { boxAt } from '@/titles/ruhr/18ruhr';
import type { TableState } from '@/titles/view';
import { habitsOf } from '../soak/habits';
import { logOf } from '../storage/support';
import { byLot, fuzzMany, setupOf } from '../support/fuzzer';
import { anyBox } from '../support/own-box';
import { playedGame } from '../ui/look-back/played';

const loaded = await Promise.all(titles.map(async ({ id }) => (await loadTitle(id))!));
const withSheets = loaded
  .filter(({ title }) => title.sheet)
  .map(({ title, viewAt }) => ({ id: title.id, title, viewAt: viewAt!, sheet: title.sheet! }));
const by = (id: string) => withSheets.find((each) => each.id === id)!;

function withBox(title: Title, box: Record<string, number>, players = title.players.max): Setup {
  return { ...setupOf(title, players, 7), box };
}

describe.each(withSheets)('the values of $id', ({ title, sheet, viewAt }) => {
  it('as they are printed have no problems, by what corrected ones are checked by', () => {
    const printed = Object.fromEntries(fieldsOf(sheet).map(({ place, value }) => [place, value]));
    expect(boxProblems(sheet, printed)).toEqual([]);
    expect(sheet.problems?.(sheet.printed) ?? []).toEqual([]);
  });

  it('are corrected back to the very same data', () => {
    const printed = Object.fromEntries(fieldsOf(sheet).map(({ place, value }) => [place, value]));
    expect(corrected(sheet, printed)).toEqual(sheet.printed);
  });

  it('each rule finds some of them, and each of them is found once', () => {
    const fields = fieldsOf(sheet);
    const finds = new Set(fields.map(({ rule }) => rule.at));
    expect(sheet.rules.map(({ at }) => at).filter((at) => !finds.has(at) && !unused.has(at))).toEqual([]);
    expect(new Set(fields.map(({ place }) => place)).size).toBe(fields.length);
  });

  it('marks of single values name values that there are', () => {
    const places = fieldsOf(sheet).map(({ place }) => place);
    expect(Object.keys(sheet.marks ?? {}).filter((place) => !places.includes(place))).toEqual([]);
  });

  it('that fit make a board that fits', () => {
    const { board } = viewAt(withBox(title, anyBox(sheet, 3)));
    expect(problemsOf(board)).toEqual([]);
  });

  it('leave a game without them as it was', () => {
    const plain = setupOf(title, title.players.max, 7);
    expect(viewAt(plain).board).toBe(viewAt({ ...plain, seed: 8 }).board);
    expect(JSON.stringify(begin(title, plain).state)).not.toContain('"box"');
  });
});

/** Shared rules that a box has nothing for. */
const unused = new Set([
  'overlays.{hex}.stops.{stop}.revenue.{colour}',
  'tiles.{tile}.cost.amount',
  'tiles.{tile}.ferryRevenue',
  'hexes.{hex}.stops.{stop}.revenue.{colour}',
]);

describe('a game with a corrected box', () => {
  it.each(withSheets)('of $id is played to its end while all invariants hold', async ({ title, sheet }) => {
    const report = fuzzMany(title, {
      ...(await habitsOf(title.id)),
      players: title.players.max,
      games: 1,
      seed: 4100,
      checks: 'light',
      agreed: (players, seed) => ({ ...byLot(title)(players, seed), box: anyBox(sheet, seed) }),
    });
    expect(report.failure?.message).toBeUndefined();
    expect(report.games).toBe(1);
  });

  it('[18DO 4.5.7] trains cost what the box says, and the table shows it', () => {
    const { title, viewAt } = by('18do-trg');
    const setup = withBox(title, { 'trains.2.price': 100 });
    expect(viewAt(setup).trains.find(({ id }) => id === '2')?.price).toBe(100);
    expect(viewAt(setupOf(title, 3, 7)).trains.find(({ id }) => id === '2')?.price).toBe(80);
  });

  it('[18Ruhr 9] markers on charters earn what the box says, and the charters say so', () => {
    const { title } = by('18ruhr');
    const income = (box: Record<string, number>) =>
      boxAt(withBox(title, box, 4)).active.map((mine) => [mine.markers.A ?? 0, mine.income] as const);
    const plain = income({ 'privates.RS.price': 65 });
    const dear = income({ 'charters.developmentIncome.A': 20 });
    expect(dear).toEqual(plain.map(([count, earned]) => [count, earned + 10 * count]));
  });

  it('the search for best runs counts it, of a state as a worker is sent it', async () => {
    const { instants, title } = await playedGame('18do-trg', '-4p-v');
    const runsAt = async (state: TableState, box?: Record<string, number>) => {
      const sent = structuredClone({ ...state, setup: { ...state.setup, ...(box && { box }) } });
      const all = Object.keys(state.companies).map(async (company) => {
        const { report } = await answerTo({ title: title.id, state: sent, company }, loadTitle, () => {});
        return report.routes.flatMap(({ stops }) => stops);
      });
      return (await Promise.all(all)).flat().filter(({ hex }) => hex === 'E12');
    };
    // late in the game, in the last of some states in which somebody runs there
    for (const share of [1, 0.98, 0.95, 0.9, 0.85, 0.8]) {
      const { state } = instants[Math.floor((instants.length - 1) * share)]!;
      const plain = await runsAt(state);
      if (plain.length === 0) continue;
      const dear = await runsAt(state, { 'hexes.E12.stops.0.revenue': 130 });
      expect(new Set(plain.map(({ value }) => value))).toEqual(new Set([70]));
      expect(dear.length).toBeGreaterThan(0);
      expect(new Set(dear.map(({ value }) => value))).toEqual(new Set([130]));
      return;
    }
    expect.fail('nobody runs to E12 in this game');
  });
});

describe('a save file of a game with a corrected box', () => {
  const find = async (id: string) => loaded.find(({ title }) => title.id === id)?.title;
  const { title } = by('18ruhr');
  const box = { 'capex.2.train.price': 90, 'hexes.A10.stops.0.revenue.yellow': 40 };
  const setup = withBox(title, box, 3);
  const saveOf = async (wanted: Setup) =>
    (await writeSave([logOf('g1', [], { title: title.id, setup: wanted })], find, new Date(0))).text;
  const only = async (text: string) => {
    const save = await readSave(text, find);
    if (!save.ok) throw new Error(save.reason.code);
    return save.games[0]!;
  };

  it('carries it by content, and opens to the same state', async () => {
    const read = await only(await saveOf(setup));
    if (!read.ok) throw new Error(read.reason.code);
    expect(read.saved.setup.box).toEqual(box);
    expect(digest(read.last)).toBe(digest(begin(title, setup).state));
  });

  it('is of a newer format only where there is one', async () => {
    const versionIn = (text: string) => JSON.parse(text).version;
    const { box: _box, ...plain } = setup;
    expect([versionIn(await saveOf(setup)), versionIn(await saveOf(plain))]).toEqual([3, 2]);
  });

  it.each<[string, unknown, object]>([
    ['of another game', { 'trains.2.price': 90 }, { problem: 'no-such-value', place: 'trains.2.price' }],
    [
      'out of range',
      { 'capex.2.train.price': 95 },
      { problem: 'out-of-range', min: 10, max: 2000, step: 10 },
    ],
    ['with other totals', { 'tiles.7.count': 1 }, { problem: 'total', what: 'tiles', colour: 'yellow' }],
  ])('%s is refused with the reason', async (_what, wrong, params) => {
    const text = (await saveOf(setup)).replace(JSON.stringify(box), JSON.stringify(wrong));
    expect(await only(text)).toMatchObject({ ok: false, reason: { code: 'bad-box', params } });
  });

  it.each([
    ['a list', '[]'],
    ['a text for a number', '{"capex.2.train.price":"90"}'],
    ['a way to prototypes', '{"__proto__":5}'],
  ])('that is %s is refused as misshapen', async (_what, wrong) => {
    const text = (await saveOf(setup)).replace(JSON.stringify(box), wrong);
    expect(await only(text)).toMatchObject({
      ok: false,
      reason: { code: 'malformed', params: { path: 'setup.box' } },
    });
  });

  it('cannot even begin with what does not fit', () => {
    expect(() => begin(title, withBox(title, { 'capex.2.train.price': 95 }))).toThrow('out-of-range');
  });
});
