import type { Translation } from '@/i18n/words';
import type { rhineland as english } from '../en/game';

export const rhineland: Translation<typeof english> = {
  'event.industries': 'Ein Kohlebergwerk liegt in {coalmine}, ein Stahlwerk in {steelmill}',
  'event.director-certificate':
    '{player} erhält aus dem Startpaket die Direktoraktie der {company} über {percent}',
  'event.free-certificate': '{player} erhält aus dem Startpaket ein Zertifikat der {company} über {percent}',
  'event.short-operating-round':
    'Alle passen: Eine kurze Operationsrunde bringt die Rendite der Privatgesellschaften',
  'event.privates-close': 'Alle Privatgesellschaften schließen',
  'event.power-used': '{company} nutzt die Sonderfunktion von „{private}“',
  'event.link-paid': '{company} erhält die {amount}, die auf den Bau ihrer Strecke gewartet haben',
  'event.link-bonus': 'Mönchengladbach und Venlo sind durch Gleis verbunden: {company} erhält {amount}',
  'event.camp-active': '„{private}“ in {hex} ist in Betrieb',
  'event.kreisbahn-floats':
    '{private} geht in Betrieb: Ihr Bahnhof steht in {hex}, und sie wird zum 2+4er-Zug',
  'event.bestowed': '{company} erhält den Marker „{private}“',
  'event.bestowed.train': '{private} ist von nun an ein 2+4er-Zug der {company}',
  'event.harbour': '{company} setzt ihren Hafenmarker in {hex} für {cost}',
  'bonus.industry': 'Industriebonus',
  'bonus.harbour': 'Hafenbonus',
  'bonus.camp': 'Auswandererlager',
  'bonus.iron-rhine': 'Bonus Eiserner Rhein',
  'bonus.rheingold': 'Rheingold-Bonus',

  'refusal.lay-too-early': 'Auf {hex} liegt ein Gleisplättchen erst ab der Phase dieser Farbe: {colour}',
  'refusal.lay-reserved': 'Das erste Gleisplättchen auf {hex} legt nur, wem „{private}“ gehört',
  'refusal.no-such-power': '„{private}“ hat keine solche Sonderfunktion',
  'refusal.power-used': 'Die Sonderfunktion von „{private}“ gibt es nicht mehr',
  'refusal.power-not-yours': '„{private}“ gehört nicht dem Direktor der Gesellschaft, die an der Reihe ist',
  'refusal.power-too-early': 'Die Sonderfunktion von „{private}“ gilt erst ab einer späteren Phase',
  'refusal.power-only-tile':
    'Das Gleisplättchen einer solchen Sonderfunktion muss das einzige des Spielzugs sein',
  'refusal.power-hex': 'Die Sonderfunktion von „{private}“ erlaubt dieses Gleisplättchen auf {hex} nicht',

  'refusal.bestow-not-yours': 'Der Eigentümer leitet die {company} nicht, oder sie ist nicht in Betrieb',
  'refusal.no-harbour-token': '{company} hat keinen Hafenmarker mehr',
  'refusal.harbour-reserved': 'Der Hafenplatz in {hex} ist für den Eigentümer von „{private}“ reserviert',
  'refusal.no-kreisbahn': '{company} besitzt den 2+4er-Zug nicht',
  'refusal.nothing-apart': 'Vom 2+4er-Zug lässt sich nichts für sich einbehalten',
  'refusal.lay-off-way': 'Dieses Plättchen verkürzt den Weg nach {hex} nicht: {tiles} fehlen',
  'refusal.lay-upgrade-only': '{company} baut nur noch aus',
  'refusal.lay-harbour-first': 'Zuerst kommt der Ausbau, der den Hafen von {hex} öffnet',
  'refusal.must-lay-way': 'Ein Plättchen auf dem Weg nach {hex} kann gelegt werden, also muss es sein',
  'refusal.harbour-own-first': 'Der Hafenmarker der Gesellschaft des Investors ist für {hex}',
  'refusal.train-stays': 'Der {train} bleibt bis zum Spielende, wo er ist',

  'move.extra-lay': '{private}: Gleisplättchen {tile} auf {hex} legen, um {degrees}° gedreht',
  'move.harbour': 'Den Hafenmarker in {hex} setzen',
  'move.harbour.stop': 'Den Hafenmarker in {hex} setzen: {stop}',
  'move.keep-apart': 'Ausschütten, aber behalten, was der 2+4er-Zug eingefahren hat',
  'move.bestow': 'An die {company}',
  'moveName.extra-lay': 'Das Gleisplättchen des 2+4er-Zugs legen',
  'moveName.harbour': 'Einen Hafenmarker setzen',
  'moveName.keep-apart': 'Den Ertrag des 2+4er-Zugs einbehalten',
  'moveName.bestow': 'Eine Gesellschaft wählen',

  'move.power': '{private}: Gleisplättchen {tile} auf {hex} legen, um {degrees}° gedreht',
  'move.power-station': 'Den Bahnhof in {hex} bauen',
  'move.power-station.stop': 'Den Bahnhof in {hex} bauen: {stop}',
  'move.decline.power-station': 'Jetzt kein Bahnhof',
  'moveName.power': 'Eine Sonderfunktion nutzen',
  'moveName.power-station': 'Einen Bahnhof bauen',

  'stage.power-station': 'Bahnhof durch Sonderfunktion',
  'stage.bestow': 'Gabe einer Privatgesellschaft',
  'prompt.bestow': '„{private}“: Welche deiner Gesellschaften erhält die Gabe?',
  'prompt.power-station': '„{private}“ bietet der {company} einen Bahnhof in {hex} für {cost}: bauen?',
  'prompt.power-station.free': '„{private}“ bietet der {company} kostenlos einen Bahnhof in {hex}: bauen?',

  // Names of private companies that are words, not names; all others stay as they are printed.
  'privateName.DEC': 'Auswandererlager Dalheim',
  'privateName.UH': 'Hafen Uerdingen',
  'privateName.NH': 'Hafen Neuss',
  'privateName.RH': 'Hafen Ruhrort',
  'privateName.RM': 'Rheinisches Manchester',
  'privateName.KEO': 'Konzession Essen–Osterath',
  'privateName.THS': 'Seilzuganlage',
  'privateName.TF': 'Trajekt',
};
