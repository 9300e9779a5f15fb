import type { CompanyId } from '@/engine/game/ids';
import type { RunReport } from '@/engine/routes/types';
import type { TableState } from '@/titles/view';

/** Which run is wanted. */
export interface RunQuestion {
  readonly title: string;
  readonly state: TableState;
  readonly company: CompanyId;
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

export interface Request {
  readonly job: number;
  readonly question: RunQuestion;
}

export type Response =
  | { readonly job: number; readonly kind: 'better'; readonly answer: RunAnswer }
  | { readonly job: number; readonly kind: 'done'; readonly answer: RunAnswer }
  | { readonly job: number; readonly kind: 'failed'; readonly message: string };
