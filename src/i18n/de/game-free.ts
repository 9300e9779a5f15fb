import type { gameFree as english } from '../en/game-free';
import type { Translation } from '../words';

export const gameFree: Translation<typeof english> = {
  'event.took': '{player} nimmt {percent} der {company}',
  'event.took-director': '{player} nimmt die Direktoraktie der {company} zu {percent} und gründet sie',
  'event.train-taken': '{company} erhält {aTrain}',
  'event.no-train-left': 'Für die {company} ist kein Zug mehr da',
  'event.no-action': '{player} hat keine Aktion: Für {companies} ist nichts zu tun',
  'event.no-action.unlinked': 'Noch nichts zu bauen für {companies}: Von {homes} führt kein Gleis weg',
  'event.no-action.none': '{player} hat keine Aktion: {player} leitet keine Gesellschaft',
  'event.gave-up': '{player} wirft {percent} der {company} in den Bank Pool ab',
  'event.over-limit': '{player} hat mehr Zertifikate als das Limit von {limit}',
  'event.tile-laid': '{player} legt Gleisplättchen {tile} auf {hex}',
  'event.station-placed': '{player} platziert einen Bahnhofsmarker der {company} in {hex}',
  'event.train-swapped': '{company} tauscht ihren überalterten {old} gegen {aTrain}',
  'event.trains-exchanged': '{company} und {other} tauschen Züge: den {train} gegen den {old}',
  'event.train-aged': 'Jeder {train} ist überaltert und darf gegen einen neuen Zug getauscht werden',

  'refusal.stack-empty': 'In der Auslage liegt kein Zertifikat der {company} mehr',
  'refusal.none-to-discard':
    'Du hast kein Zertifikat der {company} zu {percent} zum Abwerfen; eine Direktoraktie bleibt immer',
  'refusal.lay-no-route-of-yours': 'Das würde keine Route, an der du bauen darfst, nach {hex} verlängern',
  'refusal.swap-no-train': '{company} hat keinen Zug zum Tauschen',
  'refusal.swap-not-obsolete':
    'Der {train} der {company} ist nicht überaltert: Er ist nicht gegen einen neuen zu tauschen',
  'refusal.swap-none-left': 'Kein neuer Zug ist mehr da',
  'refusal.swap-same-train': 'Beide Gesellschaften haben {aTrain}: Es gibt nichts zu tauschen',
  'refusal.not-director': 'Du leitest die {company} nicht',

  'move.take': 'Oberstes Zertifikat der {company} nehmen',
  'move.discard': '{percent} der {company} abwerfen',
  'move.place-station': 'Bahnhofsmarker der {company} in {hex} platzieren',
  'move.swap-new': 'Überalterten Zug der {company} gegen einen neuen tauschen',
  'move.swap-between': 'Die Züge von {companies} tauschen',
  'button.take': 'Nehmen',
  'button.discard': 'Abwerfen',
  'button.place-station': 'Platzieren',
  'button.swap-new': 'Tauschen',
  'button.swap-between': 'Tauschen',
  'moveName.take': 'Ein Zertifikat nehmen',
  'moveName.discard': 'Ein Zertifikat abwerfen',
  'moveName.place-station': 'Einen Bahnhofsmarker platzieren',
  'moveName.swap-new': 'Einen überalterten Zug tauschen',
  'moveName.swap-between': 'Züge tauschen',

  'stage.take': 'Zertifikat',
  'stage.surplus': 'Zu viele Zertifikate',

  'prompt.take': 'Nimm das oberste Zertifikat einer Gesellschaft',
  'prompt.take.discarded': 'Nimm ein Zertifikat für das, das du abgeworfen hast',
  'prompt.surplus': 'Du hast zu viele Zertifikate: Welches wirfst du ab?',
};
