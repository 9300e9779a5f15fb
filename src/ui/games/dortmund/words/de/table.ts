import type { Translation } from '@/i18n/words';
import type { table as english } from '../en/table';

export const table: Translation<typeof english> = {
  'do.stack.neverFounded': 'die Gesellschaft wird nie gegründet',
  'do.bury': 'Eines aus der Auslage in den Bank Pool legen',
  'do.exchange.then': 'dann {count} von {limit}',
  'do.exchange.over': 'dann {count} von {limit}: zu viele',

  'do.link': 'Gleisanschluss',
  'do.links': 'Gleisanschlüsse',
  'do.link.new': 'neu: {value}',
  'do.link.step': '{from} → {to}',
  'do.link.at': 'Anschluss {hex}',
  'do.link.create': 'Gleisanschluss mit {value} erstellen',
  'do.link.extend': 'Gleisanschluss auf {value} erweitern',

  'do.runs': 'Die Schlussfahrten',
  'do.runs.rounded': '{revenue}, auf volle Zehner abgerundet',

  'do.hint.take':
    'Jeder Spielzug beginnt mit einem Zertifikat: dem obersten einer Gesellschaft, kostenlos. Das erste ist die Direktoraktie: Sie gründet die Gesellschaft, bringt einen Zug, und du entscheidest für sie. Am Ende bekommt jedes Zertifikat seinen Teil einer Fahrt.',
  'do.hint.full':
    'Entweder bist du an deinem Limit, oder du darfst von dem, was übrig ist, nicht mehr halten. Wirf eines ab und nimm ein anderes, oder lege eines aus der Auslage in den Bank Pool, wo es niemand mehr bekommt.',
  'do.hint.surplus': 'Durch einen Direktorwechsel hast du zu viele Zertifikate. Wirf so viele ab wie nötig.',
  'do.hint.exchange':
    'Du bekommst andere Zertifikate im selben Wert. Ein einzelnes nimmt weniger von deinem Limit, zwei lassen sich einzeln abwerfen.',
  'do.hint.tile':
    'Lege ein Plättchen oder ersetze eines durch die nächste Farbe. Neues Gleis muss an eine Route einer Gesellschaft anschließen, die du leitest. Tippe auf ein leuchtendes Feld, wähle ein Plättchen, tippe nochmals, um es zu drehen. Grüne Plättchen an Kohlebergwerken und Stahlwerken brauchen einen Gleisanschluss.',
  'do.hint.guest':
    'Du leitest noch keine Gesellschaft: Du darfst an den Bahnhof jeder Gesellschaft anbauen. Tippe auf ein leuchtendes Feld, wähle ein Plättchen, tippe nochmals, um es zu drehen.',
  'do.hint.build':
    'Für eine deiner Gesellschaften: ein Bahnhof, damit Routen dort beginnen können und andere nicht durchkommen, oder ein Schritt eines Gleisanschlusses, der ein Kohlebergwerk oder ein Stahlwerk für alle wertvoller macht.',
  'do.hint.swap':
    'Längere Züge erreichen mehr Halte. Ein überalterter Zug kann gegen den nächsten neuen getauscht werden, oder zwei deiner Gesellschaften tauschen ihre.',

  'do.bid.who': 'Muss einen Marker legen oder versetzen: {names}',
  'do.bid.outbid': '{player} hat dich bei „{private}“ überboten: Versetze deinen Marker.',
  'do.bid.pays': '{revenue} je Operationsrunde',
  'do.bid.brings.B1': 'zwei Bierquader, kein Marker',
  'do.bid.brings.B2': 'hält einen Platz in Dortmund City frei',
  'do.bid.brings.B3': 'ein Bahnhof in Dortmund City zum halben Preis',
  'do.bid.brings.B4': 'je Zug mit Bier 10 M mehr',
  'do.bid.brings.B5': 'befördert in jeder Runde einen Bierquader mehr',
  'do.bid.cash': 'Bargeld',
  'do.bid.laid': 'Gebot {amount}',
  'do.bid.above': 'überboten bei {amount}',
  'do.beer.supply': 'Bierquader im Vorrat: {count}',
  'do.beer.cubes.one': '{count} Bierquader',
  'do.beer.cubes.other': '{count} Bierquader',
  'do.beer.usable.one': '{count} Bierquader nutzbar',
  'do.beer.usable.other': '{count} Bierquader nutzbar',
  'do.beer.deliver': 'Exportbier',
  'do.beer.more': 'Andere Möglichkeiten',
  'do.beer.none': 'Kein Bier',
  'do.beer.load': '{train} → {hex}:',
  'do.beer.confirm': 'Für {amount} liefern',
  'do.beer.opens': 'Ist die Brauerei umgedreht, kann ihr Bier noch mit dieser Fahrt befördert werden.',
  'do.station.kept': 'reservierter Platz',
  'do.link.free': 'kostenlos',
  'do.short':
    'Das Betriebskapital der {company} reicht dafür nicht: Zuerst muss ein Zertifikat verkauft werden.',
  'do.own': 'Eigene Zertifikate der {company}',
  'do.own.once': 'einmal je Spielzug',
  'do.own.sell': '{percent} verkaufen',
  'do.own.redeem': '{percent} zurückkaufen',
  'do.trains.new': 'Neue Züge in diesem Spielzug: {count} von {limit}',
  'do.trains.certificate':
    'Die {company} hat keinen Zug und zu wenig Geld: Sie muss zuerst ein eigenes Zertifikat verkaufen.',
  'do.company.markers': 'Brauereimarker',
  'do.company.freeLink': 'Kostenloser Anschluss an ein Kohlebergwerk',
  'do.company.freeLink.yes': 'noch offen',
  'do.lastRun': 'letzte Fahrt',
  'do.depot.lastRun': '{train}er-Züge fahren noch einmal und scheiden dann aus (jetzt {count})',
  'do.depot.breweries': 'alle Brauereien werden umgedreht',
  'do.marker.to': 'Marker an',
  'do.marker.none': 'hat keinen',
  'do.marker.card': 'bei der Karte',
  'do.marker.gone': 'aus dem Spiel',
  'do.marker.with': 'bei der {company}',
  'do.breweries': 'Brauereien',
  'do.brewery.owner': 'Besitzer',
  'do.brewery.side': 'Karte',
  'do.brewery.front': 'Vorderseite, zahlt {revenue}',
  'do.brewery.back': 'umgedreht: Ihr Bier kann befördert werden',
  'do.brewery.cubes': 'Bierquader',
  'do.brewery.marker': 'Marker',
  'do.effect.supply': 'Bier im Vorrat',
  'do.effect.cubes': 'Bierquader: {brewery}',
  'do.effect.turned': 'wird umgedreht',
  'do.effect.marker': 'Marker: {brewery}',
  'do.effect.reservation': 'Reservierter Platz in Dortmund City',
  'do.effect.reservation.ends': 'frei für alle',
};
