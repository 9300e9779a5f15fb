import type { board as english } from '../en/board';
import type { Translation } from '../words';

export const board: Translation<typeof english> = {
  'colour.white': 'Weiß',
  'colour.yellow': 'Gelb',
  'colour.green': 'Grün',
  'colour.brown': 'Braun',
  'colour.gray': 'Grau',
  'colour.red': 'Rot',
  'colour.blue': 'Blau',
  'colour.orange': 'Orange',

  'stop.city': 'Stadt',
  'stop.town': 'Kleinstadt',
  'stop.offboard': 'Fernverbindung',

  'terrain.mountain': 'Gebirge',
  'terrain.hill': 'Hügel',
  'terrain.water': 'Gewässer',
  'terrain.river': 'Fluss',
  'terrain.city': 'Bebautes Gebiet',

  'icon.coalmine': 'Kohlebergwerk',
  'icon.steelmill': 'Stahlwerk',
  'icon.harbour': 'Hafen',

  'board.fit': 'Ganzen Plan zeigen',
  'board.label': 'Spielplan {name}',
  'board.keys':
    'Pfeiltasten verschieben den Plan, Plus und Minus ändern seine Größe, 0 zeigt ihn ganz; mit Umschalt wählen die Pfeiltasten ein Feld, und I erklärt es.',
  'variant.standard': 'Wie gedruckt',
};
