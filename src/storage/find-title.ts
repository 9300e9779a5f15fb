import type { Title } from '@/engine/game/title';

/** How a title is found by its id; nothing where there is no such title. */
export type FindTitle = (id: string) => Promise<Title | undefined>;
