import { dortmund } from './18do';
import { dortmundVariants } from './18do-variants';
import { rhineland } from './18rhl';
import { ruhr } from './18ruhr';
import type { Book } from './book';

export const books: readonly Book[] = [rhineland, dortmund, dortmundVariants, ruhr];
