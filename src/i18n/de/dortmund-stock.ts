import type { dortmundStock as english } from '../en/dortmund-stock';
import type { Translation } from '../words';

export const dortmundStock: Translation<typeof english> = {
  'event.breweries-drawn': 'Im Spiel sind {privates}',
  'event.traded-in':
    '{player} kauft {percent} der {company} {source} für {amount} und ein Zertifikat über 10\u00a0%',
  'event.handed-over': 'Für die Direktoraktie der {company} gibt {player} {percents} an {before}',
  'event.brewery-assigned': '{player} weist den Marker von „{private}“ der {company} zu',
  'event.brewery-turned': '{player} dreht „{private}“ um',
  'event.breweries-turned':
    'Alle Privatbrauereien werden umgedreht; nicht zugewiesene Brauereimarker kommen aus dem Spiel',
  'event.floated.paid': '{company} geht in Betrieb',

  'refusal.no-such-box': '„{private}“ hat kein Bietfeld für {amount}',
  'refusal.box-too-low': 'Für „{private}“ liegt schon ein Gebotsmarker auf {amount} oder höher',
  'refusal.not-available': '{company} kann erst nach der {after} gegründet werden',
  'refusal.share-limit': 'Du darfst höchstens {limit} der {company} besitzen',
  'refusal.nothing-to-hand-in':
    'In Zahlung geben lässt sich ein 10-%-Zertifikat der {company} gegen eines über mehrere Anteile',
  'refusal.no-such-exchange': 'Die Direktoraktie der {company} ist nicht so viel wert wie diese Zertifikate',
  'refusal.not-operated': '{company} war noch nicht an der Reihe: Ihre Anteile sind nicht zu verkaufen',
  'refusal.no-brewery': 'Du hast keine Privatbrauerei',
  'refusal.no-marker': '„{private}“ hat keinen Marker, der zuzuweisen wäre',
  'refusal.has-marker': '„{private}“ wird umgedreht, indem ihr Marker zugewiesen wird',
  'refusal.already-turned': '„{private}“ ist schon umgedreht',
  'refusal.not-director': 'Du leitest die {company} nicht',

  'move.trade-in': '{percent} der {company} {source} kaufen, 10\u00a0% in Zahlung geben',
  'move.assign-brewery': 'Brauereimarker der {company} zuweisen',
  'move.turn-brewery': 'Brauerei umdrehen',
  'move.take-certificates': '{percents} nehmen',
  'moveName.trade-in': 'Ein Zertifikat in Zahlung geben',
  'moveName.assign-brewery': 'Einen Brauereimarker zuweisen',
  'moveName.turn-brewery': 'Eine Brauerei umdrehen',
  'moveName.take-certificates': 'Zertifikate wählen',

  'stage.starting': 'Gebote',
  'stage.exchange': 'Direktorwechsel',
  'prompt.starting': 'Lege deinen Gebotsmarker auf ein Bietfeld, über alle anderen derselben Brauerei',
  'prompt.exchange': '{player} übernimmt die {company}: Welche Zertifikate nimmst du für die Direktoraktie?',
  'roundName.starting': 'Startrunde',
  'roundShort.starting': 'ST',

  'privateName.B1': 'Privatbrauerei Nr. 1',
  'privateName.B2': 'Privatbrauerei Nr. 2',
  'privateName.B3': 'Privatbrauerei Nr. 3',
  'privateName.B4': 'Privatbrauerei Nr. 4',
  'privateName.B5': 'Privatbrauerei Nr. 5',
};
