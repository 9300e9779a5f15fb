import { introduction } from '../cards';
import { routesOf } from '../rules/operating/routes';
import { box, network } from './box';
import type { IntState } from './state';

/** [18DO 2.3, 3.3] the edge of the map has its higher values; no beer, and no company is special. */
export const { runInput } = routesOf<IntState>({
  networks: network,
  trains: box.trains,
  colour: () => introduction.valuesOf,
  passesMills: () => false,
});
