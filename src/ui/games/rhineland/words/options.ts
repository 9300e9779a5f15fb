import type { options as lowerRhine } from '@/titles/rhineland/18lra/options';
import type { options } from '@/titles/rhineland/18rhl/options';
import type { WordsOf } from '../../../agreed/words';
import type { Said } from '../../cover';

/** Both certificates of a number, by name, with what they bring. */
function certificate<V extends string>(no: number, what: Said, values: Readonly<Record<V, Said>>) {
  return { name: { en: `No. ${no}`, de: `Nr. ${no}` }, what, values };
}

const same = (name: string): Said => ({ en: name, de: name });

/** The options of 18Rhl. */
export const rhlOptions: WordsOf<typeof options> = {
  extraTrain: {
    name: { en: 'Extra 2-train', de: 'Zusätzlicher 2er-Zug' },
    what: {
      en: 'Seven 2-trains instead of six: the yellow phase lasts at least two operating rounds.',
      de: 'Sieben 2er-Züge statt sechs: Die gelbe Phase dauert mindestens zwei Operationsrunden.',
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
  private1: certificate(
    1,
    {
      en: 'A free tile on E12 from the green phase on, or a tile on E14.',
      de: 'Ein kostenloses Plättchen auf E12 ab der grünen Phase, oder eines auf E14.',
    },
    { ATB: same('Angertalbahn'), PWB: same('Prinz-Wilhelm-Bahn') },
  ),
  private2: certificate(
    2,
    {
      en: 'A tile and a station on G12, or tile 935 with a free station on E8.',
      de: 'Plättchen und Bahnhof auf G12, oder Plättchen 935 mit kostenlosem Bahnhof auf E8.',
    },
    {
      MBR: { en: 'Mungsten Bridge', de: 'Müngstener Brücke' },
      KEO: { en: 'Essen-Osterath Concession', de: 'Konzession Essen–Osterath' },
    },
  ),
  private3: certificate(
    3,
    {
      en: 'A station on a metropolis for 8-trains, or a free tile in the mountains.',
      de: 'Ein Bahnhof in einer Metropole für 8er-Züge, oder ein kostenloses Plättchen im Gebirge.',
    },
    {
      RGC: { en: 'Rheingold Contract', de: 'Rheingold-Vertrag' },
      THS: { en: 'Train Hauling System', de: 'Seilzuganlage' },
    },
  ),
  private4: certificate(
    4,
    {
      en: 'A free station in Essen, or a free green metropolis.',
      de: 'Ein kostenloser Bahnhof in Essen, oder eine kostenlose grüne Metropole.',
    },
    {
      KSW: { en: 'Krupp Steel Works', de: 'Krupp-Stahlwerke' },
      TF: { en: 'Train Ferry', de: 'Trajekt' },
    },
  ),
  private5: certificate(
    5,
    { en: 'A share of ADR, or of GVE.', de: 'Ein Anteil der ADR, oder der GVE.' },
    {
      AMD: { en: 'Aachen Mining District', de: 'Aachener Revier' },
      NLK: same('Niederrheinische Licht- und Kraftwerke'),
    },
  ),
  private6: certificate(
    6,
    {
      en: 'Who floats at once, with three shares in the Bank Pool and 210 M for a link.',
      de: 'Wer sofort in Betrieb geht, mit drei Anteilen im Bank Pool und 210 M für eine Verbindung.',
    },
    {
      CME: { en: 'Director of CME', de: 'Direktor der CME' },
      RhE: { en: 'Director of RhE', de: 'Direktor der RhE' },
    },
  ),
};

/** Which six corporations play, by their names. */
const scenario = (text: string) => ({ en: text, de: text });

/** The options of 18LRA. */
export const lraOptions: WordsOf<typeof lowerRhine> = {
  scenario: {
    name: { en: 'Scenario', de: 'Szenario' },
    what: {
      en: 'With two or three players six corporations play; blank tokens keep the homes of the other two.',
      de: 'Zu zweit und zu dritt spielen sechs Gesellschaften mit; leere Marker halten die Heimatbahnhöfe der beiden anderen.',
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
      de: 'Sechs 2er-Züge statt fünf: Die gelbe Phase dauert mindestens zwei Operationsrunden.',
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
  investorOffers: {
    name: { en: 'Offers for the Investor card', de: 'Gebote für die Investor-Karte' },
    what: {
      en: 'Whoever holds it may offer money to keep it; the other one takes the money or pays as much for the card.',
      de: 'Wer sie hat, darf Geld bieten, um sie zu behalten; der andere nimmt das Geld oder zahlt ebenso viel für die Karte.',
    },
  },
};
