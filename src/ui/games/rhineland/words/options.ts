import type { options as lowerRhine } from '@/titles/rhineland/18lra/options';
import type { options } from '@/titles/rhineland/18rhl/options';
import type { WordsOf } from '../../../agreed/words';

/** The options of 18Rhl. */
export const rhlOptions: WordsOf<typeof options> = {
  extraTrain: {
    name: { en: 'Extra 2-train', de: 'Zusätzlicher 2er-Zug' },
    what: {
      en: 'Seven 2-trains instead of six: the yellow phase lasts at least two operating rounds.',
      de: 'Sieben 2er-Züge statt sechs: Die gelbe Phase dauert mindestens zwei Betriebsrunden.',
    },
  },
  lowerCapital: {
    name: { en: 'Lower capital', de: 'Weniger Startkapital' },
    what: {
      en: '1,500 M for all players together instead of 1,800: a little longer. Best with three or four.',
      de: 'Zusammen 1.500 M statt 1.800: etwas länger. Am besten zu dritt oder zu viert.',
    },
  },
  noCredit: {
    name: { en: 'No credit', de: 'Ohne Kredit' },
    what: {
      en: 'Whoever must buy a train and cannot pay for it is bankrupt: the game ends at once.',
      de: 'Wer einen Zug kaufen muss und ihn nicht bezahlen kann, ist bankrott: Das Spiel endet sofort.',
    },
  },
};

/** Which six corporations play, by their names. */
const scenario = (text: string) => ({ en: text, de: text });

/** The options of 18LRA. */
export const lraOptions: WordsOf<typeof lowerRhine> = {
  scenario: {
    name: { en: 'Scenario', de: 'Szenario' },
    what: {
      en: 'With three players six corporations play; blank tokens keep the homes of the other two.',
      de: 'Zu dritt spielen sechs Gesellschaften mit; leere Marker halten die Heimatbahnhöfe der beiden anderen.',
    },
    values: {
      1: scenario('1: RhE, ADR, CCE, GVE, CME, KEG'),
      2: scenario('2: BME, ADR, CCE, GVE, MKB, KEG'),
      3: scenario('3: BME, ADR, RhE, CCE, MKB, CME'),
      4: scenario('4: BME, ADR, RhE, GVE, MKB, KEG'),
    },
  },
  extraTrain: {
    ...rhlOptions.extraTrain,
    what: {
      en: 'Six 2-trains instead of five: the yellow phase lasts at least two operating rounds.',
      de: 'Sechs 2er-Züge statt fünf: Die gelbe Phase dauert mindestens zwei Betriebsrunden.',
    },
  },
  lowerCapital: {
    ...rhlOptions.lowerCapital,
    what: {
      en: '1,500 M for all players together instead of 1,800: a little longer.',
      de: 'Zusammen 1.500 M statt 1.800: etwas länger.',
    },
  },
  noCredit: rhlOptions.noCredit,
};
