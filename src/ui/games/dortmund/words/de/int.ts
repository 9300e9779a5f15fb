import type { Translation } from '@/i18n/words';
import type { introduction as english } from '../en/int';

export const introduction: Translation<typeof english> = {
  'event.first-player': '{player} hat mit „{private}“ die niedrigste Nummer erhalten und beginnt',
  'event.turn': 'Spielzug {number}: {player}',
  'event.buried': '{player} legt {percent} der {company} aus der Auslage in den Bank Pool',
  'event.never-founded': '{company} wird nie gegründet: Ihre Zertifikate sind nichts wert',
  'event.linked': '{player} gibt {hex} einen Gleisanschluss im Wert von {value}',
  'event.no-tile': '{player} kann kein Gleisplättchen legen: Keines würde passen',
  'event.no-building': '{player} kann keinen Bahnhof bauen und keinen Gleisanschluss erstellen',
  'event.final-runs': 'Der letzte Spielzug ist vorbei: Jede Gesellschaft fährt einmal mit ihrem Zug',

  'refusal.take-at-limit':
    'Du bist am Zertifikatslimit von {limit}: Wirf zuerst eines ab, oder lege eines aus der Auslage in den Bank Pool',
  'refusal.must-take': 'Du musst ein Zertifikat aus der Auslage nehmen',
  'refusal.discard-not-needed': 'Du bist unter dem Zertifikatslimit von {limit}: Nichts ist abzuwerfen',
  'refusal.discard-in-vain': 'Du könntest dafür kein anderes Zertifikat nehmen',
  'refusal.lay-needs-link': 'Gleisplättchen {tile} braucht zuerst einen Gleisanschluss in {hex}',
  'refusal.link-no-site': 'In {hex} steht weder ein Kohlebergwerk noch ein Stahlwerk',
  'refusal.link-finished': 'Der Gleisanschluss in {hex} hat seinen höchsten Wert',
  'refusal.link-too-early':
    'Ein Gleisanschluss im Wert von {value} in {hex} geht erst in einer späteren Phase',
  'refusal.link-no-route': 'Keine deiner Routen führt zu einem Gleis auf {hex}',

  'move.bury': 'Oberstes Zertifikat der {company} in den Bank Pool legen',
  'move.link': 'Gleisanschluss in {hex} erstellen oder erweitern',
  'move.skip.tile': 'Kein Gleisplättchen',
  'move.skip.build': 'Weder Bahnhof noch Gleisanschluss',
  'move.skip.swap': 'Kein Tausch',
  'button.bury': 'Ablegen',
  'button.link': 'Anschließen',
  'button.skip.build': 'Nichts bauen',
  'moveName.bury': 'Ein Zertifikat in den Bank Pool legen',
  'moveName.link': 'Einen Gleisanschluss bauen',

  'stage.tile': 'Gleisplättchen',
  'stage.build': 'Bahnhof oder Gleisanschluss',
  'stage.swap': 'Züge',
  'step.build': 'Bauen',
  'prompt.tile': 'Lege oder ersetze ein Gleisplättchen oder keines',
  'prompt.build': 'Platziere einen Bahnhofsmarker oder baue einen Gleisanschluss, oder keines von beiden',
  'prompt.swap': 'Tausche einen Zug oder keinen',

  'clock.turns': 'Spielzug',
  'roundShort.turns': '{number}/{of}',
};
