import type { Translation } from '@/i18n/words';
import type { panels as english } from '../en/panels';

export const panels: Translation<typeof english> = {
  'lra.harbour': 'Hafenmarker',
  'lra.harbour.turned': 'Hafenmarker umgedreht',
  'lra.apart': '{amount} je Anteil ausschütten, 2+4 einbehalten',
  'lra.apart.confirm': 'Ausschütten, aber behalten, was der 2+4er einfuhr',
  'lra.stays': 'bleibt für immer',

  'lra.company.harbour': 'Hafenmarker',
  'lra.company.harbour.left': '{reduced} mit der Privatgesellschaft, sonst {full}',
  'lra.company.harbour.at': 'in {hex}',
  'lra.company.harbour.turned': 'als Bahnhof umgedreht',
  'lra.company.feature': 'Besonderheit',
  'lra.company.tokens': 'Marker von Privatgesellschaften',
  'lra.feature.twoYellowTilesInFirstOperatingRound': 'zwei gelbe Gleisplättchen im ersten Spielzug',
  'lra.feature.stationWithoutRoute': 'ein Bahnhof in {hex} braucht keine Route',
  'lra.feature.linkBonus': '{amount}, wenn Gleise Mönchengladbach und Venlo verbinden',
  'lra.feature.harbourPrice': 'ihr Hafenmarker kostet in {hex} {amount}',

  'lra.investor.short': 'Inv.',
  'lra.investor.card': 'Hat die Investor-Karte: handelt für die Gesellschaft des Investors',

  'lra.phase.camp': 'Das Auswandererlager in Dalheim ist in Betrieb',
  'lra.phase.kreisbahn': 'Die Kreisbahn wird zum 2+4er-Zug',
  'lra.phase.harbours': 'Hafenplätze stehen allen offen',
  'lra.effect.camp': 'Auswandererlager',
  'lra.effect.camp.active': 'in Betrieb',
};
