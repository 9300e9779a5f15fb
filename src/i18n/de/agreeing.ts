import type { agreeing as english } from '../en/agreeing';
import type { Translation } from '../words';

export const agreeing: Translation<typeof english> = {
  'agreed.title': 'Mit welchen Varianten?',
  'agreed.allUsual': 'Ohne Varianten.',
  'agreed.these': 'Vereinbart: {names}',
  'agreed.reset': 'Alles wie im Regelheft',
  'agreed.lots': 'Auslosen',
  'agreed.drawn': '{name}: wird ausgelost',
  'agreed.less': '{name}: weniger',
  'agreed.more': '{name}: mehr',
  'agreed.value': '{name}: {value}',
  'agreed.none': '{name}: keine',
  'agreed.count.one': '{count} Variante',
  'agreed.count.other': '{count} Varianten',
  'agreed.fallen': 'Wieder wie im Regelheft: {why}',
  'agreed.barred.not-for-players': 'Nur mit {players} Spielern.',
  'agreed.barred.needs': 'Nur zusammen mit „{other}“.',
  'agreed.barred.excluded': 'Nicht zusammen mit „{other}“.',
  'agreed.problem.unknown-option': 'Dieses Spiel kennt „{option}“ nicht.',
  'agreed.problem.no-such-value': '„{option}“ hat einen Wert, den es nicht gibt.',
  'agreed.problem.not-for-players': '„{option}“ gibt es nur mit {players} Spielern.',
  'agreed.problem.needs': '„{option}“ gibt es nur zusammen mit „{other}“.',
  'agreed.problem.excluded': '„{option}“ gibt es nicht zusammen mit „{other}“.',

  'seats.title': 'Wie sitzt ihr?',
  'seats.dealt': 'Plätze werden ausgelost',
  'seats.dealt.what': 'Die Sitzordnung wird ausgelost, wenn das Spiel beginnt.',
  'seats.entered': 'Wie in dieser Liste',
  'seats.entered.what':
    'Ihr sitzt im Uhrzeigersinn in der Reihenfolge dieser Liste. Wer beginnt, wird ausgelost.',
  'seats.drag': '{name} verschieben: ziehen, oder mit den Pfeiltasten',
  'seats.up': '{name} nach oben',
  'seats.down': '{name} nach unten',
  'seats.moved': '{name} hat jetzt Platz {seat} von {count}.',
};
