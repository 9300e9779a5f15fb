import { fittingName } from '@/storage/names';
import { limits } from '@/storage/savefile/format';

/** A name made of another: of a long one as much as leaves room for what is said beside it. */
export function fitted(name: string, around: (name: string) => string): string {
  return around(fittingName(name, limits.name - around('').length));
}
