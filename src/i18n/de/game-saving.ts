import type { gameSaving as english } from '../en/game-saving';
import type { Translation } from '../words';

export const gameSaving: Translation<typeof english> = {
  'storage.full':
    'Auf diesem Gerät ist kein Platz mehr für Spiele. Lösche alte Spiele oder schaffe anderswo Platz',
  'storage.unavailable':
    'Der Browser lässt die App jetzt nichts speichern. Meist liegt es an einem privaten Fenster oder gesperrten Websitedaten',
  'storage.blocked':
    'Ein anderes Fenster benutzt noch eine ältere Version der App. Schließe es und versuche es noch einmal',
  'storage.newer':
    'Die Spiele auf diesem Gerät wurden von einer neueren Version der App gespeichert. Lade neu, um sie zu aktualisieren',
  'storage.changed':
    'Das Spiel wurde anderswo verändert, vielleicht in einem anderen Fenster. Öffne es noch einmal',
  'storage.missing': 'Dieses Spiel ist auf diesem Gerät nicht mehr gespeichert',
  'storage.exists': 'Dieses Spiel ist auf diesem Gerät schon gespeichert',
  'storage.unreadable': 'Was von diesem Spiel gespeichert ist, ergibt keinen Sinn. Es bleibt, wie es ist',

  'reason.too-large': 'Die Datei ist zu groß: Ein Spielstand hat höchstens {most} Zeichen',
  'reason.too-deep': 'Das ist kein Spielstand: Seine Teile liegen mehr als {most}-fach ineinander',
  'reason.not-a-save': 'In dieser Datei oder diesem Text ist kein gespeichertes Spiel',
  'reason.a-box':
    'Diese Datei enthält Werte einer Schachtel, keine Spiele. Öffnet sie unter „Eure Schachtel“',
  'reason.damaged': 'Der Spielstand ist beschädigt: Ein Teil fehlt oder wurde verändert',
  'reason.newer-format':
    'Die Datei stammt aus einer neueren Version der App: Sie hat Format {version}, und diese App liest bis {known}',
  'reason.malformed': 'Der Spielstand ist bei „{path}“ nicht, wie er sein soll',
  'reason.too-many-games': 'In der Datei sind zu viele Spiele: {most} können auf einmal gelesen werden',
  'reason.unknown-title': 'Diese App kennt das Spiel „{title}“ nicht',
  'reason.newer-rules':
    'Das Spiel folgt neueren Regeln: Sie haben Version {rules}, und diese App kennt sie bis {known}',
  'reason.players': 'In der Datei sind {count} Spieler, das Spiel ist aber für {min} bis {max}',
  'reason.bad-options': 'Was laut Datei vereinbart wurde, ist in diesem Spiel nicht möglich',
  'reason.bad-box': 'Das Spiel wurde mit einer berichtigten Schachtel begonnen, die nicht zu ihm passt',
  'reason.bad-setup': 'Das Spiel kann nicht so beginnen, wie die Datei sagt: {message}',
  'reason.illegal-move': 'Aktion {move} von {of} in der Datei ist gegen die Regeln (Abschnitt {rule})',
  'reason.illegal-move.unruled':
    'Aktion {move} von {of} in der Datei ergibt an dieser Stelle keinen Sinn ({code})',
  'reason.not-loaded':
    'Die Regeln von „{title}“ konnten nicht geladen werden. Verbinde dich einmal mit dem Netz und öffne die Datei dann noch einmal',
  'reason.cancelled': 'Angehalten. Aus der Datei wurde nichts übernommen',
  'reason.different-result':
    'Die Aktionen in der Datei führen zu einer anderen Stellung als der, mit der sie gespeichert wurde',
};
