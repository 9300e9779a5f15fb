import { t } from '@/i18n/table';
import type { GameLog } from '@/storage/rows';
import { shelf } from '@/table';
import { say } from '../shell/toast';
import { sayTrouble } from '../shell/trouble';

/** Writes games into a save file, and hands it to the player. */
export async function exportGames(games: readonly (string | GameLog)[]): Promise<void> {
  try {
    const offered = await shelf.offer(await shelf.write(games), games);
    if (offered !== 'cancelled') say(t(offered === 'shared' ? 'export.shared' : 'export.downloaded'));
  } catch (error) {
    sayTrouble(error);
  }
}

export async function exportGame(game: GameLog | null): Promise<void> {
  if (game) await exportGames([game]);
}
