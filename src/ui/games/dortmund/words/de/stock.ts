import type { Translation } from '@/i18n/words';
import type { stock as english } from '../en/stock';

export const stock: Translation<typeof english> = {
  'event.breweries-drawn': 'Im Spiel sind {privates}',
  'event.brewery-assigned': '{player} weist den Marker von „{private}“ der {company} zu',
  'event.brewery-turned': '{player} dreht „{private}“ um',
  'event.breweries-turned':
    'Alle Privatbrauereien werden umgedreht; nicht zugewiesene Brauereimarker kommen aus dem Spiel',

  'refusal.not-available': '{company} kann erst nach der {after} gegründet werden',
  'refusal.not-operated': '{company} war noch nicht an der Reihe: Ihre Anteile sind nicht zu verkaufen',
  'refusal.no-brewery': 'Du hast keine Privatbrauerei',
  'refusal.no-marker': '„{private}“ hat keinen Marker, der zuzuweisen wäre',
  'refusal.has-marker': '„{private}“ wird umgedreht, indem ihr Marker zugewiesen wird',
  'refusal.already-turned': '„{private}“ ist schon umgedreht',

  'move.assign-brewery': 'Brauereimarker der {company} zuweisen',
  'move.turn-brewery': 'Brauerei umdrehen',
  'button.assign-brewery': 'Zuweisen',
  'button.turn-brewery': 'Umdrehen',
  'moveName.assign-brewery': 'Einen Brauereimarker zuweisen',
  'moveName.turn-brewery': 'Eine Brauerei umdrehen',

  'prompt.starting': 'Lege deinen Gebotsmarker auf ein Bietfeld, über alle anderen derselben Brauerei',

  'privateName.B1': 'Privatbrauerei Nr. 1',
  'privateName.B2': 'Privatbrauerei Nr. 2',
  'privateName.B3': 'Privatbrauerei Nr. 3',
  'privateName.B4': 'Privatbrauerei Nr. 4',
  'privateName.B5': 'Privatbrauerei Nr. 5',
};
