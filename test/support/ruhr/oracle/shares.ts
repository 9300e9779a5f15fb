/** Who may sell what, and who directs then [18Ruhr 5.3, 10.8.4, 14.4]. */
import type { Table } from './facts';

/** All different sets of certificates with these sizes. */
function sets(sizes: readonly number[], most: number): number[][] {
  const found = new Map<string, number[]>();
  const grow = (at: number, chosen: number[], sum: number) => {
    if (chosen.length > 0) found.set(chosen.join(), chosen);
    for (let i = at; i < sizes.length; i++)
      if (sum + sizes[i]! <= most) grow(i + 1, [...chosen, sizes[i]!], sum + sizes[i]!);
  };
  grow(0, [], 0);
  return [...found.values()];
}

/** [5.3] who would direct if the director kept so much; ties to the left. */
export function successor(t: Table, company: string, kept: number): string | undefined {
  const now = t.director(company)!;
  const whole = t.directorCard(company).percent;
  if (company === 'BME' && privateBmeLives(t) && kept >= whole) return undefined;
  const from = t.state.seats.indexOf(now);
  let best: string | undefined;
  for (let i = 1; i < t.state.seats.length; i++) {
    const player = t.state.seats[(from + i) % t.state.seats.length]!;
    const has = t.percent(player, company);
    if (has > kept && has >= whole && has > (best ? t.percent(best, company) : 0)) best = player;
  }
  return best;
}

function privateBmeLives({ state }: Table): boolean {
  return state.privates.PB!.owner !== null && !state.privates.PB!.closed;
}

/** [5.3, ruling 21] what a successor hands over: two of 10 % where there are two, else one of 20 %. */
export function handedOver(t: Table, company: string, from: string): number[] | undefined {
  const own = t
    .cards(from, company)
    .filter(({ director }) => !director)
    .map(({ percent }) => percent);
  const whole = t.directorCard(company).percent;
  if (t.unit(company) === 20) return own.includes(20) ? [20] : undefined;
  if (own.filter((each) => each === 10).length >= 2) return [10, 10];
  return own.includes(whole) ? [whole] : undefined;
}

/** How a player could sell so many certificates at once. */
export function sellable(t: Table, player: string, company: string): number[][] {
  const room = 50 - t.percent('pool', company);
  const own = t
    .cards(player, company)
    .filter(({ director }) => !director)
    .map(({ percent }) => percent)
    .toSorted((a, b) => a - b);
  const plain = sets(own, room);
  if (t.director(company) !== player) return plain;
  const found = new Map(plain.map((each) => [each.join(), each]));
  const all = t.percent(player, company);
  for (const heir of t.state.seats) {
    if (heir === player) continue;
    const handed = handedOver(t, company, heir);
    if (!handed) continue;
    for (const each of sets(
      [...own, ...handed].toSorted((a, b) => a - b),
      room,
    )) {
      const kept = all - each.reduce((sum, size) => sum + size, 0);
      if (kept >= 0 && successor(t, company, kept) === heir) found.set(each.join(), each);
    }
  }
  return [...found.values()];
}

/** [14.4] not before its first turn is over, nor just after its founding. */
export function mayBeSold({ state }: Table, company: string): boolean {
  return state.companies[company]!.operated && !state.fresh.includes(company);
}

/** [10.8.4] sales that keep the directorship of the corporation that acts. */
export function forcedSales(t: Table, player: string, company: string, forCompany: string): number[][] {
  if (t.percent(player, company) === 0 || !mayBeSold(t, company)) return [];
  return sellable(t, player, company).filter((each) => {
    if (company !== forCompany) return true;
    const kept = t.percent(player, company) - each.reduce((sum, size) => sum + size, 0);
    return t.director(company) !== player || successor(t, company, kept) === undefined;
  });
}

/** The most that treasury and director can bring up. */
export function meansFor(t: Table, company: string): number {
  const player = t.director(company)!;
  let own = t.cash(player) - t.state.credits[player]!;
  for (const each of [...t.railways, ...t.corporations]) {
    const sums = forcedSales(t, player, each, company).map((set) => set.reduce((sum, size) => sum + size, 0));
    if (sums.length > 0) own += t.worth(each, Math.max(...sums));
  }
  return t.treasury(company) + Math.max(0, own);
}
