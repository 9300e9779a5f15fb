import type { Json } from './json';
import { barredBy, isUsual, type OptionDefs, type OptionProblem, optionsProblem } from './options';
import { nextIndex, type RandomState } from './random';
import type { Setup } from './state';

/** What players would like to agree on: it need not be possible, and of some options lots may decide. */
export interface Wishes {
  readonly options: Setup['options'];
  /** Options whose value is drawn when the game begins. */
  readonly lots: readonly string[];
}

export const asInTheBook: Wishes = { options: {}, lots: [] };

/** What can be agreed on of it, without what is as in the book; and what cannot, with the reason. */
export interface Agreement extends Wishes {
  readonly fallen: readonly OptionProblem[];
}

type Players = Setup['players'];

/** Whatever is impossible falls back to what the book plays, and then whatever needed that. */
export function agreement(defs: OptionDefs, wishes: Wishes, players: Players): Agreement {
  const wanted = Object.entries(wishes.options).filter(
    ([id, value]) => !wishes.lots.includes(id) && !(defs[id] && isUsual(defs[id], value)),
  );
  let options: Setup['options'] = Object.fromEntries(wanted);
  const fallen: OptionProblem[] = [];
  for (;;) {
    const problem = optionsProblem(defs, { options, players });
    if (!problem) break;
    fallen.push(problem);
    options = Object.fromEntries(Object.entries(options).filter(([id]) => id !== problem.option));
  }
  const lots = wishes.lots.filter(
    (id) => Object.hasOwn(defs, id) && !barredBy(defs, id, { options, players }),
  );
  return { options, lots, fallen };
}

/** Why a value cannot be chosen beside what is agreed: it is barred, or it would bar something that is. */
export function barredValue(
  defs: OptionDefs,
  id: string,
  value: Json,
  now: Pick<Setup, 'options' | 'players'>,
): OptionProblem | undefined {
  const barred = barredBy(defs, id, now);
  if (barred || isUsual(defs[id]!, value)) return barred;
  const then = { ...now, options: { ...now.options, [id]: value } };
  for (const [other, def] of Object.entries(defs)) {
    if (other === id || isUsual(def, now.options[other])) continue;
    if (barredBy(defs, other, then)?.kind === 'excluded' && !barredBy(defs, other, now))
      return { kind: 'excluded', option: id, other, is: true };
  }
  return undefined;
}

/** Lets the lots fall: what is agreed in the end, every value a possible one. */
export function lotsFall(
  defs: OptionDefs,
  { options, lots }: Wishes,
  players: Players,
  random: RandomState,
): Setup['options'] {
  let agreed = options;
  for (const id of lots) {
    const def = defs[id];
    if (def?.kind !== 'one') continue;
    const values = def.of
      .map((value) => ({ ...agreed, [id]: value }))
      .filter((then) => !optionsProblem(defs, { options: then, players }));
    if (values.length > 0) agreed = values[nextIndex(random, values.length)]!;
  }
  return agreed;
}
