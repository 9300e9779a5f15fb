import type { Translation } from '@/i18n/words';
import type { table as english } from '../en/short-table';

export const table: Translation<typeof english> = {
  'short.action.tile': 'Gleise',
  'short.action.station': 'Bahnhof',
  'short.action.train': 'Züge',
  'short.station.where': 'Wohin kommt der Bahnhof?',
  'short.station.none': 'Keine deiner Gesellschaften kann jetzt einen Bahnhof bauen',
  'short.station.harbour': 'Hafen',
  'short.train.none': 'Jetzt ist kein Zug zu ersetzen oder zu tauschen',
  'short.train.noneYet': 'Noch gibt es keinen Zug',
  'short.dividends': 'Dividenden',
  'short.run': 'Fahren und auszahlen',
  'short.run.pay': '{amount} auszahlen',
  'short.run.all': 'Alle auf einmal',
  'short.runs': 'Die letzte Zugrunde',
  'short.standing': 'Wenn es jetzt endete',
  'short.standing.note': 'Das Spiel endet immer mit einer Zugrunde: Das brächte sie jetzt.',
  'short.standing.player': 'Spieler',
  'short.standing.now': 'Bisher',
  'short.standing.more': 'Zugrunde',
  'short.standing.total': 'Zusammen',

  'short.hint.first':
    'Nimm die Direktoraktie einer Gesellschaft: Du bekommst ihre Charter und einen Zug und baust von nun an für sie. Am Ende zählen nur Dividenden.',
  'short.hint.take':
    'Du musst ein Zertifikat nehmen. Mehr Anteile bringen mehr Dividende; eine Direktoraktie bringt eine Gesellschaft mit Zug; mit mehr Anteilen als ihr Direktor übernimmst du eine Gesellschaft.',
  'short.hint.full':
    'Du bist am Zertifikatslimit. Du nimmst trotzdem eines und wirfst danach eines in den Bank Pool ab.',
  'short.hint.made-room':
    'Du bist über dem Zertifikatslimit: Wirf ein Zertifikat ab. Was im Bank Pool liegt, bringt niemandem etwas.',
  'short.hint.surplus': 'Durch den Direktorwechsel hast du zu viele Zertifikate. Wirf so viele ab wie nötig.',
  'short.hint.direct':
    'Eine Aktion für eine deiner Gesellschaften: ein Gleisplättchen, das ihre Route länger oder reicher macht, ein Bahnhof oder ein besserer Zug für einen überalterten. Alles ist kostenlos.',
  'short.hint.second-tile': 'Ab der braunen Phase darf auf ein gelbes Gleisplättchen ein zweites folgen.',
  'short.hint.run-train':
    'Alle Züge fahren in alphabetischer Reihenfolge. Die beste Route wird für dich gefunden; jeder Anteil in Spielerhand erhält Dividende.',
};
