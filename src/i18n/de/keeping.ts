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
};
