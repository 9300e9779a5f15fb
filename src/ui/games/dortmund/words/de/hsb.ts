import type { Translation } from '@/i18n/words';
import type { brewing as english } from '../en/hsb';

export const brewing: Translation<typeof english> = {
  'event.minors-laid-out': 'Kleine Brauereien dieses Spiels: {minors}',
  'event.minor-dealt': '{player} erhält {minor} und zahlt {amount}',
  'event.minor-left': 'Niemand hat für {minor} geboten: Sie kommt aus dem Spiel',
  'event.brewery-order': 'Reihenfolge der Brauereien: {companies}',
  'event.brewery-round': 'Brauereirunde {set}.{number}',
  'event.minor-traded': '{player} tauscht {minor} gegen {percent} der {company} und zahlt {amount}',
  'event.minor-traded.free': '{player} tauscht {minor} gegen {percent} der {company}',
  'event.order-taken': '{company} übernimmt Platz {place} in der Reihenfolge der Brauereien',
  'event.float-sale': '{company} verkauft bei der Inbetriebnahme {percent} in den Bank Pool, für {amount}',
  'event.float-filled':
    'Am Ende der Aktienrunde kommen {percent} der {company} zu {price} in den Bank Pool; sie erhält {amount}',
  'event.company-closed':
    '{company} ist bankrott und wird geschlossen; alle ihre Zertifikate kommen zurück in die Auslage',
  'event.company-closed.brewery':
    '{company} ist bankrott und wird geschlossen; ihre Zertifikate kommen zurück in die Auslage, bis auf zwei über 10\u00a0%',
  'event.card-burnt': 'Der Gleisanschluss der {company} nimmt ein Investitionskärtchen aus dem Spiel: {card}',
  'event.demand-grows':
    'Marktsegment {segment} fragt mehr Bier nach: Stammkunden {regular}, Neukunden {fresh}',
  'event.segment-opened': 'Marktsegment {segment} des Biermarktes öffnet',
  'event.no-demand': 'In Marktsegment {segment} besteht keine Nachfrage mehr',
  'event.market-prepared': 'Der Biermarkt ist vorbereitet; Bierquader im Vorrat: {stock}',
  'event.export-field-emptied': 'Die Bierquader des Exportfeldes kommen in den Vorrat: {cubes}',
  'event.equipment-lost': '{company} verliert Ausstattung, für die keine Nachfrage besteht: {card}',
  'event.equipment-given-up': '{company} gibt Ausstattung auf: {card}',
  'event.equipment-bought': '{company} kauft für {amount} Ausstattung: {card}',
  'event.equipment-bought.subsidy':
    '{company} kauft für {amount} Ausstattung: {card}; davon zahlt der Besitzer {subsidy}',
  'event.beer-supplied':
    '{company} beliefert Marktsegment {segment} für {amount}: Stammkunden {regular}, Neukunden {fresh}',
  'event.beer-asked':
    '{company} bittet die {railway}, mit dem {train} Bier zu befördern; Bierquader: {cubes}',
  'event.beer-asked.directed':
    '{company} bittet die {railway}, mit dem {train} Bier nach {hex} zu bringen; Bierquader: {cubes}',
  'event.beer-loaded.directed':
    '{company} belädt den {train} der {railway} mit Bier für {hex}, für {amount}; Bierquader: {cubes}',
  'event.beer-refused.directed':
    '{railway} befördert das Bier der {company} nicht mit dem {train} nach {hex}; Bierquader: {cubes}',
  'event.beer-loaded':
    '{company} verlädt Bier auf den {train} der {railway} für {amount}; Bierquader: {cubes}',
  'event.beer-refused':
    '{railway} befördert das Bier der {company} nicht mit dem {train}; Bierquader: {cubes}',

  'refusal.no-corporations-yet':
    '{company} kann ab der zweiten Aktienrunde und der grünen Phase gegründet werden',
  'refusal.closed-this-round':
    '{company} war bankrott: Sie kann ab der nächsten Aktienrunde neu gegründet werden',
  'refusal.not-your-minor': '{minor} gehört dir nicht',
  'refusal.no-trade-in-yet':
    'Kleine Brauereien können ab der zweiten Aktienrunde und der grünen Phase eingetauscht werden',
  'refusal.not-a-corporation': '{company} ist keine Brauerei-AG',
  'refusal.no-float-sale': '{company} kann diese Zertifikate bei der Inbetriebnahme nicht verkaufen',
  'refusal.no-such-equipment': '{company} hat diese Ausstattung nicht: {card}',
  'refusal.no-such-demand': 'So viel Bier fragt Marktsegment {segment} nicht nach',
  'refusal.out-of-reach': 'Die Ausstattung der {company} erreicht nicht alle diese Marktsegmente',
  'refusal.must-deliver': '{company} könnte mehr liefern: Was einen Kunden findet, muss geliefert werden',
  'refusal.too-much-aside': 'So viele Bierquader lassen sich für Züge zurückhalten: {limit}',
  'refusal.not-for-trains': '{company} hat keine solche Exportkapazität',
  'refusal.no-such-train': 'Keine Eisenbahngesellschaft hat einen solchen Zug, der Bier befördert',
  'refusal.load-capacity': 'Freie Plätze für Bier auf dem {train}: {limit}',
  'refusal.load-units': 'Bierquader, die noch verladen werden können: {limit}',
  'refusal.load-declined':
    '{railway} hat abgelehnt: Für diesen Zug kann nur um weniger Bierquader gebeten werden',
  'refusal.load-no-route': 'Der {train} der {railway} hat neben ihren beladenen Zügen keine Export-Route',
  'refusal.equipment-limit': 'So viel Ausstattung darf die Brauerei haben: {limit}',
  'refusal.equipment-too-dear':
    'Das Kärtchen kostet {amount}; das Betriebskapital ist {treasury}, und der Besitzer darf {subsidy} zuschießen',
  'refusal.must-own-equipment': '{company} muss am Ende ihres Spielzugs Ausstattung besitzen',
  'refusal.no-forced-minor':
    'Nichts zwingt {company} zum Kauf: Eine kleine Brauerei darf ohne Ausstattung bleiben',

  'move.found-with-minor': '{company} mit {minor} zu {value} gründen',
  'move.load-for': 'Bier für {to} laden; Bierquader: {cubes}',
  'move.trade-minor': '{minor} gegen {percent} der {company} eintauschen, {source}',
  'move.take-place': 'Den Platz in der Reihenfolge übernehmen',
  'move.keep-place': 'Den eigenen Platz in der Reihenfolge behalten',
  'move.float-sale': '{percents} in den Bank Pool verkaufen',
  'move.float-sale.none': 'Nichts verkaufen',
  'move.brew': 'Bier liefern',
  'move.give-up': 'Ausstattung aufgeben: {card}',
  'move.load': 'Bier auf den Zug verladen; Bierquader: {cubes}',
  'move.buy-equipment': 'Ausstattung kaufen: {card}',
  'move.discard-equipment': 'Ausstattung abgeben: {card}',
  'move.skip.load': 'Nichts weiter verladen',
  'move.skip.deal': 'Kein Handel',
  'move.skip.equipment': 'Keine weitere Ausstattung',
  'button.load-for': 'Laden',
  'button.found-with-minor': 'Gründen',
  'button.trade-minor': 'Eintauschen',
  'button.take-place': 'Übernehmen',
  'button.keep-place': 'Behalten',
  'button.float-sale': 'Verkaufen',
  'button.float-sale.none': 'Nichts',
  'button.brew': 'Liefern',
  'button.give-up': 'Aufgeben',
  'button.load': 'Verladen',
  'button.buy-equipment': 'Kaufen',
  'button.discard-equipment': 'Abgeben',
  'button.skip.load': 'Nichts weiter',
  'button.skip.equipment': 'Keine weitere',
  'moveName.load-for': 'Bier für ein rotes Gebiet laden',
  'moveName.found-with-minor': 'Mit einer kleinen Brauerei gründen',
  'moveName.trade-minor': 'Eine kleine Brauerei eintauschen',
  'moveName.take-place': 'Einen Platz in der Reihenfolge übernehmen',
  'moveName.keep-place': 'Den Platz in der Reihenfolge behalten',
  'moveName.float-sale': 'Bei der Inbetriebnahme verkaufen',
  'moveName.brew': 'Den Biermarkt beliefern',
  'moveName.give-up': 'Ausstattung aufgeben',
  'moveName.load': 'Bier verladen',
  'moveName.buy-equipment': 'Ausstattung kaufen',
  'moveName.discard-equipment': 'Ausstattung abgeben',

  'stage.brew': 'Biermarkt',
  'stage.load': 'Verladung',
  'stage.brew-rest': 'Nochmals Biermarkt',
  'stage.deal': 'Eigene Zertifikate',
  'stage.equipment': 'Ausstattung',
  'stage.agree-load': 'Bier auf einen Zug',
  'stage.discard-equipment': 'Zu viel Ausstattung',
  'stage.float-sale': 'Verkauf bei Inbetriebnahme',
  'stage.order-place': 'Platz in der Reihenfolge',
  'step.brew': 'Liefern',
  'step.load': 'Verladen',
  'step.brew-rest': 'Rest',
  'step.deal': 'Handel',
  'step.equipment': 'Ausstattung',
  'prompt.brew': 'Wohin liefert die {company} ihr Bier?',
  'prompt.load': 'Auf welche Züge verlädt die {company} Exportbier?',
  'prompt.brew-rest': 'Wohin liefert die {company}, was kein Zug genommen hat?',
  'prompt.deal': 'Handelt die {company} mit eigenen Zertifikaten, bevor ihr Kurs fällt?',
  'prompt.equipment': 'Kaufe Ausstattung für die {company} oder beende ihren Spielzug',
  'prompt.agree-load': 'Darf ein Zug der {company} mit Bier beladen werden?',
  'prompt.discard-equipment': '{company} hat zu viel Ausstattung: Welches Kärtchen gibt sie ab?',
  'prompt.float-sale':
    '{company} geht in Betrieb: Wie viel von ihr kommt zum jetzigen Kurs in den Bank Pool?',
  'prompt.order-place': 'Übernimmt die {company} den Platz der eingetauschten Brauerei?',

  'clock.brewery': 'Brauerei',
  'roundShort.brewery': 'BR {set}.{number}',
};
