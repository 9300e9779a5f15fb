import type { Translation } from '@/i18n/words';
import type { two as english } from '../en/two';

export const two: Translation<typeof english> = {
  'event.investors-railway':
    '{company} ist während des ganzen Spiels die Eisenbahngesellschaft des Investors; ihr Kurswert ist {price}',
  'event.investor-founds':
    'Der Investor beginnt mit der Hälfte seiner Eisenbahngesellschaft: Er zahlt der {company} {amount} für {percent}, sie ist jetzt in Betrieb',
  'event.investor-buys':
    'Der Investor kauft {percent} der {company} {source} für {amount}: der höchste Kurswert, den er besitzen darf und bezahlen kann',
  'event.investor-sells':
    'Der Investor verkauft {percent} der {company} für {amount}: der niedrigste Kurswert, den er von einer Spielergesellschaft hat',
  'event.investor-waits':
    'Der Investor wartet, bis jeder Spieler eine Eisenbahngesellschaft führt, die in Betrieb ist',
  'event.investor-passes':
    'Der Investor passt: Es gibt kein Zertifikat, das er besitzen darf und bezahlen kann',
  'event.investor-beer-left':
    '{player} lässt die Brauerei des Investors, wie sie ist: {company} lädt kein Bier von ihr',
  'event.investor-shares': '{company} besitzt einen permanenten Zug und schüttet deshalb aus',
  'event.investor-shares.newest':
    '{company} besitzt einen Zug des neuesten Typs, den die Bank anbietet, und schüttet deshalb aus',
  'event.investor-shares.old':
    '{company} besitzt keinen Zug des neuesten Typs, den die Bank anbietet, und spart deshalb ein',
  'event.investor-shares.credit': '{company} hat noch einen Kredit und spart deshalb ein',
  'event.investor-redeems':
    '{company} besitzt einen permanenten Zug und kauft {percent} eigene Anteile für {amount} zurück',
  'event.investor-credit':
    'Die Bank gewährt der {company} einen zinslosen Kredit von {amount}, den ihre Einnahmen tilgen',
  'event.investor-repays': '{company} zahlt der Bank {amount} zurück; offen sind noch {left}',
  'event.investor-repays.all': '{company} zahlt der Bank {amount} zurück; der Kredit ist getilgt',
  'event.investor-card': '{player} hat das Kärtchen „Investor’s Railway“ und handelt für sie',
  'event.card-offered': '{player} bietet {amount}, um das Kärtchen „Investor’s Railway“ zu behalten',
  'event.card-kept': '{other} nimmt {amount}: {player} behält das Kärtchen „Investor’s Railway“',
  'event.card-bought': '{player} zahlt {other} {amount} für das Kärtchen „Investor’s Railway“',

  'refusal.investors-company':
    '{company} gehört während des ganzen Spiels dem Investor: Niemand sonst wird ihr Direktor',
  'refusal.investor-runs-best':
    '{company} gehört dem Investor und fährt immer mit dem höchstmöglichen Einkommen',
  'refusal.investor-must-buy':
    '{company} hat keinen Zug der aktuellen Spielphase und muss einen kaufen, den ihr Betriebskapital bezahlt: {train}',
  'refusal.investor-buys-new': '{company} gehört dem Investor und kauft nur neue Züge aus der Auslage',
  'refusal.investor-sells-for-train':
    '{company} verkauft ein eigenes Zertifikat nur, um einen Zug der aktuellen Spielphase zu bezahlen, der ihr fehlt',
  'refusal.investor-redeems-itself':
    '{company} kauft eigene Zertifikate von selbst zurück, sobald sie einen permanenten Zug besitzt',
  'refusal.no-beer-to-leave': 'Über Bier des Investors ist jetzt nicht zu entscheiden',

  'move.leave-beer': 'Das Kärtchen so lassen und ohne sein Bier fahren',
  'button.leave-beer': 'Ohne Bier',
  'moveName.leave-beer': 'Bier des Investors liegen lassen',
  'prompt.choose-card':
    'Du hast die Privatbrauerei mit dem niedrigeren Preis: Nimm „Erste Aktion Aktienrunde“ oder das Kärtchen „Investor’s Railway“',
  'prompt.offer-card':
    'Das Kärtchen „Investor’s Railway“ wechselt jetzt, wenn du kein Geld bietest, um es zu behalten',
  'prompt.answer-offer':
    'Nimm {amount} und lass das Kärtchen „Investor’s Railway“ dort, oder zahle ebenso viel dafür',
  'move.choose-card.priority': '„Erste Aktion Aktienrunde“ nehmen',
  'move.choose-card.investor': '„Investor’s Railway“ nehmen',
  'move.offer-card': '{amount} bieten, um „Investor’s Railway“ zu behalten',
};
