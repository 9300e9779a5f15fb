import type { Translation } from '@/i18n/words';
import type { short as english } from '../en/short';

export const short: Translation<typeof english> = {
  'event.order-dealt': 'Die Reihenfolge am Tisch ist {players}; der erste beginnt',
  'event.player-round': 'Spielerrunde {number} von {of}',
  'event.train-round': 'Zugrunde {number} von {of}: Jeder Zug fährt einmal',
  'event.no-second-tile': '{player} hat kein zweites Gleisplättchen: Keines würde passen',
  'event.harbour-placed': '{player} platziert den Hafenmarker der {company} in {hex}',

  'refusal.second-tile-yellow':
    'Gleisplättchen {tile} ist nicht gelb: Auf ein gelbes darf nur ein weiteres gelbes folgen',

  'move.place-harbour': 'Hafenmarker der {company} in {hex} platzieren',
  'move.run-train': 'Fahren',
  'move.run-all': 'Alle übrigen fahren lassen',
  'move.skip.direct': 'Keine Direktoraktion',
  'move.skip.second-tile': 'Kein zweites Gleisplättchen',
  'button.place-harbour': 'Platzieren',
  'button.run-train': 'Fahren',
  'button.run-all': 'Alle fahren',
  'button.skip.direct': 'Keine Aktion',
  'button.skip.second-tile': 'Kein zweites',
  'moveName.place-harbour': 'Einen Hafenmarker platzieren',
  'moveName.run-train': 'Einen Zug fahren lassen',
  'moveName.run-all': 'Alle Züge fahren lassen',

  'stage.direct': 'Direktoraktion',
  'stage.second-tile': 'Zweites Gleisplättchen',
  'stage.run-train': 'Zug',
  'step.direct': 'Aktion',
  'prompt.direct': 'Eine Aktion für eine Gesellschaft, deren Direktor du bist, oder keine',
  'prompt.second-tile': 'Lege ein zweites gelbes Gleisplättchen für dieselbe Gesellschaft oder keines',
  'prompt.run-train': 'Die beste Route wird gefahren, und alle Anteile der Spieler erhalten Dividende',

  'clock.player': 'Spielerrunde',
  'clock.train': 'Zugrunde',
  'roundShort.player': 'S{number}/{of}',
  'roundShort.train': 'Z{number}/{of}',
};
