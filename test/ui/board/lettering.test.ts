import { describe, expect, it } from 'vitest';
import { boards } from '@/titles/registry';
import { distance } from '@/ui/board/geometry';
import { lineBreaks, textWidth } from '@/ui/board/lettering';
import { emptyState, pictureOf } from '@/ui/board/plans';
import '../../support/looks';

describe('names', () => {
  it('break between words, on either side of a stroke, and behind a hyphen', () => {
    expect(lineBreaks('Bonn')).toEqual([['Bonn']]);
    expect(lineBreaks('Niep / Hüls')).toEqual([['Niep / Hüls'], ['Niep /', 'Hüls'], ['Niep', '/ Hüls']]);
    expect(lineBreaks('Kamp-Lintfort')).toEqual([['Kamp-Lintfort'], ['Kamp-', 'Lintfort']]);
    expect(lineBreaks('Der Eiserne Rhein').at(-1)).toEqual(['Der', 'Eiserne', 'Rhein']);
  });

  it('break where long ones are put together', () => {
    expect(lineBreaks('Mönchengladbach')).toEqual([['Mönchengladbach'], ['Mönchen-', 'gladbach']]);
    expect(lineBreaks('Gelsenkirchen').at(-1)).toEqual(['Gelsen-', 'kirchen']);
    expect(lineBreaks('Neukirchen')).toEqual([['Neukirchen']]);
  });

  it('are wider with more and wider letters', () => {
    expect(textWidth('Mm', 20)).toBeGreaterThan(textWidth('il', 20));
    expect(textWidth('Essen', 40)).toBeCloseTo(textWidth('Essen', 20) * 2);
  });
});

describe.each(boards.map(({ id, load }) => [id, load] as const))('the names on %s', (_, load) => {
  it('cover no town and no city', async () => {
    const { board } = await load();
    const covering = Object.keys(board.hexes).filter((hex) => {
      const { stops, marks } = pictureOf(board, emptyState, hex).plan;
      const name = marks.find((mark) => mark.kind === 'name');
      if (!name) return false;
      const half = Math.max(...name.lines.map((line) => textWidth(line, name.size))) / 2;
      const high = (name.lines.length * name.size) / 2;
      const centres = stops.flatMap(({ city, at, def }) => city?.slots ?? (def.kind === 'town' ? [at] : []));
      return centres.some((at) => {
        const nearest = {
          x: Math.min(Math.max(at.x, name.at.x - half), name.at.x + half),
          y: Math.min(Math.max(at.y, name.at.y - high), name.at.y + high),
        };
        return distance(nearest, at) < 10;
      });
    });
    expect(covering).toEqual([]);
  });
});
