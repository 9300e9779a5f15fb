/** Montan companies: markers, income, engines [18Ruhr 7.2, 9]. */
import { type DevelopmentStage, linkCost, montanBoxes, montanCharter } from '@/titles/ruhr/cards';
import type { Markers } from '@/titles/ruhr/state';
import { type Add, acting, inactive, letters, order, ownSizes, type Table } from './facts';
import { onNetwork } from './track';

/** [11] stages that a company may acquire. */
const available: Record<string, string[]> = {
  2: ['A', 'B'],
  3: ['A', 'B', 'C'],
  4: ['A', 'B', 'C', 'D'],
  5: ['A', 'B', 'C', 'D'],
  6: ['A', 'B', 'C', 'D', 'E'],
  8: ['A', 'B', 'C', 'D', 'E', 'X'],
};

const incomeOfStage: Record<string, number> = { A: 10, B: 20, C: 30, D: 40, E: 50, X: 60 };

const phaseWith = (t: Table, card: string) => (order.indexOf(card) > order.indexOf(t.phase) ? card : t.phase);

const isCorporation = (t: Table, company: string) => t.corporations.includes(company);

/** Markers in boxes; a private company's link boxes need a link. */
function placed(t: Table, company: string): Markers {
  const { markers } = t.state.montan[company]!;
  const found = { A: 0, B: 0, C: 0, D: 0, E: 0, X: 0 };
  const active = t.box.active.find(({ id }) => id === company);
  for (const stage of letters) {
    let boxes = (isCorporation(t, company) ? montanBoxes : montanCharter.boxes)[stage] ?? 0;
    if (active && t.state.locations[active.hex]!.value === 0)
      boxes -= montanCharter.linkBoxes[active.type][stage] ?? 0;
    found[stage] = Math.min(markers[stage], boxes);
  }
  return found;
}

export function montanIncome(t: Table, company: string): number {
  const boxes = placed(t, company);
  const each = letters
    .filter((stage) => !inactive[t.phase]!.includes(stage))
    .flatMap((stage) => Array.from({ length: boxes[stage] }, () => incomeOfStage[stage]!));
  const high = each.toSorted((a, b) => b - a).slice(0, t.state.montan[company]!.engines.length);
  return [...each, ...high].reduce((sum, amount) => sum + amount, 0);
}

export function typeOf({ box }: Table, company: string): 'coal' | 'steel' {
  return [...box.active, ...box.corporations].find(({ id }) => id === company)!.type;
}

function works(t: Table, company: string, phase: string): boolean {
  return letters.some((stage) => !inactive[phase]!.includes(stage) && placed(t, company)[stage] > 0);
}

/** [9.1.1] every set of markers that a card may give. */
function markerSets(t: Table, company: string, card: string): DevelopmentStage[][] {
  const phase = phaseWith(t, card);
  const capex = t.box.capex.find(({ id }) => id === card)!;
  const { markers } = t.state.montan[company]!;
  const supply = { ...t.state.supply[typeOf(t, company)] };
  // START markers of what is not sold yet are kept
  for (const each of t.box.active) {
    if (each.type !== typeOf(t, company) || t.state.companies[each.id]!.founded) continue;
    for (const stage of letters) supply[stage] -= each.markers[stage] ?? 0;
  }
  const corporation = isCorporation(t, company);
  const from = letters.filter(
    (stage) =>
      capex.development.stages.includes(stage) &&
      available[phase]!.includes(stage) &&
      (corporation || 'ABC'.includes(stage)),
  );
  const all: DevelopmentStage[][] = [];
  const grow = (at: number, chosen: DevelopmentStage[]) => {
    if (chosen.length > 0) all.push(chosen);
    if (chosen.length === capex.development.markers) return;
    for (let i = at; i < from.length; i++) grow(i, [...chosen, from[i]!]);
  };
  grow(0, []);
  const legal = all.filter((chosen) => {
    const bought = (stage: string) => chosen.filter((each) => each === stage).length;
    const after = (stage: DevelopmentStage) => markers[stage] + bought(stage);
    if (letters.some((stage) => bought(stage) > supply[stage])) return false;
    if (bought('A') > 0 && after('A') > 5) return false;
    for (const [high, low] of [
      ['B', 'A'],
      ['C', 'B'],
      ['D', 'C'],
      ['E', 'D'],
    ] as const) {
      if (bought(high) > 0 && after(high) > after(low)) return false;
    }
    return (
      !corporation ||
      letters.every((stage) => bought(stage) === 0 || after(stage) <= (montanBoxes[stage] ?? 0))
    );
  });
  if (!corporation) return legal;
  const gives = (chosen: DevelopmentStage[]) => chosen.some((stage) => !inactive[phase]!.includes(stage));
  const wanted = works(t, company, phase) ? legal : legal.filter(gives);
  const most = Math.max(0, ...wanted.map(({ length }) => length));
  return wanted.filter(({ length }) => length === most);
}

