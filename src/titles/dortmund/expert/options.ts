import type { OptionDefs } from '@/engine/game/options';
import { options as brewing } from '../hsb/options';

/** The beginners' deal, as in Heat, Sweat & Beer; the minor variants are not played with this game yet. */
export const options = { dealtBreweries: brewing.dealtBreweries } as const satisfies OptionDefs;
