import type { Translation } from '@/i18n/words';
import type { cards as english } from '../en/cards';

export const cards: Translation<typeof english> = {
  'goal.T1': 'Eine deiner Gesellschaften fährt eine Strecke mit 2 Kohlebergwerken und 2 Stahlwerken.',
  'goal.T2': 'Gleis verbindet Aachen (K2) und Berlin (B15), wer immer es gebaut hat.',
  'goal.T3':
    'Gleis verbindet Nijmegen oder Arnhem mit Basel oder Frankfurt, nicht über Venlo, wer immer es gebaut hat.',
  'goal.T4': 'Eine deiner Gesellschaften hat Strecken zu allen vier Kanten des Östlichen Ruhrgebiets.',
  'goal.T5':
    'Eine deiner Gesellschaften fährt von Boxtel nach Berlin. Fremde Bahnhöfe in Berlin sperren diese Strecke nicht.',
  'goal.T6': 'Gleis verbindet das Östliche Ruhrgebiet und Antwerpen, wer immer es gebaut hat.',
  'goal.T7':
    'Venlo (E2) und Roermond (G2) sind beide mit irgendeinem Bahnhof verbunden, wer immer das Gleis gebaut hat.',
  'goal.T8': 'Eine deiner Gesellschaften baut einen Bahnhof im Siegerland (J15).',
  'goal.D1': 'Eine deiner Gesellschaften besitzt zwei Züge.',
  'goal.D2': 'Eine deiner Gesellschaften hat den höchsten Aktienwert von allen.',
  'goal.D3': 'Zwei Rheinmetropolen sind grau, die dritte ist braun, wer immer sie gebaut hat.',
  'goal.D4':
    'Eine deiner Gesellschaften hat Strecken zu mehr Kohlebergwerken und Stahlwerken als jede andere.',
  'goal.D5': 'Deine Gesellschaften haben zusammen mehr Bahnhöfe auf dem Plan als die jedes anderen.',
  'goal.D6': 'Eine deiner Gesellschaften hat einen Bahnhof auf dem grauen OO-Gleisplättchen 948.',
  'goal.D7': 'Du hältst Zertifikate von mehr verschiedenen Gesellschaften als jeder andere.',
  'goal.D8':
    'Ein Zug einer deiner Gesellschaften kann auf einer Strecke mehr Felder mit Kleinstädten bedienen als der jeder anderen.',
  'goal.D9': 'Eine deiner Gesellschaften hat Bahnhöfe in zweien von Hamburg, Berlin und Boxtel.',
  'goal.D10': 'Eine deiner Gesellschaften hat mehr Betriebskapital als jede andere.',
  'goal.D11': 'Eine deiner Gesellschaften hatte in der letzten Operationsrunde die höchsten Einnahmen.',
  'goal.D12': 'Eine deiner Gesellschaften hat Strecken nach Arnhem, Nijmegen, Boxtel, Venlo und Roermond.',

  'cards.view': 'Karten',
  'cards.targets': 'Zielkarten',
  'cards.targets.note': 'Wird ausgezahlt, sobald das Ziel erreicht ist, und dann abgelegt.',
  'cards.nobody': 'noch offen',
  'cards.waiting': 'noch nicht erreicht',
  'cards.paid': 'ausgezahlt',
  'cards.seats':
    'Wer die niedrigste Nummer hat, sitzt vorn und hat das Vorkaufsrecht; die anderen folgen nach ihren Nummern.',
  'cards.seats.entered':
    'Wer die niedrigste Nummer hat, beginnt und hat das Vorkaufsrecht; alle bleiben sitzen.',
  'cards.destinies': 'Schicksalskarten',
  'cards.destinies.two':
    'Jeder hat zwei und legt nach der ersten Aktienrunde eine ab. Deine siehst bis zum Ende nur du.',
  'cards.destinies.one':
    'Jeder hat eine behalten. Sie zählt am Ende; bis dahin sieht sie nur, wem sie gehört.',
  'cards.destinies.over': 'Alle, die behalten wurden, mit dem, was sie bringen.',
  'cards.look': 'Meine Karten ansehen',
  'cards.look.of': '{name}: meine Karten ansehen',
  'cards.look.one': 'Meine Karte ansehen',
  'cards.look.one.of': '{name}: meine Karte ansehen',
  'cards.look.past': 'Karten werden nur in der Gegenwart angesehen.',
  'cards.give': 'Gib das Gerät an {name}',
  'cards.give.why': 'Was jetzt kommt, darf niemand sonst sehen.',
  'cards.show': 'Ich bin {name}: meine Karten zeigen',
  'cards.hide': 'Verdecken',
  'cards.yours': '{name}, deine Schicksalskarten',
  'cards.first': 'Erste Karte',
  'cards.second': 'Zweite Karte',
  'cards.drop': 'Diese ablegen',
  'cards.drop.sure': 'Diese Karte ablegen und die andere behalten?',
  'cards.drop.later': 'Welche du ablegst, sieht niemand, und auch das Protokoll verrät es nicht.',
  'cards.missed': 'nicht erreicht',

  'token.place': 'Rheingold-Marker',
  'token.what':
    'Ab der grünen Phase kann die Gesellschaft, die an der Reihe ist, ihn erhalten: ein Bahnhof in einer Metropole nur für ihre 8er-Züge, den keine fremden Bahnhöfe versperren.',
  'token.to': '{company}, in {hex}',
  'token.fact': 'Rheingold-Marker',
  'krupp.note': 'kostenlos durch „{private}“',
  'krupp.beside': 'kostenlos durch „{private}“, neben den vollen Plätzen',
};
