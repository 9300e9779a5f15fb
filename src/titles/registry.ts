import type { Title } from '@/engine/game/title';

/** A title as the screens list it; its rules and data are loaded when a game of it is opened. */
export interface TitleEntry {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  load(): Promise<Title>;
}

export const titles: readonly TitleEntry[] = [
  {
    id: '18rhl',
    players: { min: 3, max: 5 },
    load: async () => (await import('./rhineland/18rhl')).rhl,
  },
];
