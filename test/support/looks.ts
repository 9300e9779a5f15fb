/** From here on the signs of all families can be drawn, as they can once one of their boards was loaded. */
import { addIcons } from '@/ui/board/icons';
import type { BoardLook } from '@/ui/games/look';

export const looks = import.meta.glob<BoardLook>('../../src/ui/games/*/look.tsx', {
  import: 'look',
  eager: true,
});

for (const { icons } of Object.values(looks)) addIcons(icons);
