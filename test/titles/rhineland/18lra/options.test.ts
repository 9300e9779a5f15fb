import { describe, expect, it } from 'vitest';
import { floated, listed, lraStart, played, turn } from '../../../support/lra/table';

describe('[18LRA 8.1, 8.2, 8.3] options', () => {
  it('[18LRA 8.1] a sixth 2-train', () => {
    const twos = (options: Record<string, boolean>) =>
      lraStart({ options }).trains.filter(({ type }) => type === '2').length;
    expect([twos({}), twos({ extraTrain: true })]).toEqual([5, 6]);
    expect(
      lraStart({ options: { extraTrain: true } }).trains.filter(({ at }) => at === 'depot'),
    ).toHaveLength(24);
  });

  it.each([
    [3, 500],
    [4, 375],
  ] as const)('[18LRA 8.2] %i players begin with %i each', (players, each) => {
    const { cash, bank } = lraStart({ players, options: { lowerCapital: true } });
    expect(Object.values(cash)).toEqual(Array(players).fill(each));
    expect(bank).toBe((players === 3 ? 6000 : 8000) - 1500);
  });

  it('[18LRA 8.3] without credit a director who cannot pay ends the game', () => {
    const given = {
      company: 'CCE',
      step: 'trains',
      cash: { A: 0 },
      companies: { CCE: floated({ treasury: 10, held: { A: [10, 10, 10], B: [10, 10, 10, 10, 10] } }) },
    } as const;
    const force = { type: 'force-train', train: '3', from: 'depot' };
    const state = turn({ ...given, options: { noCredit: true } });
    expect(listed(state, 'force-train')).toEqual([force]);
    // two shares of 75 are not enough: nobody else may become director
    const begun = played(state, force);
    const poor = listed(begun, 'sell-own').reduce((now) => {
      const [sale] = listed(now, 'sell-own');
      return sale ? played(now, sale) : now;
    }, begun);
    expect(poor.over).toBe(true);
    const lent = played(turn(given), force, { type: 'credit' });
    expect(lent.credits.A).toBe(190);
    expect(lent.over).toBe(false);
  });
});
