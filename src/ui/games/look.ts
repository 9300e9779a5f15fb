import { language, tOf } from '@/i18n/table';
import type { Dictionaries } from '@/i18n/words';
import { addIcons, type Icons } from '../board/icons';
import { familyOf } from './family';
import { looks } from './found';

/** What only the boards of one family show, wherever they are shown. */
export interface BoardLook {
  readonly icons: Icons;
  /** `icon.…`, `variant.…`, `tileSet.…`, `revenueRule.…` */
  readonly words: Dictionaries;
}

/** A name of something on a board; what has no words is called as it is. */
export type BoardWord = (family: 'icon' | 'variant' | 'tileSet' | 'revenueRule', member: string) => string;

/** By family: those whose boards were opened in this visit. */
const opened = new Map<string, BoardLook>();

const plain: BoardLook = { icons: {}, words: { en: {}, de: {} } };

/** What the boards of a family look like; from now on its signs can be drawn. */
export async function loadLook(family: string): Promise<BoardLook> {
  const look = (await looks[`./${family}/look.tsx`]?.()) ?? plain;
  addIcons(look.icons);
  opened.set(family, look);
  return look;
}

/** What a sign on the board of an open game is called. */
export function signName(title: string, sign: string): string {
  return boardWord(opened.get(familyOf(title) ?? '') ?? plain)('icon', sign);
}

/** Words of the family's own, or those of all boards. */
export function boardWord({ words }: BoardLook): BoardWord {
  return (family, member) => {
    const own = words[language.value];
    const key = `${family}.${member}`;
    if (Object.hasOwn(own, key)) return own[key]!;
    return family === 'icon' || family === 'variant' ? tOf(family, member) : member;
  };
}
