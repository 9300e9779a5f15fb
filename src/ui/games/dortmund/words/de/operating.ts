import type { Translation } from '@/i18n/words';
import type { operating as english } from '../en/operating';

export const operating: Translation<typeof english> = {
  'event.free-link': '{company} darf einen Gleisanschluss zu einem Kohlebergwerk kostenlos erstellen',
  'event.link': '{company} zahlt {cost} für den Gleisanschluss in {hex}, der jetzt {value} wert ist',
  'event.link.free': '{company} erstellt kostenlos den Gleisanschluss in {hex}; er ist {value} wert',
  'event.no-link': '{company} kann keinen Gleisanschluss erstellen: Zu keinem führt eine Route',
  'event.no-link.dear': '{company} kann keinen Gleisanschluss erstellen: Sie kann keinen bezahlen',
  'event.beer-brewed': 'Bierquader für {player}: {cubes}',
  'event.beer-delivered':
    '{company} bringt mit dem {train} Bier nach {hex} für {amount}; Bierquader: {cubes}',
  'event.marker-used': '{company} setzt den Marker von „{private}“ ein, der damit aus dem Spiel kommt',
  'event.reservation-ends': 'Der Bahnhofsplatz in {hex} ist nicht länger für „{private}“ reserviert',
  'event.own-share-sold': '{company} verkauft {percent} eigene Anteile für {amount}',
  'event.own-share-bought': '{company} kauft {percent} eigene Anteile für {amount} zurück',

  'bonus.beer': 'Exportbier',
  'bonus.beer-marker': 'Brauereimarker Nr. 4',

  'refusal.no-reserved-place': 'Für die {company} ist dort kein Bahnhofsplatz reserviert',
  'refusal.link-used':
    'Die Gesellschaft hat in diesem Spielzug schon einen Gleisanschluss erstellt oder erweitert',
  'refusal.link-too-dear': 'Der Gleisanschluss kostet {amount}, und das Betriebskapital ist {treasury}',
  'refusal.no-free-link': '{company} hat keinen kostenlosen Gleisanschluss',
  'refusal.free-link-mine':
    'Der kostenlose Gleisanschluss ist für ein Kohlebergwerk, das noch keinen hat; das ist {hex} nicht',
  'refusal.beer-not-there': 'Der {train} fährt nicht über Dortmund City nach {hex}',
  'refusal.beer-capacity': 'Der {train} kann nicht mehr Bierquader befördern als {limit}',
  'refusal.beer-too-little': 'Es sind weniger Bierquader da: {cubes}',
  'refusal.share-dealt': '{company} hat in diesem Spielzug schon ein Zertifikat verkauft oder zurückgekauft',
  'refusal.share-too-dear': 'Das Zertifikat kostet {amount}, und das Betriebskapital ist {treasury}',
  'refusal.new-train-limit':
    'Neue Züge, die eine Gesellschaft in dieser Phase je Spielzug kaufen darf: {limit}',
  'refusal.new-train-limit.equipment':
    'Kärtchen, die eine Brauerei in dieser Phase je Spielzug kaufen darf: {limit}',
  'refusal.train-last-run':
    'Der {train} der {company} hat nur noch eine letzte Fahrt und ist nicht verkäuflich',
  'refusal.train-given-up':
    'Die Gesellschaft hat ihren {train} in diesem Spielzug abgegeben: Er liegt für andere im Bank Pool',
  'refusal.certificate-first':
    'Vor einem Zwangskauf muss die {company} ein eigenes Zertifikat in den Bank Pool verkaufen',

  'move.free-link': 'Kostenloser Gleisanschluss in {hex}',
  'move.station-reserved': 'Bahnhof auf dem reservierten Platz in {hex} bauen',
  'move.deliver': 'Bier liefern; Bierquader: {cubes}',
  'move.deliver.none': 'Kein Bier liefern',
  'move.redeem': '{percent} aus dem Bank Pool zurückkaufen',
  'move.skip.first-train': 'Noch kein Zug',
  'move.skip.link': 'Kein Gleisanschluss',
  'button.free-link': 'Anschließen',
  'button.station-reserved': 'Bauen',
  'button.deliver': 'Liefern',
  'button.deliver.none': 'Kein Bier',
  'button.redeem': 'Zurückkaufen',
  'moveName.free-link': 'Den kostenlosen Gleisanschluss erstellen',
  'moveName.station-reserved': 'Einen Bahnhof auf einem reservierten Platz bauen',
  'moveName.deliver': 'Bier liefern',
  'moveName.redeem': 'Ein Zertifikat zurückkaufen',

  'stage.first-train': 'Erster Zug',
  'stage.link': 'Gleisanschluss',
  'stage.beer': 'Exportbier',
  'step.first-train': 'Zug',
  'step.link': 'Anschluss',
  'step.beer': 'Bier',
  'prompt.first-train': 'Kaufe vor dem ersten Gleisplättchen einen Zug für die {company} oder geh weiter',
  'prompt.link': 'Erstelle oder erweitere einen Gleisanschluss für die {company} oder geh weiter',
  'prompt.beer': 'Wie viel Bier bringen die Züge der {company} wohin?',
};