/** [9.1.1.3 e] what the cards cost that give a corporation the active marker that it lacks. */
export function markersDue(t: Table, company: string): number[] {
  if (!isCorporation(t, company) || works(t, company, t.phase)) return [];
  return t.onSale
    .filter((card) => markerSets(t, company, card).length > 0)
    .map((card) => t.box.capex.find(({ id }) => id === card)!.development.price);
}

export function engineSpace(t: Table, company: string): number {
  const corporation = t.box.corporations.find(({ id }) => id === company);
  if (!corporation) return 1;
  const places = Object.values(t.state.locations).filter((each) => each.company === company).length;
  return corporation.switchEngineBoxes === 2 && places >= 2 ? 2 : 1;
}

export function investMoves(t: Table, add: Add): void {
  const { state, box } = t;
  const company = acting(state);
  const corporation = isCorporation(t, company);
  const money = t.treasury(company);
  const duty = corporation && !works(t, company, t.phase);
  const { markers, engines } = state.montan[company]!;
  if (!duty) add({ type: 'skip' });
  if (state.done.invested) return;
  const inBoxes = letters.reduce((sum, stage) => sum + placed(t, company)[stage], 0);
  const owned = letters.reduce((sum, stage) => sum + markers[stage], 0);
  const waits = !corporation && owned > inBoxes;
  const able = t.onSale.filter((card) => markerSets(t, company, card).length > 0);
  const mustSell =
    !state.done.dealt &&
    ownSizes(t, company, 'charter').some((percent) => t.percent('pool', company) + percent <= 50);
  for (const card of waits ? [] : able) {
    const { price } = box.capex.find(({ id }) => id === card)!.development;
    for (const set of markerSets(t, company, card)) {
      if (money >= price) add({ type: 'develop', card, markers: set });
      // where the director pays a new 6 comes before a new 8
      else if (duty && !mustSell && card === able[0]) add({ type: 'force-markers', card, markers: set });
    }
  }
  if (duty) return;
  if (money >= linkCost) {
    for (const [hex, location] of Object.entries(state.locations)) {
      const own = corporation
        ? location.status === 'merged' && location.company === company
        : location.company === company;
      if (own && location.value === 0 && onNetwork(t, hex)) add({ type: 'rail-link', hex });
    }
  }
  const active = box.active.find(({ id }) => id === company);
  const linked = !active || state.locations[active.hex]!.value > 0;
  if (!linked || engines.length >= engineSpace(t, company)) return;
  for (const [from, list] of [
    ['depot', t.onSale],
    ['pool', t.inPool],
  ] as const) {
    for (const card of list) {
      const { marker, price } = box.capex.find(({ id }) => id === card)!.switchEngine;
      const stillWorks = !corporation || from === 'pool' || works(t, company, phaseWith(t, card));
      if (state.engines[marker] > 0 && money >= price && stillWorks) add({ type: 'buy-engine', card, from });
    }
  }
  for (const seller of t.railways) {
    if (!t.director(seller)) continue;
    for (const train of new Set(t.trainsOf(seller))) {
      const { marker, price } = box.capex.find(({ id }) => id === train)!.switchEngine;
      const min = Math.max(10, (state.done.declined[`${seller}/${train}`] ?? 0) + 1);
      const max = Math.min(money, Math.floor(price * 1.5));
      if (state.engines[marker] > 0 && min <= max)
        add(
          { type: 'buy-engine-from', company: seller, train, price: 0 },
          { field: 'price', min, max, step: 1 },
        );
    }
  }
}
