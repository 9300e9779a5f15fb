// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { hsb as title, viewAt } from '@/titles/dortmund/hsb';
import { Depot } from '@/ui/table/views/Depot';
import { hsbState } from '../../../support/hsb/table';
import { converted, itsRailway, pass, played, railwayOf } from '../../../support/hsb/two';
import { flat } from '../../turn/table';
import { seatOf } from '../open';

afterEach(cleanup);

type State = ReturnType<typeof hsbState>;

/** What is said of each phase to come. */
function ahead(state: State): string[] {
  const { container } = render(<Depot seat={seatOf({ title, viewAt }, state)} />);
  const told = [...container.querySelectorAll('.phases-ahead > li')].map((li) => flat(li.textContent ?? ''));
  cleanup();
  return told;
}

/** Grey has begun by the number of the round, though no card of type 5 has left the display. */
const grayEarly = () =>
  played(
    converted(
      {
        stock: 5,
        turn: 'A',
        phase: '4',
        cash: { A: 0, B: 0, investor: 0 },
        companies: { CME: itsRailway({ cards: ['3'] }), BME: railwayOf('B', 55, { cards: ['3'] }) },
      },
      { cards: ['3'] },
    ),
    pass,
    pass,
  );

describe('phases to come in Heat, Sweat & Beer', () => {
  it('[18DO 6.2.1, 6.5.2.2] say what the first card of a type changes', () => {
    const [brown = '', , gray = ''] = ahead(hsbState({ phase: '4', stock: 2 }));
    expect(brown).toMatch(/brown/i);
    expect(brown).toContain('segment 5');
    expect(brown).toContain('equipment: minors 1, corporations 2');
    expect(gray).toMatch(/grey/i);
    expect(gray).toContain('export');
  });

  it('[18DO 8.4.5, rulings 91, 122] name no brown, no limits and no export field any more once grey has begun by its round', () => {
    const told = ahead(grayEarly());
    expect(told).toHaveLength(3);
    const [five = '', six = '', eight = ''] = told;
    for (const each of told) {
      expect(each).not.toMatch(/brown/i);
      expect(each).not.toMatch(/trains for each company|equipment|export|tiles|20%/i);
    }
    // what cards still do by themselves
    expect(five).toContain('segment 5');
    expect(six).toContain('segment 6');
    expect(eight).toContain('4-trains run once more');
  });
});
