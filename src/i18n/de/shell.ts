import type { shell as english } from '../en/shell';
import type { Translation } from '../words';

export const shell: Translation<typeof english> = {
  'shell.name': 'Zechenbahn',
  'shell.skip': 'Zum Inhalt springen',
  'shell.menu': 'Hauptmenü',
  'shell.boards': 'Spielpläne',
  'shell.settings': 'Einstellungen',
  'shell.loading': 'Wird geladen …',
  'detail.close': 'Schließen',

  'home.title': 'Die Eisenbahnen an Rhein und Ruhr',
  'home.lead': '18xx-Spiele rund um ein Tablet. Ohne Server, ohne Konto, ohne Netz.',
  'home.boards': 'Die Spielpläne ansehen',
  'home.boards.what':
    'Jede Karte und jedes Gleisplättchen: was ein Feld wert ist und was aus ihm werden kann.',
  'home.box': 'Eure Schachtel',
  'home.box.what': 'Berichtigen, was nirgends abgedruckt ist: Werte, Preise, Anzahlen.',
  'home.settings.what': 'Sprache, Farben, Schriftgröße.',

  'error.title': 'Etwas ist schiefgegangen',
  'error.what':
    'Die App ist auf einen unerwarteten Fehler gestoßen. Was vorher getan wurde, ist nicht verloren.',
  'error.detail': 'Was passiert ist',
  'error.again': 'Noch einmal versuchen',
  'error.home': 'Zurück zum Start',

  'missing.title': 'Diese Seite gibt es nicht',
  'missing.what': 'Unter „{place}“ ist nichts zu finden. Vielleicht ist der Link alt oder vertippt.',

  'home.new': 'Neues Spiel',
  'update.ready': 'Eine neue Version der App ist da.',
  'update.apply': 'Starten',
  'import.failed':
    'Was Spielstände öffnet, konnte nicht geladen werden. Verbinde dich mit dem Netz, lade die App neu und öffne die Datei noch einmal.',
};
