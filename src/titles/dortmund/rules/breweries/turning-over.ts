import { directorOf } from '@/engine/finance/certificates';
import { text } from '@/engine/game/fields';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, rule } from '@/engine/game/move';
import { type Objection, object } from '@/engine/game/refusal';
import { breweryOf } from './cubes';
import type { BreweryGame } from './state';

/** Whose turn it is: in a stock round a player's, in an operating round the director's. */
export type WhoseTurn = (state: BreweryGame) => PlayerId;

/**
 * [18DO 4.3.1] the owner assigns the marker to a railway that they direct, for good; the card turns over. It
 * is no action: the turn goes on.
 */
export function assignRule(whose: WhoseTurn) {
  const objection = (state: BreweryGame, company: CompanyId): Objection | undefined => {
    const id = breweryOf(state, whose(state));
    if (!id) return object('no-brewery');
    if (state.breweries[id]!.marker !== 'card') return object('no-marker', { private: id });
    if (!Object.hasOwn(state.companies, company)) return object('no-such-company', { company });
    return directorOf(state, company) === whose(state) ? undefined : object('not-director', { company });
  };
  return rule({
    type: 'assign-brewery',
    fields: { company: text },
    choices: (state: BreweryGame) =>
      Object.keys(state.companies)
        .filter((company) => !objection(state, company))
        .map((company) => ({ move: { type: 'assign-brewery' as const, company } })),
    check: (state: BreweryGame, { company }) => objection(state, company),
    apply(draft: BreweryGame, { company }, moment) {
      const player = whose(draft);
      const id = breweryOf(draft, player)!;
      draft.breweries[id]!.marker = company;
      draft.privates[id]!.closed = true;
      moment.emit({ type: 'brewery-assigned', private: id, player, company });
    },
  });
}

/** [ruling 115] the game with the marker of its director's brewery given to this company; nothing if it is not to be had. */
export function withMarkerOfDirector<S extends BreweryGame>(state: S, company: CompanyId): S | undefined {
  const id = breweryOf(state, directorOf(state, company)!);
  if (!id || state.breweries[id]!.marker !== 'card') return undefined;
  const breweries = { ...state.breweries, [id]: { ...state.breweries[id]!, marker: company } };
  return { ...state, breweries };
}

/** [18DO 4.3.1] a card without a marker is turned over to use its cubes; with one, it turns when that is assigned. */
export function turnOverRule(whose: WhoseTurn) {
  const objection = (state: BreweryGame): Objection | undefined => {
    const id = breweryOf(state, whose(state));
    if (!id) return object('no-brewery');
    if (state.privates[id]!.closed) return object('already-turned', { private: id });
    return state.breweries[id]!.marker === 'none' ? undefined : object('has-marker', { private: id });
  };
  return rule({
    type: 'turn-brewery',
    fields: {},
    choices: (state: BreweryGame) => (objection(state) ? [] : [{ move: { type: 'turn-brewery' as const } }]),
    check: (state: BreweryGame) => objection(state),
    apply(draft: BreweryGame, _move, moment) {
      const player = whose(draft);
      const id = breweryOf(draft, player)!;
      draft.privates[id]!.closed = true;
      moment.emit({ type: 'brewery-turned', private: id, player });
    },
  });
}

/** [18DO 4.3.1] the first 6-train turns every card over; markers that no railway has leave the game. */
export function turnAllOver(draft: BreweryGame, moment: Moment): void {
  for (const [id, brewery] of Object.entries(draft.breweries)) {
    draft.privates[id]!.closed = true;
    if (brewery.marker === 'card') brewery.marker = 'gone';
  }
  moment.emit({ type: 'breweries-turned' });
}

/** What the owner of a brewery may do with it. */
export type BreweryMove = MoveOfRule<ReturnType<typeof assignRule | typeof turnOverRule>>;
