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

  'rl.hint.auction':
    'Kaufe die Privatgesellschaft mit der niedrigsten Nummer, biete auf eine spätere oder passe. Jede zahlt ihrem Besitzer in jeder Operationsrunde eine Rendite und kann etwas, was sonst keine kann.',
  'rl.hint.contest':
    'Auf diese Privatgesellschaft haben mehrere geboten. Du erhöhst um mindestens 5 M oder passt; wer passt, scheidet aus und bekommt sein Geld zurück.',
  'rl.hint.first-stock':
    'Gründe mit ihrer Direktoraktie eine Gesellschaft oder kaufe ein Zertifikat. Ist genug gekauft, geht sie in Betrieb und hat Geld zum Bauen. Verkauft wird in dieser Runde nichts.',
  'rl.hint.stock':
    'Verkaufe, so viel du willst, und kaufe dann ein Zertifikat. Was du von einer Gesellschaft verkaufst, kannst du in dieser Runde nicht zurückkaufen, und ihr Kurs fällt um ein Feld.',
  'rl.hint.first-track':
    'Die Gleise beginnen am Heimatbahnhof: Lege dort ein Gleisplättchen oder baue weiter, was dort schon liegt. Was du jetzt legst, befährst du noch in diesem Spielzug.',
  'rl.hint.track':
    'Lege ein gelbes Gleisplättchen, wo dein Gleis weitergeht, oder rüste eines auf, das es erreicht: Mehr oder reichere Städte bringen noch in diesem Spielzug mehr.',
  'rl.hint.station':
    'Ein weiterer Bahnhof wird aus dem Betriebskapital bezahlt. Dort können Routen beginnen, und durch eine volle Stadt fahren andere nicht hindurch.',
  'rl.hint.run':
    'Die beste Fahrt wird für dich gefunden. Ein Zug bedient so viele Städte, wie seine Zahl sagt; Kleinstädte zählen nur am Ende einer Route.',
  'rl.hint.dividend':
    'Ausgeschüttet geht das Geld an alle, die Anteile haben; erreicht es den Kurs, rückt dieser nach rechts. Einbehalten füllt es das Betriebskapital, und der Kurs rückt nach links.',
  'rl.hint.trains':
    'Neue Züge kommen der Größe nach; der erste einer Größe bringt bessere Gleisplättchen und lässt mit der Zeit die ältesten Züge veralten. Wer eine Route hat, muss einen Zug besitzen.',
  'rl.hint.power-station':
    'Eine deiner Privatgesellschaften öffnet dir diesen Platz, ob ein Gleis hinführt oder nicht. Du kannst auch verzichten.',
  'rl.hint.bestow':
    'Eine deiner Privatgesellschaften gibt dies einer deiner Gesellschaften, und dabei bleibt es.',
  'rl.hint.agree-train':
    'Jeder Preis ab 1 M kann vereinbart werden. Das Geld geht ins Betriebskapital der Gesellschaft, die verkauft.',
  'rl.hint.discard-train':
    'Die Gesellschaft hat mehr Züge, als sie darf. Der Zug kommt ohne Entschädigung in den Bank Pool, wo andere ihn zum aufgedruckten Preis kaufen können.',
  'rl.hint.raise-money':
    'Nach dem Betriebskapital werden eigene Zertifikate verkauft, dann zahlt der Direktor bar, und erst dann verkauft er Anteile oder nimmt einen Kredit, der am Ende doppelt abgezogen wird.',
};
