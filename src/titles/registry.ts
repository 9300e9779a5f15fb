import type { OptionDefs } from '@/engine/game/options';
import type { Title } from '@/engine/game/title';
import type { ViewAt } from './view';

/** A title as the screens list it; its rules and data are loaded when a game of it is opened. */
export interface TitleEntry {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly name: string;
  /** The board it is played on: several games may share one. */
  readonly board: string;
  /** Nobody changes places before the game: they sit as they were entered. */
  readonly keepsSeats?: boolean;
  /** What players may agree on, where there is something. */
  options?(): Promise<OptionDefs>;
  load(): Promise<Title>;
  /** What its screens need beside the rules. */
  view(): Promise<ViewAt>;
}

export const titles: readonly TitleEntry[] = [
  {
    id: '18rhl',
    players: { min: 3, max: 5 },
    name: '18Rhl-Rhineland',
    board: '18rhl',
    options: async () => (await import('./rhineland/18rhl/options')).options,
    load: async () => (await import('./rhineland/18rhl')).rhl,
    view: async () => (await import('./rhineland/18rhl')).viewAt as ViewAt,
  },
  {
    id: '18do-int',
    players: { min: 3, max: 5 },
    name: '18DO-Dortmund: Introduction Game',
    board: '18do',
    keepsSeats: true,
    load: async () => (await import('./dortmund/int')).introductionGame,
    view: async () => (await import('./dortmund/int')).viewAt as ViewAt,
  },
  {
    id: '18do-trg',
    players: { min: 3, max: 5 },
    name: '18DO-Dortmund: The Railway Game',
    board: '18do',
    load: async () => (await import('./dortmund/trg')).trg,
    view: async () => (await import('./dortmund/trg')).viewAt as ViewAt,
  },
];
