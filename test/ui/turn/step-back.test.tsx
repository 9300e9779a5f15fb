// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { language } from '@/i18n';
import { floated, floatedGVE, turn } from '../../support/rhl/turn';
import { flat, open, press } from './table';

beforeEach(() => {
  language.value = 'en';
});
afterEach(cleanup);

/** ADR of A lays its track; GVE of B has a train that ADR could buy. */
const laying = () =>
  turn({
    company: 'ADR',
    step: 'track',
    phase: '3',
    companies: {
      ADR: floated({ treasury: 1000, at: [0, 3] }),
      GVE: floatedGVE({ director: 'B', trains: ['2', '3'] }),
    },
  });

const backs = () =>
  screen
    .queryAllByRole('button')
    .map((each) => flat(each.textContent ?? ''))
    .filter((name) => name.endsWith('(done)'));

it('a tap on a step of one’s turn that is done goes back to its beginning at once', () => {
  const gone: number[] = [];
  open(laying(), { goBack: (moves) => void gone.push(moves) });
  expect(backs()).toEqual([]);
  press('Done laying track');
  expect(backs()).toEqual(['Track (done)']);
  press('Track (done)');
  expect(gone).toEqual([1]);
});
