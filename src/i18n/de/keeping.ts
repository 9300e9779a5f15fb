import type { keeping as english } from '../en/keeping';
import type { Translation } from '../words';

export const keeping: Translation<typeof english> = {
  'keeping.whole': 'Dieses Spiel ist nur in diesem Fenster.',
  'keeping.damaged':
    'Aktion {move} von {of} fehlt im Speicher dieses Geräts; das Spiel lässt sich nur bis dahin ansehen.',
  'keeping.free': 'Platz schaffen',
  'keeping.file': 'Als Datei sichern',
  'keeping.copy': 'Als eigenes Spiel behalten',
  'keeping.drop': 'Das gespeicherte Spiel zeigen',

  'keeping.question.leave': 'Gehen, ohne zu speichern?',
  'keeping.lost.leave': 'Wer den Tisch jetzt verlässt, verliert das.',
  'keeping.stay.leave': 'Am Tisch bleiben',
  'keeping.go.leave': 'Trotzdem gehen',
  'keeping.question.update': 'Die neue Version jetzt starten?',
  'keeping.lost.update':
    'Für die neue Version muss dieses Fenster neu geladen werden, und das ginge verloren.',
  'keeping.stay.update': 'Damit warten',
  'keeping.go.update': 'Trotzdem starten',

  'keeping.room.what':
    'Was hier gelöscht wird, ist endgültig weg und macht sofort Platz. Exportiere vorher, was noch gebraucht wird.',
  'keeping.room.none': 'Kein anderes Spiel belegt Platz auf diesem Gerät. Schaffe anderswo Platz.',
  'keeping.room.size': '{size} kB',
  'keeping.room.thrown': 'gelöscht, aber noch nicht endgültig',
  'keeping.room.export': 'Exportieren',
  'keeping.room.delete': 'Löschen',
  'keeping.room.sure': 'Endgültig löschen',
  'keeping.room.stored': 'Es ist wieder Platz: Alles ist gespeichert.',

  'games.unreadable.one':
    'Ein gespeichertes Spiel ergibt keinen Sinn und lässt sich nicht zeigen. Es bleibt, wie es ist.',
  'games.unreadable.other':
    '{count} gespeicherte Spiele ergeben keinen Sinn und lassen sich nicht zeigen. Sie bleiben, wie sie sind.',

  'import.reading': 'Spiel {number} von {of} wird gelesen …',
  'import.storing': 'Spiel {number} von {of} wird gespeichert …',
  'import.stop': 'Anhalten',
  'import.again': 'Es wurde inzwischen in einem anderen Fenster weitergespielt.',
  'import.received': 'Jemand hat einen Spielstand geschickt',
  'import.received.what':
    'Er kommt aus einer anderen App oder von einer Seite im Netz. Bevor du zustimmst, wird nichts davon gespeichert.',
  'import.received.take': 'Auf dieses Gerät übernehmen',
  'import.received.leave': 'Nicht übernehmen',
  'import.summary.imported.one': 'Ein Spiel ist neu auf diesem Gerät.',
  'import.summary.imported.other': '{count} Spiele sind neu auf diesem Gerät.',
  'import.summary.same.one': 'Eines war schon hier.',
  'import.summary.same.other': '{count} waren schon hier.',
  'import.summary.cancelled.one': 'Eines wurde ausgelassen.',
  'import.summary.cancelled.other': '{count} wurden ausgelassen.',
  'import.summary.refused.one': 'Eines war nicht zu lesen.',
  'import.summary.refused.other': '{count} waren nicht zu lesen.',
};
