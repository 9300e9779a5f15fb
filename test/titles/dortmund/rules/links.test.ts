import { describe, expect, it } from 'vitest';
import type { BoardState } from '@/engine/board/types';
import { board, mines, steelMills } from '@/titles/dortmund/board';
import { isLinkSite, linkValue, nextLinkValue, putLink } from '@/titles/dortmund/rules/links';
import { linkMissing } from '@/titles/dortmund/rules/track';

const bare: BoardState = { tiles: {}, stations: [], reserved: [], markers: {} };

describe('railway links on the board', () => {
  it('[18DO 3.2.2.4, 4.5.4.1, 4.5.4.2] go from nothing to 10, 20 and 30', () => {
    const values = [bare];
    for (let i = 0; i < 3; i++) values.push(putLink(values.at(-1)!, 'E18'));
    expect(values.map((state) => linkValue(state, 'E18'))).toEqual([0, 10, 20, 30]);
    expect(values.map((state) => nextLinkValue(state, 'E18'))).toEqual([10, 20, 30, undefined]);
    expect(putLink(values[3]!, 'E18').markers).toEqual({ E18: ['link30'] });
  });

  it('leave the board before them as it was, and other markers where they are', () => {
    const marked: BoardState = { ...bare, markers: { E18: ['other'] } };
    expect(putLink(marked, 'E18').markers).toEqual({ E18: ['other', 'link10'] });
    expect(marked.markers).toEqual({ E18: ['other'] });
  });

  it('[18DO 4.5.4.1] at the mines and steel mills that the map shows', () => {
    const shown = Object.entries(board.hexes)
      .filter(([, { icons = [] }]) => icons.includes('coalmine') || icons.includes('steelmill'))
      .map(([hex]) => hex);
    expect(shown.filter((hex) => !isLinkSite(board, hex))).toEqual([]);
    expect(shown).toHaveLength(Object.keys(mines).length + Object.keys(steelMills).length);
    expect(['E12', 'C8', 'C20', 'Z9', 'constructor'].filter((hex) => isLinkSite(board, hex))).toEqual([]);
  });

  it('[18DO 3.2.2.1, 4.5.2] are needed for the first green tile on a mine or mill, not for later ones', () => {
    const lay = { hex: 'F15', tile: '1936', turn: 1 };
    expect(linkMissing(bare, lay)?.code).toBe('lay-needs-link');
    expect(linkMissing(putLink(bare, 'F15'), lay)).toBeUndefined();
    expect(linkMissing(putLink(bare, 'E18'), lay)?.code).toBe('lay-needs-link');
    expect(linkMissing(bare, { hex: 'F15', tile: '1952', turn: 0 })).toBeUndefined();
    expect(linkMissing(bare, { hex: 'C8', tile: '1906', turn: 0 })).toBeUndefined();
  });
});
