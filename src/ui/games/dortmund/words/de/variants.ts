import type { Translation } from '@/i18n/words';
import type { variants as english } from '../en/variants';

export const variants: Translation<typeof english> = {
  'event.demand-laid-out': 'Marker in den roten Gebieten zeigen, wie viel Bier jedes abnimmt',
  'event.demand-falls': '{hex} nimmt jetzt noch so viele Bierquader ab: {left}',
  'event.costs-rise': 'Das Bauen auf den freien Stadtfeldern kostet {amount} mehr',
  'event.mines-closed': 'Diese Kohlebergwerke sind stillgelegt: {mines}',
  'event.first-laid-out': 'Marker in den roten Gebieten zeigen, was die erste Lieferung bringt',
  'event.first-delivery': 'Das erste Bier in {hex} bringt der {company} {amount} mehr',
  'event.wagon-ways': 'Zu diesen Kohlebergwerken führen von Anfang an Pferdebahnen: {mines}',
  'event.extra-place':
    '{player} legt einen zusätzlichen Bahnhofsplatz in {hex} an; {company} zahlt {cost} dafür',
  'event.train-kept': '{player} behält einen Zug der {company} für eine letzte Fahrt: {train}',
  'event.train-let-go': '{player} behält keinen Zug',
  'event.half-price': '{player} setzt einen Marker ein: {company} zahlt die Hälfte für den Bahnhof',
  'event.half-paid-out': '{player} setzt einen Marker ein: {company} schüttet die Hälfte der Einnahmen aus',
  'event.card-traded-in':
    '{player} setzt einen Marker ein: {company} gibt den {train} für {amount} in Zahlung',
  'event.equipment-traded-in':
    '{player} setzt einen Marker ein: {company} gibt Ausrüstung für {amount} in Zahlung: {card}',
  'event.more-beer': '{player} setzt einen Marker für einen weiteren Bierquader ein',
  'event.route-marker': '{player} legt den Marker K+K auf einen Zug der {company}: {train}',

  'bonus.first-delivery': 'erste Lieferung',

  'refusal.no-extra-station': 'Der Direktor der {company} hat keinen Marker für einen zusätzlichen Bahnhof',
  'refusal.extra-place-there': 'In {hex} liegt schon ein Marker für einen zusätzlichen Bahnhof',
  'refusal.extra-not-here':
    'Der Marker kommt auf ein Kohlebergwerk mit Gleisanschluss oder ein Feld, das andere ganz besetzt haben; {hex} ist keines davon',
  'refusal.extra-station-at-once': 'Beim Kohlebergwerk {hex} muss der Bahnhof sofort folgen',
  'refusal.train-not-kept': 'Dieser Zug kann nicht behalten werden',
  'refusal.no-half-price': 'Der Direktor der {company} hat keinen 50-Prozent-Marker für einen Bahnhof',
  'refusal.half-price-ready': 'Der nächste Bahnhof kostet schon die Hälfte',
  'refusal.no-half-dividend': 'Der Direktor der {company} kann diese Einnahmen nicht halbieren',
  'refusal.no-half-card':
    'Der Direktor der {company} hat keinen 50-Prozent-Marker, um etwas in Zahlung zu geben',
  'refusal.no-more-beer': 'Der Direktor der {company} hat keinen Brauereimarker',
  'refusal.no-beer-left': 'Es ist kein Bierquader mehr da',
  'refusal.no-more-beer-here': '{company} ist keine Aktienbrauerei: Nur für eine solche gilt der Marker',
  'refusal.no-demand-there': 'Bierquader, die {hex} noch abnimmt: {limit}',
  'refusal.load-elsewhere': 'Alles Bier auf dem {train} ist für {hex}',
  'refusal.no-route-marker': 'Der Direktor der {company} hat keinen Streckenmarker',

  'move.extra-station': 'Zusätzlicher Platz mit Bahnhof in {hex}',
  'move.extra-station.empty': 'Zusätzlicher Platz ohne Bahnhof in {hex}',
  'move.keep-train': 'Für eine letzte Fahrt behalten, {company}: {train}',
  'move.let-go': 'Keinen Zug behalten',
  'move.half-price': 'Halber Preis für den nächsten Bahnhof',
  'move.half-dividend': 'Die Hälfte ausschütten, den Rest behalten',
  'move.trade-in-card': 'Zum halben Preis in Zahlung geben: {old}, für {aTrain}',
  'move.trade-in-equipment': 'Zum halben Preis in Zahlung geben: {old}, für {card}',
  'move.more-beer-for': 'Ein Bierquader mehr mit dieser Ausrüstung: {card}',
  'move.more-beer': 'Einen weiteren Bierquader nehmen',
  'move.clever-route': 'Den Streckenmarker auf diesen Zug legen: {train}',
  'moveName.extra-station': 'Einen zusätzlichen Bahnhofsplatz anlegen',
  'moveName.keep-train': 'Einen Zug für eine letzte Fahrt behalten',
  'moveName.let-go': 'Keinen Zug behalten',
  'moveName.half-price': 'Den Preis eines Bahnhofs halbieren',
  'moveName.half-dividend': 'Die Hälfte ausschütten',
  'moveName.trade-in-card': 'Eine Karte in Zahlung geben',
  'moveName.trade-in-equipment': 'Ausrüstung in Zahlung geben',
  'moveName.more-beer-for': 'Einen Bierquader mehr liefern',
  'moveName.more-beer': 'Einen weiteren Bierquader nehmen',
  'moveName.clever-route': 'Einen Streckenmarker auf einen Zug legen',

  'stage.keep-train': 'Einmal noch',
  'prompt.keep-train': 'Züge veralten: Welcher fährt noch einmal?',
};
