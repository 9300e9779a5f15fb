import type { gameStages as english } from '../en/game-stages';
import type { Translation } from '../words';

export const gameStages: Translation<typeof english> = {
  'stage.auction': 'Startpaket',
  'stage.contest': 'Versteigerung',
  'stage.stock': 'Aktien',
  'stage.track': 'Gleise',
  'stage.station': 'Bahnhof',
  'stage.run': 'Fahrt',
  'stage.dividend': 'Dividende',
  'stage.trains': 'Zugkauf',
  'stage.agree-train': 'Verkauf eines Zuges',
  'stage.discard-train': 'Zu viele Züge',
  'stage.raise-money': 'Zwangskauf',

  'prompt.auction': 'Kaufe die niedrigste Privatgesellschaft, biete auf eine andere oder passe',
  'prompt.contest': 'Erhöhe dein Gebot für „{private}“ oder steige aus',
  'prompt.stock': 'Verkaufe, was du willst, kaufe dann ein Zertifikat, gründe eine Gesellschaft oder passe',
  'prompt.stock.first': 'Kaufe ein Zertifikat, gründe eine Gesellschaft oder passe',
  'prompt.stock.selling':
    'Verkaufe mehr, kaufe ein Zertifikat oder gründe eine Gesellschaft, oder beende deinen Spielzug',
  'prompt.track': 'Lege Gleise für die {company}',
  'prompt.station': 'Baue einen Bahnhof für die {company} oder nicht',
  'prompt.run': 'Lass die Züge der {company} fahren',
  'prompt.dividend': 'Was geschieht mit {revenue}?',
  'prompt.trains': 'Kaufe Züge für die {company} oder geh weiter',
  'prompt.agree-train': '{buyer} bietet der {seller} {price} für ihren {train}: verkaufen?',
  'prompt.discard-train': '{company} hat zu viele Züge: Welcher kommt in den Bank Pool?',
  'prompt.raise-money': '{company} muss {aTrain} für {price} kaufen: Es fehlen {missing}',

  'roundName.auction': 'Startpaket',
  'roundName.stock': 'Aktienrunde {number}',
  'roundName.operating': 'Operationsrunde {set}.{number}',
  'roundShort.auction': 'Paket',
  'roundShort.stock': 'AR {number}',
  'roundShort.operating': 'OR {set}.{number}',

  'phase.name': 'Phase {phase}',
  'phase.colour': 'Phase {phase}, {colour}',
  'tint.white': 'weiß',
  'tint.yellow': 'gelb',
  'tint.green': 'grün',
  'tint.brown': 'braun',
  'tint.gray': 'grau',
  'tint.red': 'rot',
  'tint.blue': 'blau',
  'tint.orange': 'orange',

  'train.name': '{train}er-Zug',
  'train.letters': '{train}-Zug',
  'train.a': 'einen {train}',
  'train.an': 'einen {train}',

  'source.offer': 'Auslage',
  'source.charter': 'Besitzblatt',
  'source.pool': 'Bank Pool',
  'from.offer': 'aus der Auslage',
  'from.charter': 'vom Besitzblatt',
  'from.pool': 'aus dem Bank Pool',
  'trainPlace.depot': 'Neue Züge',
  'trainPlace.pool': 'Bank Pool',
  'trainPlace.gone': 'Aus dem Spiel',
  'trainPlace.company': 'Andere Gesellschaften',

  'unit.percent': '{number}\u00a0%',

  'bank.west': 'linkes Ufer',
  'bank.east': 'rechtes Ufer',

  'stage.starting': 'Gebote',
  'stage.exchange': 'Direktorwechsel',
  'prompt.starting':
    'Lege deinen Gebotsmarker auf ein Bietfeld, höher als alle anderen für dieselbe Privatgesellschaft',
  'prompt.exchange': '{player} übernimmt die {company}: Welche Zertifikate nimmst du für die Direktoraktie?',
  'roundName.starting': 'Startrunde',
  'roundShort.starting': 'ST',
};
