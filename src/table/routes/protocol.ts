import type { CompanyId } from '@/engine/game/ids';
import type { RunReport } from '@/engine/routes/types';
import type { TableState } from '@/titles/view';

/** Which run is wanted. */
export interface RunQuestion {
  readonly title: string;
  readonly state: TableState;
  readonly company: CompanyId;
  /** What runs depend on: with the same parts they are the same. Where it is silent, the whole state. */
  readonly parts?: readonly unknown[];
}

/** A run with its working: plain data, which a worker can send. */
export interface RunAnswer {
  /** Pieces of track for each train, as a `run` move has them; none for a train that stays idle. */
  readonly routes: readonly (readonly string[])[];
  readonly total: number;
  /** Stop by stop, bonus by bonus. */
  readonly report: RunReport;
  /** No run brings more. */
  readonly proven: boolean;
}

/** So many states a worker keeps, the last ones that it was sent. */
export const mostHeld = 4;

export interface Request {
  readonly job: number;
  readonly question: {
    readonly title: string;
    readonly company: CompanyId;
    /** A new state under a number, or the number of one that was sent before. */
    readonly state: { readonly id: number; readonly whole: TableState } | number;
  };
}

export type Response =
  | { readonly job: number; readonly kind: 'better'; readonly answer: RunAnswer }
  | { readonly job: number; readonly kind: 'done'; readonly answer: RunAnswer }
  | { readonly job: number; readonly kind: 'failed'; readonly message: string };
