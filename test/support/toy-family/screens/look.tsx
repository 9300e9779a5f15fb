import type { BoardLook } from '@/ui/games/look';

export const look: BoardLook = {
  icons: { vine: { Shape: () => <circle class="icon-vine" r={12} /> } },
  words: { en: { 'icon.vine': 'Vineyard' }, de: { 'icon.vine': 'Weinberg' } },
};
