import type { dortmundTable as english } from '../en/dortmund-table';
import type { Translation } from '../words';

export const dortmundTable: Translation<typeof english> = {
  'do.display': 'In der Auslage',
  'do.stack.empty': 'keine mehr',
  'do.stack.founds': 'Direktor, mit {train}',
  'do.stack.foundsBare': 'Direktor; kein Zug mehr da',
  'do.stack.neverFounded': 'die Gesellschaft wird nie gegründet',
  'do.stack.worthless': 'nie gegründet, nichts wert',
  'do.stack.left.one': 'noch {count}',
  'do.stack.left.other': 'noch {count}',
  'do.bury': 'Eine aus der Auslage in den Bank Pool legen',
  'do.giveUp': 'Eine abgeben',
  'do.giveUp.name': 'Abgeben',

  'do.link': 'Gleisanschluss',
  'do.links': 'Gleisanschlüsse',
  'do.link.new': 'neu: {value}',
  'do.link.step': '{from} → {to}',
  'do.link.at': 'Anschluss {hex}',

  'do.swap.new': 'Ein veralteter Zug gegen den nächsten neuen ({train})',
  'do.swap.between': 'Zwei deiner Gesellschaften tauschen ihre Züge',

  'do.runs': 'Die Schlussfahrten',
  'do.runs.none': 'Keine Gesellschaft hatte einen Zug.',
  'do.runs.idle': 'fand keine Strecke',
  'do.runs.rounded': '{revenue}, auf volle Zehner abgerundet',

  'do.hint': 'Hinweis',
  'do.hint.off': 'Alle Hinweise ausblenden; das Menü holt sie zurück',
  'do.hint.take':
    'Jeder Spielzug beginnt mit einem Zertifikat: dem obersten einer Gesellschaft, kostenlos. Das erste ist die Direktoraktie: Sie gründet die Gesellschaft, bringt einen Zug, und du entscheidest für sie. Am Ende bekommt jedes Zertifikat seinen Teil einer Fahrt.',
  'do.hint.full':
    'Entweder bist du an deinem Limit, oder du darfst von dem, was übrig ist, nicht mehr halten. Gib eines ab und nimm ein anderes, oder lege eines aus der Auslage in den Bank Pool, wo es niemand mehr bekommt.',
  'do.hint.surplus': 'Durch einen Direktorwechsel hast du zu viele Zertifikate. Gib so viele ab wie nötig.',
  'do.hint.tile':
    'Lege ein Plättchen oder ersetze eines durch die nächste Farbe. Neues Gleis muss an eine Strecke einer Gesellschaft anschließen, die du leitest. Tippe auf ein leuchtendes Feld, wähle ein Plättchen, tippe nochmals, um es zu drehen. Grüne Plättchen an Zechen und Stahlwerken brauchen einen Gleisanschluss.',
  'do.hint.guest':
    'Du leitest noch keine Gesellschaft: Du darfst an den Bahnhof jeder Gesellschaft anbauen. Tippe auf ein leuchtendes Feld, wähle ein Plättchen, tippe nochmals, um es zu drehen.',
  'do.hint.build':
    'Für eine deiner Gesellschaften: ein Bahnhof, damit Strecken dort beginnen können und andere nicht durchkommen, oder ein Schritt eines Gleisanschlusses, der eine Zeche oder ein Stahlwerk für alle wertvoller macht.',
  'do.hint.swap':
    'Längere Züge erreichen mehr Halte. Ein veralteter Zug kann gegen den nächsten neuen getauscht werden, oder zwei deiner Gesellschaften tauschen ihre.',
};
