import type { gameEvents as english } from '../en/game-events';
import type { Translation } from '../words';

export const gameEvents: Translation<typeof english> = {
  'event.seats': 'Die Sitzordnung ist {players}; wer vorn sitzt, hat das Startspielerkärtchen',

  'event.bid': '{player} bietet {amount} für „{private}“',
  'event.passed': '{player} passt',
  'event.price-falls': 'Alle passen: „{private}“ kostet jetzt {price}',
  'event.left-auction': '{player} steigt aus der Versteigerung von „{private}“ aus',
  'event.private-sold': '{player} kauft „{private}“ für {amount}',
  'event.private-sold.free': '{player} muss „{private}“ umsonst nehmen',
  'event.private-pays': '{player} erhält {amount} von „{private}“',

  'event.stock-round': 'Aktienrunde {number} beginnt',
  'event.founded': '{player} gründet die {company} zum Startkurs {price} mit der Direktoraktie zu {percent}',
  'event.bought': '{player} kauft {percent} der {company} {source} für {amount}',
  'event.sold': '{player} verkauft {percent} der {company} für {amount}',
  'event.floated': '{company} geht in Betrieb und erhält {capital}',
  'event.new-director': '{player} übernimmt den Direktorposten der {company} von {before}',
  'event.sold-out':
    '{company} ist ganz in Spielerhand: Der Kursmarker steigt um ein Feld, falls eines da ist',
  'event.priority': '{player} erhält das Startspielerkärtchen',

  'event.operating-round': 'Operationsrunde {set}.{number} beginnt',
  'event.operates': '{company} ist an der Reihe',
  'event.laid': '{company} legt Gleisplättchen {tile} auf {hex} für {cost}',
  'event.laid.free': '{company} legt Gleisplättchen {tile} auf {hex}',
  'event.station': '{company} baut für {cost} einen Bahnhof in {hex}',
  'event.station.free': '{company} baut kostenlos einen Bahnhof in {hex}',
  'event.ran': '{company} fährt mit dem {train} {revenue} ein: {hexes}',
  'event.ran.bonus': 'davon {extra} als {bonuses}',
  'event.ran.ferry': 'mit der Fähre in {ferries}',
  'event.no-revenue': '{company} nimmt nichts ein',
  'event.paid-out': '{company} schüttet {revenue} aus',
  'event.withheld': '{company} behält {revenue} ein',
  'event.dividend-share': '{player} erhält {amount} für Anteile der {company}',
  'event.dividend-kept': '{company} erhält {amount} für die eigenen Zertifikate',

  'event.train-bought': '{company} kauft {aTrain} von der Bank für {amount}',
  'event.train-bought.pool': '{company} kauft {aTrain} aus dem Bank Pool für {amount}',
  'event.train-offer': '{buyer} bietet der {seller} {price} für ihren {train}',
  'event.train-traded': '{buyer} kauft {aTrain} von der {seller} für {price}',
  'event.train-declined': '{seller} verkauft der {buyer} ihren {train} nicht für {price}',
  'event.train-obsolete': '{at} verliert {aTrain}: Er ist veraltet',
  'event.train-obsolete.pool': 'Der Bank Pool verliert {aTrain}: Er ist veraltet',
  'event.train-discarded': '{company} gibt {aTrain} in den Bank Pool ab',
  'event.phase': 'Phase {phase} beginnt: Gleisplättchen bis {colour} sind verfügbar',
  'event.forced-purchase': '{company} muss {aTrain} für {price} kaufen; was fehlt, bringt {player} auf',
  'event.sold-to-raise': '{seller} verkauft {percent} der {company} für {amount}, um den Zug zu bezahlen',
  'event.sold-to-raise.charter':
    '{company} verkauft {percent} eigene Anteile für {amount}, um den Zug zu bezahlen',
  'event.director-pays': '{player} legt {amount} Privatgeld ins Betriebskapital der {company}',
  'event.credit': '{player} nimmt für die {company} einen Kredit von {amount} auf',
  'event.bankrupt':
    '{player} kann einen Zug der {company} nicht bezahlen und ist bankrott; {amount} der Zahlungen kommen zurück',
  'event.game-over': 'Das Spiel ist zu Ende',

  'logKind.round': 'Runden und Phasen',
  'logKind.auction': 'Versteigerung',
  'logKind.stock': 'Aktien',
  'logKind.track': 'Gleise und Bahnhöfe',
  'logKind.run': 'Fahrten',
  'logKind.trains': 'Züge',
  'logKind.money': 'Geld',

  'event.dividend-rest': '{company} behält den Rest von {amount}',
  'event.traded-in':
    '{player} kauft {percent} der {company} {source} für {amount} und ein Zertifikat über 10\u00a0%',
  'event.handed-over': 'Für die Direktoraktie der {company} gibt {player} {percents} an {before}',
  'event.floated.paid': '{company} geht in Betrieb',
};
