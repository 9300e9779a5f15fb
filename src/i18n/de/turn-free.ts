import type { turnFree as english } from '../en/turn-free';
import type { Translation } from '../words';

export const turnFree: Translation<typeof english> = {
  'turn.display': 'In der Auslage',
  'turn.stack.empty': 'keines mehr',
  'turn.stack.founds': 'Direktor + {train}',
  'turn.stack.foundsBare': 'Direktor, ohne Zug',
  'turn.stack.worthless': 'nie gegründet, nichts wert',
  'turn.stack.left.one': 'noch {count}',
  'turn.stack.left.other': 'noch {count}',
  'turn.giveUp': 'Eines abwerfen',
  'turn.giveUp.name': 'Abwerfen',
  'turn.swap.new': 'Ein überalterter Zug gegen den nächsten neuen ({train})',
  'turn.swap.between': 'Zwei deiner Gesellschaften tauschen ihre Züge',
  'turn.runs.none': 'Keine Gesellschaft hatte einen Zug.',
  'turn.runs.idle': 'fand keine Route',
  'turn.hint': 'Hinweis',
  'turn.hint.off': 'Hinweise ausblenden …',
  'turn.hint.keep': 'Den Hinweis stehen lassen',
  'turn.hint.this': 'Diesen ausblenden',
  'turn.hint.all': 'Keine Hinweise',
  'turn.hint.thisGone': 'Dieser Hinweis ist ausgeblendet.',
  'turn.hint.allGone': 'Alle Hinweise sind für den ganzen Tisch ausgeblendet. Das Menü holt sie zurück.',
};
