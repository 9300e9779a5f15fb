import type { CardNo } from '@/engine/finance/state';
import type { CompanyId, TrainId } from '@/engine/game/ids';
import type { Decision } from '@/engine/game/state';
import type { Customers } from '../hsb/beer/market';
import type { BreweryRoundState, BreweryTurn, HsbState } from '../hsb/state';

/** Names an equipment marker by its place in the list of all of them. */
export type MarkerNo = number;

/** No marker, or no card, where a move may name one. */
export const none = -1;

/** Where markers lie that nobody has. */
export const display = 'display';

/** An equipment marker: a pub, a bottling line or a beer wagon [18DO 7.1]. */
export interface EquipmentMarker {
  code: string;
  /** The company that has it, or `display`. */
  at: CompanyId;
  /** The train on which a railway has put its wagon. */
  on?: CardNo;
}

/** [18DO 7.2 H] a cube that lies on a card since the round began. */
export interface CubeAhead {
  company: CompanyId;
  card: CardNo;
  segment: number;
  who: Customers;
}

/** What a card does in a brewery's turn. */
export interface CardWork {
  card: CardNo;
  /** Cubes that it brings to the beer market. */
  cubes: number;
  /** Units that wait for trains. */
  aside: number;
}

/** What the Expert Game adds to Heat, Sweat & Beer [18DO 7]. */
export interface ExpertParts {
  markers: EquipmentMarker[];
  /** Special events by their letter: who has them, or `display`. */
  events: Record<string, CompanyId>;
  /** Events that breweries have used in this Brewery Round; `*` stands before one that is printed on a charter. */
  spent: Record<CompanyId, string[]>;
  ahead: CubeAhead[];
  /** Markers that their owners would not sell in this turn [ruling 134]. */
  refused: MarkerNo[];
  /** Has this Brewery Round its new order already? */
  ordered: boolean;
}

/** What a brewery's turn remembers beside what it does in Heat, Sweat & Beer. */
export interface ExpertMemory {
  /** What each of its cards has done; cubes that trains did not take are brought by it as well. */
  work: CardWork[];
  /** Cards of the units that were set aside, those of the lowest type first: so they are loaded. */
  asideBy: CardNo[];
  /** Cards that bottling lines work with, with what a cube of theirs brings. */
  lines: { card: CardNo; income: number }[];
  /** Cubes delivered in this turn, by segment from 1 on. */
  supplied: Record<Customers, number[]>;
  /** [18DO 7.2 P] the railway that must carry. */
  contract: CompanyId | null;
  /** [18DO-MV 9] a card of this type brews one cube more for Dortmund. */
  extraBy?: TrainId;
}

export interface ExpertTurn extends BreweryTurn, ExpertMemory {}

/** [18DO 7.4] the owner of a minor brewery may buy it a marker. */
export interface FirstMarkerDecision extends Decision {
  kind: 'first-marker';
  company: CompanyId;
}

/** [18DO 7.1, ruling 134] another company is asked to sell a marker. */
export interface MarkerDealDecision extends Decision {
  kind: 'agree-marker';
  /** The one that is asked. */
  company: CompanyId;
  buyer: CompanyId;
  marker: MarkerNo;
  price: number;
  /** What the buyer lays back for it. */
  back: MarkerNo;
}

/** [ruling 107] a brewery has more markers than boxes, or more than one event. */
export interface ReturnDecision extends Decision {
  kind: 'return-marker' | 'return-event';
  company: CompanyId;
}

/** [18DO 7.2 H, L] before and after the turns of a Brewery Round. */
export interface EventDecision extends Decision {
  kind: 'advertise' | 'marketing';
  company: CompanyId;
}

export type ExpertDecision = FirstMarkerDecision | MarkerDealDecision | ReturnDecision | EventDecision;

/** A game of the Expert Game [18DO 7]. */
export interface ExpertState extends HsbState, ExpertParts {}

/** The turn of the brewery that acts. */
export function expertTurnOf({ round }: HsbState): ExpertTurn {
  return (round as BreweryRoundState).turn as ExpertTurn;
}
