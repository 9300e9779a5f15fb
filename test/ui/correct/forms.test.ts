import { beforeAll, describe, expect, it } from 'vitest';
import { tryPlay } from '@/engine/game/play';
import { language, speak } from '@/i18n';
import { studyWords } from '@/i18n/study';
import { withCorrections } from '@/titles/corrections';
import type { TableState } from '@/titles/view';
import { fieldsOf, kindsOf, moveOf, valuesOf } from '@/ui/correct/forms';
import { placesChanged } from '@/ui/correct/seen';
import { loadLook, signName } from '@/ui/games/look';
import type { Seat } from '@/ui/table/seat';
import { effectRows } from '@/ui/turn/effect-rows';
import { changesTo } from '@/ui/turn/effects';
import { namesIn } from '@/ui/turn/words';
import { seatOf } from '../../support/seat';
import { playedGame } from '../look-back/played';

beforeAll(async () => {
  await Promise.all([studyWords.load('en'), studyWords.load('de')]);
  await Promise.all(['dortmund', 'rhineland', 'ruhr'].map(loadLook));
});

/** A moment of a whole game, late unless told. */
async function late(id: string, share = 0.8): Promise<Seat> {
  const { title, viewAt, instants } = await playedGame(id);
  const { state } = instants[Math.floor(instants.length * share)]!;
  return seatOf({ title: withCorrections(title, viewAt) as never, viewAt }, state);
}

const choicesOf = (seat: Seat, kind: 'marker' | 'price') =>
  fieldsOf(seat, kind, {})[kind === 'price' ? 1 : 0]!.options!.map(({ name }) => name);

describe('the forms of corrections', () => {
  it.each([
    ['18do-int', /^Railway link [123]0 \(/, /^Gleisanschluss [123]0 \(/],
    ['18rhl', /^(Coal mine|Steel mill) \(/, /^(Kohlebergwerk|Stahlwerk) \(/],
    ['18lra', /^Emigrant camp/, /^Auswandererlager/],
  ])('call the markers of %s by their names, in either language', async (id, english, german) => {
    const seat = await late(id);
    for (const name of choicesOf(seat, 'marker')) expect(name).toMatch(english);
    await speak('de');
    for (const name of choicesOf(seat, 'marker')) expect(name).toMatch(german);
    language.value = 'en';
  });

  it('call a sign by the words of the own family, whichever others were opened', () => {
    expect(signName('18do-trg', 'freightyard')).toBe('Freight yard');
    expect(signName('18rhl', 'freightyard')).toBe('freightyard');
  });

  it.each(['18do-trg', '18do-exp', '18rhl', '18lra', '18ruhr'])(
    'tell the spaces of the stock table of %s apart, and begin with the price as it is',
    async (id) => {
      const seat = await late(id);
      const names = choicesOf(seat, 'price');
      expect(new Set(names).size).toBe(names.length);
      const { company, space } = valuesOf(seat, 'price', {});
      const { row, col } = seat.state.prices![company!]!;
      expect(space).toBe(`${row} ${col}`);
    },
  );

  it('begin with the tile that lies on the hex, turned as it is', async () => {
    const seat = await late('18rhl');
    const [hex, laid] = Object.entries(seat.state.board.tiles).find(([, { turn }]) => turn > 0)!;
    expect(valuesOf(seat, 'tile', { hex })).toEqual({ hex, tile: laid.tile, turn: String(laid.turn) });
  });

  it('say once of a private company who had it and who will', async () => {
    const seat = await late('18rhl', 0.1);
    const [id, { owner }] = Object.entries(seat.state.privates!).find(([, each]) => each.owner)!;
    const players = seat.state.setup.players.map((player) => player.id);
    const to = players.find((player) => player !== owner)!;
    const values = { private: id, to };
    const outcome = tryPlay(seat.title as never, seat.state, moveOf('private', values, players));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    const effects = changesTo(seat, outcome.state as TableState).flatMap((each) => effectRows(seat, each));
    const rows = [...placesChanged(seat, 'private', values), ...effects];
    expect(rows.filter(({ label }) => label === namesIn(seat).private(id))).toEqual([
      { label: namesIn(seat).private(id), from: seat.nameOf(owner!), to: seat.nameOf(to) },
    ]);
  });

  it('say what comes to lie where, also where nobody has more or less', async () => {
    const seat = await late('18rhl');
    for (const kind of kindsOf(seat).filter((each) => ['tile', 'token', 'marker'].includes(each))) {
      const [row] = placesChanged(seat, kind, valuesOf(seat, kind, {}));
      expect(row?.label, kind).toBeTruthy();
      expect(row?.to, kind).toBeTruthy();
    }
  });
});
