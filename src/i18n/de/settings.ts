import type { settings as english } from '../en/settings';
import type { Translation } from '../words';

export const settings: Translation<typeof english> = {
  'settings.title': 'Einstellungen',
  'settings.language': 'Sprache',
  'settings.theme': 'Farben',
  'settings.text': 'Schriftgröße',
  'settings.kept': 'Die Einstellungen bleiben auf diesem Gerät.',
  'settings.notKept':
    'Dieser Browser lässt die App nichts speichern: Die Einstellungen gelten, bis die Seite geschlossen wird.',

  'settings.language.failed':
    '{language} konnte nicht geladen werden. Verbinde dich mit dem Netz und wähle noch einmal.',

  'language.en': 'English',
  'language.de': 'Deutsch',

  'theme.system': 'Wie das Gerät',
  'theme.light': 'Hell',
  'theme.dark': 'Dunkel',
  'theme.contrast': 'Hoher Kontrast',

  'text.small': 'Klein',
  'text.normal': 'Normal',
  'text.large': 'Groß',
  'text.huge': 'Sehr groß',
  'text.double': 'Doppelt so groß',

  'install.title': 'Auf diesem Gerät',
  'settings.patterns': 'Muster auf den Zeichen der Gesellschaften',
  'settings.patterns.what': 'Für alle, die nicht jede Farbe unterscheiden: Striche am Rand jedes Zeichens.',
  'settings.table': 'Am Tisch',
  'settings.curtain': 'Vorhang zwischen den Spielern',
  'settings.curtain.what': 'Verbirgt den Tisch, bis der Nächste das Gerät genommen hat.',
  'settings.hints': 'Hinweise im Aktionsfeld',
  'settings.hints.what':
    'Manche Spiele haben welche: Sie sagen bei jedem Schritt, was zu tun ist und wozu es gut ist.',
  'settings.awake': 'Bildschirm anlassen',
  'settings.awake.what': 'Solange ein Spiel offen und zu sehen ist.',
  'settings.facing': 'Das Aktionsfeld zeigt',
  'settings.sides': 'Wo die Spieler sitzen: das Aktionsfeld dreht sich zu dem, der dran ist',
  'settings.sides.usual': 'wie oben gewählt',
  'settings.facing.0': 'hierher',
  'settings.facing.90': 'nach links',
  'settings.facing.180': 'zur anderen Seite',
  'settings.facing.270': 'nach rechts',
  'settings.storage': 'Speicher',
  'settings.order': 'Reihenfolge der Gesellschaften',
  'settings.order.operating': 'Wie sie ziehen',
  'settings.order.name': 'Nach Namen',
  'settings.seats': 'Spieler in der Aktienrunde',
  'settings.seats.turn': 'Wer an der Reihe ist zuerst',
  'settings.seats.seats': 'Wie sie sitzen',
};
