// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '@/i18n';
import { lra as title, viewAt } from '@/titles/rhineland/18lra';
import { Players } from '@/ui/table/views/Players';
import { twoStart } from '../../../support/lra/two';
import { clockOf } from '../../table/harness';
import { seatOf } from '../open';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

describe('players of 18LRA for two', () => {
  it('[18LRA 9.1] the Investor’s card lists what it owns, and no clock runs for it', () => {
    render(
      <Players seat={seatOf({ title, viewAt }, twoStart({ corp: 'RhE' })) as never} clock={clockOf()} />,
    );
    const cards = screen.getAllByRole('article').map((card) => card.textContent ?? '');
    const its = cards.find((text) => text.includes('Investor'))!;
    expect(its).toContain('RhEDirector50%');
    expect(its).not.toContain('Time used');
    expect(cards.filter((text) => text.includes('Time used'))).toHaveLength(2);
  });
});
