import type { Translation } from '@/i18n/words';
import type { twoBrewing as english } from '../en/two-hsb';

export const twoBrewing: Translation<typeof english> = {
  'event.investors-brewery':
    '{company} ist während des ganzen Spiels die Brauerei-AG des Investors: In der dritten Aktienrunde wird seine kleine Brauerei zu ihr',
  'event.investor-cards':
    '{railway} hat das Kärtchen „Investor’s Railway“, {brewery} das Kärtchen „Investor’s Brewery“',
  'event.investor-cards-swapped':
    'Die Investorkärtchen werden getauscht: {railway} handelt jetzt für seine Eisenbahn, {brewery} für seine Brauerei',
  'event.investor-converts':
    'In der dritten Aktienrunde wandelt der Investor {minor} in {company} um; ihr Kurswert ist {price}',
  'event.investor-takes':
    'Der Investor nimmt {percent} der {company}: {free} für seine kleine Brauerei, den Rest für {amount}',
  'event.investor-lent':
    'Der Investor kann die Direktoraktie der {company} nicht bezahlen: Die Bank leiht ihm zinslos {amount}, die seine Dividenden tilgen',
  'event.investor-rest-sold':
    'Was der Investor nicht bezahlen kann, kommt in den Bank Pool: {percent} der {company}; sie erhält {amount}',
  'event.investor-pays-back': 'Der Investor zahlt der Bank {amount} zurück; offen sind noch {left}',
  'event.investor-pays-back.all': 'Der Investor zahlt der Bank {amount} zurück; sein Kredit ist getilgt',
  'event.investor-has-newest':
    '{company} besitzt Ausstattung des neuesten Typs, den die Bank anbietet ({card}), und zahlt deshalb aus',
  'event.investor-lacks-newest':
    '{company} besitzt keine Ausstattung des neuesten Typs, den die Bank anbietet ({card}), und behält deshalb alles ein',
  'event.investor-equips': '{company} muss Ausstattung kaufen, denn das Betriebskapital reicht: {card}',
  'event.gray-begins':
    'Operationsrunde {set}: Spätestens jetzt beginnt die graue Phase mit ihren Gleisplättchen, Startkursen und Limits',

  'refusal.investor-sells-to-equip':
    '{company} verkauft ein eigenes Zertifikat nur, um Ausstattung eines Typs zu bezahlen, der ihr fehlt',
  'refusal.investor-equips-first': '{company} muss zuerst Ausstattung kaufen: {card}',
  'refusal.investor-keeps-equipment':
    '{company} gibt Ausstattung nur auf, um an ihrem Limit Platz zu schaffen',

  'stage.pick-card': 'Investorkärtchen',
  'prompt.pick-card': 'Deine kleine Brauerei hat die höhere Nummer: Welches Investorkärtchen nimmst du?',
  'move.pick-card': 'Wählen',
  'move.pick-card.railway': '„Investor’s Railway“ nehmen',
  'move.pick-card.brewery': '„Investor’s Brewery“ nehmen',
  'button.pick-card': 'Nehmen',
  'moveName.pick-card': 'Ein Investorkärtchen wählen',
};
