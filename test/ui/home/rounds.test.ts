import { afterEach, describe, expect, it } from 'vitest';
import type { RoundState } from '@/engine/game/state';
import { language } from '@/i18n';
import { roundOf } from '@/ui/games/covers';

afterEach(() => {
  language.value = 'en';
});

describe('a card of a game names its round', () => {
  const operating = { kind: 'operating', set: 5, number: 2 } as unknown as RoundState;
  const brewery = { kind: 'brewery', set: 5, number: 2 } as unknown as RoundState;

  it('[18DO 6.5] as its title does: railways of a game with breweries have Railway Rounds', () => {
    expect(roundOf('18do-trg', operating)).toBe('Operating round 5.2');
    expect(roundOf('18do-hsb', operating)).toBe('Railway round 5.2');
    expect(roundOf('18do-exp', operating)).toBe('Railway round 5.2');
    expect(roundOf('18do-hsb', brewery)).toBe('Brewery round 5.2');
  });

  it('in the language of the player', () => {
    language.value = 'de';
    expect(roundOf('18do-hsb', operating)).toBe('Eisenbahnrunde 5.2');
    expect(roundOf('18rhl', operating)).toBe('Operationsrunde 5.2');
  });
});
