import type { options as lowerRhine } from '@/titles/rhineland/18lra/options';
import type { options } from '@/titles/rhineland/18rhl/options';
import type { WordsOf } from '../../../agreed/words';
import type { Said } from '../../cover';

/** Both certificates of a number, by name. */
function certificate<V extends string>(no: number, values: Readonly<Record<V, Said>>) {
  return {
    name: { en: `No. ${no}`, de: `Nr. ${no}` },
    what: {
      en: 'Of the alternative package, or of the base game.',
      de: 'Aus dem alternativen Startpaket oder aus dem Grundspiel.',
    },
    values,
  };
}

const same = (name: string): Said => ({ en: name, de: name });

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
  targetCards: {
    name: { en: 'Target cards', de: 'Zielkarten' },
    what: {
      en: 'Two more than players are drawn and lie open; each takes one. Its number seats the players, its goal is paid at once: 60 to 150 M.',
      de: 'Zwei mehr als Spieler werden gezogen und liegen offen, jeder nimmt eine. Ihre Nummer bestimmt die Sitze, ihr Ziel wird sofort ausgezahlt: 60 bis 150 M.',
    },
  },
  destinyCards: {
    name: { en: 'Destiny cards', de: 'Schicksalskarten' },
    what: {
      en: 'Two hidden goals each are drawn; one is dropped after the first stock round, the other counts 100 to 160 M at the end.',
      de: 'Jeder zieht verdeckt zwei Ziele, legt nach der ersten Aktienrunde eines ab; das andere zählt am Ende 100 bis 160 M.',
    },
  },
  alternativePackage: {
    name: { en: 'Alternative starting package', de: 'Alternatives Startpaket' },
    what: {
      en: 'Other private companies, and hexes at Ratingen, the Angertal and Solingen: Köln–Bonn is built, the lime quarry pays for steel mills, stations on red fields cost half as much again. Prices and revenues of nos. 2 to 5 are reconstructed.',
      de: 'Andere Privatgesellschaften, andere Felder bei Ratingen, im Angertal und bei Solingen: Köln–Bonn ist gebaut, das Kalkwerk zahlt für Stahlwerke, Bahnhöfe auf roten Feldern kosten anderthalbmal so viel. Preise und Renditen der Nrn. 2 bis 5 sind rekonstruiert.',
    },
  },
  private1: certificate(1, { ATB: same('Angertalbahn'), PWB: same('Prinz-Wilhelm-Bahn') }),
  private2: certificate(2, {
    MBR: { en: 'Mungsten Bridge', de: 'Müngstener Brücke' },
    KEO: { en: 'Essen-Osterath Concession', de: 'Konzession Essen–Osterath' },
  }),
  private3: certificate(3, {
    RGC: { en: 'Rheingold Contract', de: 'Rheingold-Vertrag' },
    THS: { en: 'Train Hauling System', de: 'Seilzuganlage' },
  }),
  private4: certificate(4, {
    KSW: { en: 'Krupp Steel Works', de: 'Krupp-Stahlwerke' },
    TF: { en: 'Train Ferry', de: 'Trajekt' },
  }),
  private5: certificate(5, {
    AMD: { en: 'Aachen Mining District', de: 'Aachener Revier' },
    NLK: same('Niederrheinische Licht- und Kraftwerke'),
  }),
  private6: certificate(6, {
    CME: { en: 'Director of CME', de: 'Direktor der CME' },
    RhE: { en: 'Director of RhE', de: 'Direktor der RhE' },
  }),
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
