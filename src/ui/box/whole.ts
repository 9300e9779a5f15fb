import {
  type BoxProblem,
  type BoxValues,
  boxProblems,
  type Field,
  fieldsOf,
  type Sheet,
  valuesFor,
} from '@/engine/game/box/sheet';
import { boards, titles } from '@/titles/registry';

/** All that is in a box, of all games that are played with its board. */
export interface WholeBox {
  readonly board: string;
  readonly name: string;
  readonly fields: readonly Field[];
  readonly sheets: readonly Sheet[];
}

/** Nothing where there is no such board, or nothing of it can be corrected. */
export async function wholeBox(board: string): Promise<WholeBox | undefined> {
  const entry = boards.find(({ id }) => id === board);
  if (!entry) return undefined;
  const loaded = await Promise.all(
    titles.filter((title) => title.board === board).map((title) => title.load()),
  );
  const sheets = [...new Set(loaded.flatMap(({ sheet }) => sheet ?? []))];
  const byPlace = new Map(sheets.flatMap(fieldsOf).map((field) => [field.place, field]));
  // in the order of the sheet with the most of them, then what only others have
  return sheets.length === 0 ? undefined : { board, name: entry.name, sheets, fields: [...byPlace.values()] };
}

/** What is wrong with corrected values, in any of the games. Nothing in them is trusted. */
export function problemsIn(
  { sheets, fields }: WholeBox,
  values: Readonly<Record<string, unknown>>,
): BoxProblem[] {
  const known = new Set(fields.map(({ place }) => place));
  const unknown = Object.keys(values).find((place) => !known.has(place));
  if (unknown !== undefined) return [{ code: 'no-such-value', place: unknown.slice(0, 60) }];
  const found = sheets.flatMap((sheet) => {
    const own = new Set(fieldsOf(sheet).map(({ place }) => place));
    return boxProblems(sheet, Object.fromEntries(Object.entries(values).filter(([place]) => own.has(place))));
  });
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Without what is as it was printed. */
export function tidied({ fields }: WholeBox, values: BoxValues): BoxValues {
  return Object.fromEntries(
    fields
      .filter(({ place, value }) => values[place] !== undefined && values[place] !== value)
      .map(({ place }) => [place, values[place]!]),
  );
}

/** What of a box matters to one of its games. */
export async function valuesOfTitle(
  title: string,
  values: BoxValues,
): Promise<{ values: BoxValues; problem?: BoxProblem }> {
  const { sheet } = (await titles.find(({ id }) => id === title)?.load()) ?? {};
  if (!sheet) return { values: {} };
  const own = valuesFor(sheet, values);
  const [problem] = boxProblems(sheet, own);
  return { values: own, ...(problem && { problem }) };
}
