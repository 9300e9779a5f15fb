import { dortmund } from './dortmund/entry';
import { listed } from './family';
import { rhineland } from './rhineland/entry';
import { ruhr } from './ruhr/entry';

/** Every family; each is loaded only when one of its games or boards is opened. */
export const families = [rhineland, dortmund, ruhr];

export const { titles, boards } = listed(families);
