import type { Setup } from '../state';
import type { Title } from '../title';
import { type BoxProblem, boxProblems, corrected, type Sheet } from './sheet';

/** The first thing that is wrong with the corrected values of a setup; nothing where all is well. */
export function boxProblem(
  { sheet }: Pick<Title, 'sheet'>,
  { box }: Pick<Setup, 'box'>,
): BoxProblem | undefined {
  const [place] = Object.keys(box ?? {});
  if (box === undefined || place === undefined) return undefined;
  return sheet ? boxProblems(sheet, box)[0] : { code: 'no-such-value', place };
}

/** Data as a setup has it, worked out once for each set of corrected values. */
export function dataAt<D extends object>(sheet: Sheet<D>): (setup: Pick<Setup, 'box'>) => D {
  const known = new WeakMap<object, D>();
  return ({ box }) => {
    if (!box) return sheet.printed;
    const data = known.get(box) ?? corrected(sheet, box);
    known.set(box, data);
    return data;
  };
}

/** Something that follows from data alone, worked out once for each. */
export function perData<D extends object, T>(work: (data: D) => T): (data: D) => T {
  const known = new WeakMap<D, T>();
  return (data) => {
    let result = known.get(data);
    if (result === undefined) {
      result = work(data);
      known.set(data, result);
    }
    return result;
  };
}
