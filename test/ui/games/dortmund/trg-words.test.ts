import { afterEach, describe, expect, it } from 'vitest';
import { play } from '@/engine/game/play';
import { language } from '@/i18n';
import {
  eventSentence,
  moveLabel,
  namesOf,
  refusalSentence,
  roundName,
  roundShort,
  stagePrompt,
} from '@/i18n/sentences';
import { trg, viewAt } from '@/titles/dortmund/trg';
import { speech } from '@/ui/games/dortmund/words';
import { sayWholeGame } from '../../../i18n/whole-game';
import { railwayHabits } from '../../../soak/dortmund-trg';
import { bid, type GivenCompany, played, sell, tens, trgStart, trgState } from '../../../support/trg/table';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const { setup } = trgStart();
const names = namesOf(speech, viewAt(setup) as never, setup);

afterEach(() => {
  language.value = 'en';
});

function refusal(state: ReturnType<typeof trgState>, move: unknown): string {
  const outcome = play(trg, state, move);
  return outcome.ok ? 'accepted' : plain(refusalSentence(outcome.refusal, '18DO', names));
}

describe('the starting round in words', () => {
  it('names breweries and boxes', () => {
    const { round } = trgStart();
    expect([roundName(round, speech), roundShort(round, speech)]).toEqual(['Starting round', 'ST']);
    expect(plain(moveLabel(bid('B2', 40), names))).toBe('Bid 40 M for Private brewery no. 2');
    expect(refusal(played(trgStart(), bid('B2', 60)), bid('B2', 50))).toBe(
      'Another bidding token for Private brewery no. 2 lies on 50 M or above [18DO 4.2.2]',
    );
    language.value = 'de';
    expect(roundName(round, speech)).toBe('Startrunde');
    expect(plain(moveLabel(bid('B2', 40), names))).toBe('40 M für „Privatbrauerei Nr. 2“ bieten');
  });
});

describe('stock rounds in words', () => {
  const dhb: GivenCompany = { director: 'A', held: { A: tens(1), B: [20, 10, 10] }, at: [2, 5] };

  it('say what a railway waits for', () => {
    const state = trgState({ stock: 1 });
    expect(refusal(state, { type: 'found', company: 'DHB', row: 1, col: 2 })).toBe(
      'DHB can be founded once DGEE is founded [18DO 4.3.2]',
    );
  });

  it('say limits in percent', () => {
    const company: GivenCompany = { director: 'A', held: { A: tens(5) }, at: [2, 5] };
    const state = trgState({ stock: 2, cash: { A: 500, B: 0, C: 0 }, companies: { BME: company } });
    expect(refusal(state, { type: 'buy', company: 'BME', source: 'charter', percent: 10 })).toBe(
      'You may hold no more than 70% of BME [18DO 4.4.4]',
    );
  });

  it('ask the old director, and name the certificates', () => {
    const state = played(trgState({ stock: 2, companies: { DHB: dhb } }), sell('DHB', 10));
    expect(stagePrompt('exchange', state, names)).toBe(
      'B becomes director of DHB: which certificates do you take for the director’s?',
    );
    expect(moveLabel({ type: 'take-certificates', percents: [10, 10] } as never, names)).toBe(
      'Take 10% and 10%',
    );
    language.value = 'de';
    expect(plain(moveLabel({ type: 'take-certificates', percents: [20] } as never, names))).toBe(
      '20 % nehmen',
    );
  });

  it('say that a railway goes into operation, without a capital that it had before', () => {
    const floated = { type: 'floated', company: 'BME', capital: 0 } as const;
    expect(eventSentence(floated, names)).toBe('BME goes into operation');
    expect(plain(eventSentence({ ...floated, capital: 300 }, names))).toBe('BME floats and receives 300 M');
  });
});

describe('a whole game', () => {
  it('leaves no gap in any sentence, in either language', () => {
    const { bad, types } = sayWholeGame(speech, trg, viewAt, 4, 3, railwayHabits);
    expect(bad).toEqual([]);
    expect(types.size).toBeGreaterThan(30);
  }, 120_000);
});
