import type { Layout } from '@/engine/board/types';
import { iconOf } from './icons';
import { textWidth } from './lettering';
import { type Mark, sizeOfValue, widthOfCost } from './marks';
import { type Disc, harmOf, type Rect } from './placing';
import type { PlannedMark } from './plan';
import { letters, widthOfIcon } from './sizes';

/** No letter on a board is smaller than this, in pixels of the screen. */
const leastPixels = 9;

/**
 * Sizes, in units of the board, to which letters grow as the board gets smaller: those of the boards at the usual
 * sizes of a tablet, so that no letter is larger than it needs to be.
 */
export const levels = [19, 21, 22, 23, 25, 27, 30, 35] as const;

/** So small that only names with all the room they want can be read: of the rest there are shapes and colours. */
export const small = 42;

/** So small that nothing can be read: letters are only there where they are better than none, on a telephone. */
export const tiny = 60;

/** The least size of letters on a board drawn at this scale; none where all can be read in their own. */
export function levelFor(scale: number): number {
  const needed = leastPixels / scale;
  if (needed <= letters.number) return 0;
  // places that are rounded to parts of pixels must not ask for more
  return [...levels, small].find((level) => level >= needed - 0.1) ?? tiny;
}

/** Letters that cannot grow beyond this size are left out where the board is too small for it. */
export function roomUpTo(most: number): string {
  return most >= small ? '' : `room-${levels.findLast((level) => level <= most + 0.1) ?? 0}`;
}

/** Room that the board has on a tablet that lies on the table, in pixels. */
const onTablet = { wide: { width: 820, height: 595 }, tall: { width: 660, height: 750 } };

/** The least size of letters on a whole board on a tablet: the larger the board, the larger are its letters. */
export function usualLevel({ width, height }: { width: number; height: number }): number {
  const room = width > height ? onTablet.wide : onTablet.tall;
  return levelFor(Math.min(room.width / width, room.height / height));
}

/** How much more a mark may cover when its letters grow before it is left out. */
const tolerance = 8;

/**
 * The largest size to which the letters of each mark may grow without covering something; zero where they must not
 * grow at all, nothing where there is no end to it. What would cover something is left out until the board is larger.
 */
export function roomOf(
  layout: Layout,
  discs: readonly Disc[],
  marks: readonly PlannedMark[],
): readonly (number | undefined)[] {
  return marks.map((mark, i) => {
    if (mark.kind === 'number') return 0;
    if (!grows(mark)) return undefined;
    const harm = (level: number) =>
      harmOf(
        layout,
        discs,
        rectOf(mark, level),
        // what comes first stays, and what does not grow is in its place
        marks.flatMap((other, k) =>
          k === i || (grows(other) && k > i) || other.kind === 'number' ? [] : [rectOf(other, level)],
        ),
      );
    const own = harm(0);
    const last = [...levels, small].findIndex((level) => harm(level) > own + tolerance);
    return last < 0 ? undefined : last === 0 ? 0 : levels[last - 1]!;
  });
}

function grows({ kind }: Mark): boolean {
  return kind === 'name' || kind === 'label' || kind === 'cost';
}

/** The place of a mark whose letters have at least this size. */
function rectOf(mark: PlannedMark, level: number): Rect {
  const { width, height } = extentOf(mark, level);
  return { ...mark.at, width, height };
}

function extentOf(mark: PlannedMark, level: number): { width: number; height: number } {
  switch (mark.kind) {
    case 'name': {
      const size = Math.max(mark.size, level);
      const width = Math.max(...mark.lines.map((line) => textWidth(line, size)));
      return { width, height: mark.lines.length * size * 0.94 };
    }
    case 'label': {
      const size = Math.max(mark.size, level);
      return { width: textWidth(mark.text, size), height: size * 0.8 };
    }
    case 'cost': {
      const more = textWidth(String(mark.cost.amount), Math.max(0, level - letters.cost));
      return { width: widthOfCost(mark.cost) + more, height: Math.max(letters.cost, level) * 0.9 };
    }
    case 'value':
      return sizeOfValue(mark.revenue, mark.wide);
    case 'icon': {
      const { size = { width: widthOfIcon, height: widthOfIcon }, grows = 1 } = iconOf(mark.icon);
      const scale = mark.scale * (level >= small ? grows : 1);
      return { width: size.width * scale, height: size.height * scale };
    }
    default:
      return { width: 0, height: 0 };
  }
}
