import type { RefusalParams } from '@/engine/game/refusal';
import { number, t, tOf } from '@/i18n/aside';

/** What is wrong with corrected values of a box; `named` says what a place is called. */
export function boxProblemSentence(
  { problem, ...params }: RefusalParams,
  named: (place: string) => string = (place) => place,
): string {
  const filling = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? number(value) : value]),
  );
  const place = named(String(params.place ?? ''));
  const what =
    problem === 'total'
      ? params.colour === undefined
        ? tOf('boxProblem.counted', String(params.what))
        : t('boxProblem.tilesOf', { colour: tOf('boxProblem.colour', String(params.colour)) })
      : '';
  return tOf('boxProblem', String(problem), { ...filling, place, what });
}
