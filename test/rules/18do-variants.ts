import { book } from './book';

export const dortmundVariants = book('18DO-MV', '18DO: minor variants', [
  ['1', 'Export areas take only so much beer'],
  ['2', 'Building in town grows dearer'],
  ['3', 'Some mines are closed'],
  ['4', 'The first delivery to an area earns more'],
  ['5', 'Some mines are linked from the start'],
  ['6', 'A marker for one more station'],
  ['7', 'A marker for the last run of a scrapped train'],
  ['8', 'A marker for half of a cost, a dividend or a card'],
  ['9', 'A marker for one more beer'],
  ['10', 'A marker that counts two mines as one stop'],
]);
