import type { CompanyId, HexId } from '@/engine/game/ids';
import { boxAt } from '@/titles/ruhr/18ruhr';
import { montanLocations } from '@/titles/ruhr/board';
import type { RuhrBox } from '@/titles/ruhr/box';
import { type Industry, montanCompanies, montanCorporations, privates } from '@/titles/ruhr/cards';
import { montanId } from '@/titles/ruhr/rules/locations';
import type { RuhrState } from '@/titles/ruhr/state';

export function boxOf(state: Pick<RuhrState, 'setup'>): RuhrBox {
  return boxAt(state.setup);
}

/** The private Montan company of this id, active or not. */
export function mineOf(company: CompanyId) {
  return montanCompanies.find(({ no }) => montanId(no) === company);
}

/** The private Montan company that a location began with. */
export function mineAt(hex: HexId) {
  return montanCompanies.find(({ no }) => no === montanLocations[hex])!;
}

/** `Zeche Franziska (5)`. */
export function mineName(company: CompanyId): string | undefined {
  const mine = mineOf(company);
  return mine && `${mine.name} (${mine.no})`;
}

/** Something of the starting package, as a button names it. */
export function itemName(id: string): string {
  return mineName(id) ?? privates.find((each) => each.id === id)?.name ?? id;
}

/** Where there is little room: without what most of them are called. */
export function shortMine(name: string): string {
  return name
    .replace(/^(Zeche|Eisenhütte|Gussstahlfabrik|Hüttenwerke) /, '')
    .replace('Friedrich-Wilhelms-Hütte', 'Fr.-Wilhelms-H.')
    .replace('Friedrich Krupp', 'Krupp')
    .replace('Harkortsche Fabrik', 'Harkort')
    .replace('Mayer & Kühne', 'Mayer & K.');
}

/** What a Montan company produces. */
export function industryIn(company: CompanyId): Industry | undefined {
  return (mineOf(company) ?? montanCorporations.find(({ id }) => id === company))?.type;
}
