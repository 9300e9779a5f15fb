import { afterEach, describe, expect, it } from 'vitest';
import { deviceLanguage, language, list, money, number, t, tCount, tOf } from '@/i18n/aside';

afterEach(() => {
  language.value = 'en';
});

describe('words', () => {
  it('follow the language', () => {
    expect(t('shell.settings')).toBe('Settings');
    language.value = 'de';
    expect(t('shell.settings')).toBe('Einstellungen');
  });

  it('take values into their gaps', () => {
    expect(t('missing.what', { place: 'x/y' })).toContain('“x/y”');
  });

  it('of a family are found by a name that is known at run time', () => {
    expect(tOf('terrain', 'mountain')).toBe('Mountain');
  });

  it('show a member that has no words as it is', () => {
    expect(tOf('terrain', 'swamp')).toBe('swamp');
    expect(tOf('terrain', 'constructor')).toBe('constructor');
  });

  it('count one thing and many', () => {
    expect(tCount('stop.slots', 1)).toBe('place for 1 station');
    expect(tCount('stop.slots', 1200)).toBe('places for 1,200 stations');
    language.value = 'de';
    expect(tCount('stop.slots', 2)).toBe('Plätze für 2 Bahnhofsmarker');
  });

  it('are joined as the language joins them', () => {
    expect(list(['a', 'b', 'c'])).toBe('a, b, and c');
    language.value = 'de';
    expect(list(['a', 'b', 'c'])).toBe('a, b und c');
  });
});

describe('numbers', () => {
  it('are grouped as the language does', () => {
    expect([number(0), number(999), number(1234567)]).toEqual(['0', '999', '1,234,567']);
    language.value = 'de';
    expect(number(1234)).toBe('1.234');
  });

  it('may have a fraction', () => {
    expect(number(1234.5)).toBe('1,234.5');
    language.value = 'de';
    expect(number(9.5)).toBe('9,5');
  });

  it('of money never part from their unit', () => {
    expect(money(1234)).toBe('1,234\u00a0M');
    language.value = 'de';
    expect(money(1234)).toBe('1.234\u00a0M');
    expect(money(-20)).toBe('−20\u00a0M');
  });
});

describe('the language of the device', () => {
  it('is the first one that we speak', () => {
    expect(deviceLanguage(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(deviceLanguage(['fr', 'nl'])).toBe('en');
    expect(deviceLanguage([])).toBe('en');
  });
});
