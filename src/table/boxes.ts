import type { BoxValues } from '@/engine/game/box/sheet';
import type { Json } from '@/engine/game/json';
import type { GameStore } from '@/storage/games';
import type { WrittenSave } from '@/storage/savefile/write';
import { type Offered, type Outlet, offer } from './files';

/** The boxes of this device: what their owners have corrected, by board. */
export interface Boxes {
  /** Nothing where nothing was corrected. */
  values(board: string): Promise<BoxValues>;
  keep(board: string, values: BoxValues): Promise<void>;
  /** Shares or downloads the file of a box. Call it from a tap. */
  offer(file: WrittenSave): Promise<Offered>;
}

const keyOf = (board: string) => `box ${board}`;

export function createBoxes(store: () => Promise<GameStore>, outlet: Outlet): Boxes {
  return {
    async values(board) {
      return numbersIn(await (await store()).recall(keyOf(board)));
    },
    async keep(board, values) {
      await (await store()).remember(keyOf(board), { ...values });
    },
    offer: (file) => offer([file], outlet),
  };
}

/** What is stored is not trusted to be what was kept. */
function numbersIn(kept: Json | undefined): BoxValues {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
