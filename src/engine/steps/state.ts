import type { BoardState } from '@/engine/board/types';
import { deciderOf } from '@/engine/finance/certificates';
import type { FinanceState, RailwayState } from '@/engine/finance/state';
import { type CompanyRoundState, type CompanyTurn, companyRoundOf } from '@/engine/game/company-round';
import { plainAt } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import type { Actor, CoreState } from '@/engine/game/state';

/** What a turn remembers of its track. */
export interface TrackMemory {
  /** Colours of the tiles laid as the turn's ordinary lay. */
  laid: string[];
  /** All tiles of the turn, those laid by powers too. */
  tiles: number;
  /** No ordinary lay any more: a power has taken its place. */
  layBarred: boolean;
  /** The tile that only this company has beside its ordinary lay is laid. */
  extraLaid?: boolean;
}

/** What a turn remembers of its stations. */
export interface StationMemory {
  /** The one chance to build a station is gone. */
  stationUsed: boolean;
}

/** What a turn remembers of what was earned in it. */
export interface RevenueMemory {
  revenue: number;
  /** Of this, what a train has brought whose revenue may be kept by itself. */
  apart?: number;
}

/** A railway's turn in an operating round. */
export interface OperatingTurn extends CompanyTurn, TrackMemory, StationMemory, RevenueMemory {}

/** A round of railways; a title that has several kinds of rounds names each. */
export interface OperatingRoundState<Kind extends string = 'operating'> extends CompanyRoundState {
  kind: Kind;
  turn: OperatingTurn | null;
}

/** A game with stock companies that build and run on a board. */
export interface RailState extends FinanceState {
  companies: Record<CompanyId, RailwayState>;
  board: BoardState;
}

/** The turn that a step belongs to; steps run only within one. It remembers what its steps need. */
export function turnOf(state: CoreState): OperatingTurn {
  return companyRoundOf(state).turn as OperatingTurn;
}

/** Whoever decides for the company whose turn it is. */
export function actingDecider(state: FinanceState): Actor {
  const { company } = turnOf(state);
  return { player: deciderOf(state, company)!, company };
}

/** The board within a draft as a plain value: it is replaced as a whole, never changed in place. */
export function builtBoard(draft: RailState): BoardState {
  return plainAt(draft, 'board');
}
