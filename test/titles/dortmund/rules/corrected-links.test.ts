import { describe, expect, it } from 'vitest';
import { play } from '@/engine/game/play';
import type { CoreState, Setup } from '@/engine/game/state';
import { loadTitle } from '@/table/titles';
import { board } from '@/titles/dortmund/board';
import { drawAt } from '@/titles/dortmund/variants/draw';
import { intState } from '../../../support/do-int/table';
import { expertState } from '../../../support/expert/table';
import { hsbState } from '../../../support/hsb/table';
import { trgState } from '../../../support/trg/table';
import { turn } from '../../../support/trg/turn';

const links = { H9: 10, D17: 20 };
/** The title with its corrections, and a state with links on two mines. */
const games = {
  '18do-int': () =>
    intState({ step: 'take', phase: '4', links, tiles: { H9: ['1905', 0], D17: ['1905', 4] } }),
  '18do-trg': () => turn({ company: 'BME', step: 'station', links }),
  '18do-hsb': () => hsbState({ links }),
  '18do-exp': () => expertState({ links }),
};

async function corrected(
  id: keyof typeof games,
  state: CoreState,
  to: string,
  marker = 'link10',
  from = 'H9',
) {
  const { title } = (await loadTitle(id))!;
  const outcome = play(title, state, {
    type: 'correct-marker',
    marker,
    from,
    to,
    agreed: [state.setup.players[0]!.id],
  });
  return outcome.ok ? 'done' : outcome.refusal.code;
}

describe('a link that is put right', () => {
  it.each(Object.keys(games) as (keyof typeof games)[])(
    '[18DO 4.5.4.1, rulings 116, 148] lies only on a mine or a mill of this game without one: %s',
    async (id) => {
      const state = games[id]();
      expect(await corrected(id, state, 'F15')).toBe('done');
      expect(await corrected(id, state, 'H15')).toBe('done');
      // a city, a plain hex, a mine that has its link
      for (const hex of ['E12', 'F11', 'D17'])
        expect(await corrected(id, state, hex)).toBe('correction-no-place');
      expect(await corrected(id, state, 'D17', 'link20', 'D17')).toBe('correction-nothing');
    },
  );

  it('[18DO-MV 3] nor on a mine that was closed', async () => {
    const options = { closedMines: 'five' };
    const fits = (setup: Setup) => {
      const { closed } = drawAt(setup, board);
      return closed.includes('H15') && !closed.includes('H9');
    };
    const state = trgState({ options, fits, stock: 2, links: { H9: 10 } });
    expect(await corrected('18do-trg', state, 'H15')).toBe('correction-no-place');
  });
});
