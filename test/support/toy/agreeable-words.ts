import type { WordsOf } from '@/ui/agreed/words';
import type { Said } from '@/ui/games/cover';
import type { manyOptions } from './agreeable';

const both = (en: string, de: string): Said => ({ en, de });

export const manyWords: WordsOf<typeof manyOptions> = {
  extraTrain: {
    name: both('Extra train', 'Zusätzlicher Zug'),
    what: both('One train more in the depot.', 'Ein Zug mehr im Depot.'),
  },
  scenario: {
    name: both('Scenario', 'Szenario'),
    what: both('Where the railways begin to build.', 'Wo die Bahnen zu bauen beginnen.'),
    values: { north: both('North', 'Nord'), south: both('South', 'Süd'), east: both('East', 'Ost') },
  },
  mines: {
    name: both('Mines', 'Bergwerke'),
    what: both('Mines are closed one after the other.', 'Bergwerke schließen eines nach dem anderen.'),
  },
  depth: {
    name: both('Depth of the mines', 'Tiefe der Bergwerke'),
    what: both('How long they last, in operating rounds.', 'Wie lange sie halten, in Betriebsrunden.'),
  },
  ore: {
    name: both('What they yield', 'Was sie fördern'),
    what: both('Iron is worth more, coal lasts longer.', 'Eisen ist mehr wert, Kohle hält länger.'),
    values: { iron: both('Iron', 'Eisen'), coal: both('Coal', 'Kohle') },
  },
  goods: {
    name: both('Goods', 'Waren'),
    what: both('What trains carry beside passengers.', 'Was Züge außer Fahrgästen befördern.'),
    values: {
      beer: both('Beer', 'Bier'),
      salt: both('Salt', 'Salz'),
      lime: both('Lime', 'Kalk'),
      steel: both('Steel', 'Stahl'),
    },
  },
  harsh: {
    name: both('Harsh winters', 'Strenge Winter'),
    what: both(
      'No train runs in the first operating round of a set, and directors pay for the coal themselves.',
      'In der ersten Betriebsrunde eines Satzes fährt kein Zug, und Direktoren zahlen die Kohle selbst.',
    ),
  },
  crowd: {
    name: both('Crowded table', 'Voller Tisch'),
    what: both('One certificate more for everybody.', 'Ein Zertifikat mehr für alle.'),
  },
  ferries: {
    name: both('Ferries', 'Fähren'),
    what: both('Trains may cross the river by ferry.', 'Züge dürfen den Fluss mit der Fähre queren.'),
    without: both('Without ferries', 'Ohne Fähren'),
  },
  region: {
    name: both('Region', 'Gegend'),
    what: both('Which part of the board is used.', 'Welcher Teil des Plans benutzt wird.'),
    values: {
      a: both('Lower Rhine', 'Niederrhein'),
      b: both('Eifel', 'Eifel'),
      c: both('Berg', 'Bergisches Land'),
      d: both('Mark', 'Mark'),
      e: both('Siegerland', 'Siegerland'),
      f: both('Sauerland', 'Sauerland'),
    },
  },
};
