import type { CompanyId, PlayerId, TrainId } from '@/engine/game/ids';

/** What the Investor and its cards do in Heat, Sweat & Beer alone. */
export interface TwoBrewingEvents {
  'investors-brewery': { company: CompanyId };
  'investor-cards': { railway: PlayerId; brewery: PlayerId };
  'investor-cards-swapped': { railway: PlayerId; brewery: PlayerId };
  'investor-converts': { minor: CompanyId; company: CompanyId; price: number };
  /** Percent that it has come to, of which so many for its minor brewery. */
  'investor-takes': { company: CompanyId; percent: number; free: number; amount: number };
  'investor-lent': { company: CompanyId; amount: number };
  'investor-rest-sold': { company: CompanyId; percent: number; amount: number };
  'investor-pays-back': { amount: number; left: number };
  'investor-has-newest': { company: CompanyId; card: TrainId };
  'investor-lacks-newest': { company: CompanyId; card: TrainId };
  'investor-equips': { company: CompanyId; card: TrainId };
  'gray-begins': { set: number };
}

export interface TwoBrewingRefusals {
  'investor-sells-to-equip': { company: CompanyId };
  'investor-equips-first': { company: CompanyId; card: TrainId };
  'investor-keeps-equipment': { company: CompanyId };
}
