import { dortmund } from './18do';
import { dortmundVariants } from './18do-variants';
import { lowerRhine, rhineland } from './18rhl';
import { ruhr } from './18ruhr';
import type { Book } from './book';

export const books: readonly Book[] = [rhineland, lowerRhine, dortmund, dortmundVariants, ruhr];
