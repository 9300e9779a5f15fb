/** The Montan Round [18Ruhr 12]. */

import { montanLocations } from '@/titles/ruhr/board';
import type { RuhrDecision } from '@/titles/ruhr/state';
import { type Add, colourOf, companyOfDecision, letters, limits, type Table, turnPlayer } from './facts';
import { engineSpace, typeOf } from './montan';

const passiveValues: Record<string, number[]> = {
  green: [50, 60, 70],
  brown: [70, 80, 90, 100],
  gray: [80, 90, 100],
};

export function foundings(t: Table, add: Add): void {
  const { state, box } = t;
  const player = turnPlayer(state);
  for (const [hex, location] of Object.entries(state.locations)) {
    if (location.value === 0) continue;
    const origin = `P${montanLocations[hex]}`;
    const type = industry(hex);
    let values: number[] = [];
    if (location.status === 'active' && t.directorCard(origin).holder === player) {
      const all = letters.reduce((sum, stage) => sum + state.montan[origin]!.markers[stage], 1);
      if (all >= 5) values = [Math.min(100, 10 * all)];
    } else if (location.status === 'passive' && t.count(player) < limits[state.setup.players.length]!) {
      values = passiveValues[colourOf[t.phase]!]!.filter((value) => t.cash(player) >= value);
    }
    for (const corporation of box.corporations) {
      if (corporation.type !== type || t.directorCard(corporation.id).holder !== 'offer') continue;
      for (const value of values) add({ type: 'found-montan', company: corporation.id, hex, value });
    }
  }
}

/** The table of 2.3: these are coal mines. */
const coal = [5, 7, 10, 11, 14, 15, 16, 17, 18];

const industry = (hex: string) => (coal.includes(montanLocations[hex]!) ? 'coal' : 'steel');

export function mergers(t: Table, player: string, only: string | undefined, add: Add): void {
  const { state, box } = t;
  for (const from of t.actives) {
    if (t.directorCard(from).holder !== player) continue;
    for (const { id: company, type, locationCircles } of box.corporations) {
      if (only !== undefined && only !== company) continue;
      const places = Object.values(state.locations).filter((each) => each.company === company).length;
      const isOpen =
        state.companies[company]!.founded &&
        t.cards('charter', company).length > 0 &&
        places < locationCircles;
      if (isOpen && type === typeOf(t, from)) add({ type: 'merge', from, company });
    }
  }
}

export function seconds(t: Table, add: Add): void {
  const { by, company } = t.state.decisions.at(-1) as RuhrDecision & { company: string };
  mergers(t, by, company, add);
  const room = t.count(by) < limits[t.state.setup.players.length]!;
  if (room && t.cash(by) >= t.value(company) && t.cards('charter', company).length > 0)
    add({ type: 'buy-second' });
  add({ type: 'pass' });
}

export function keepEngines(t: Table, add: Add): void {
  const company = companyOfDecision(t.state);
  const all = [...t.state.montan[company]!.engines].toSorted();
  const kept = engineSpace(t, company);
  const ways = new Map<string, string[]>();
  for (let i = 0; i < all.length; i++) {
    if (kept === 1) ways.set(all[i]!, [all[i]!]);
    else for (let j = i + 1; j < all.length; j++) ways.set(`${all[i]} ${all[j]}`, [all[i]!, all[j]!]);
  }
  for (const engines of ways.values()) add({ type: 'keep-engines', engines });
}
