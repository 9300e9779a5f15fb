import type { Given } from '../../../support/trg/table';

/** Track from Hagen (I10) to Dortmund City (E12), with no stop between. */
export const fromHagen: NonNullable<Given['tiles']> = { H11: ['8', 0], G10: ['8', 3], F11: ['9', 0] };
export const hagenToCity = 'I10:3-s0 H11:0-2 G10:3-5 F11:0-3 E12:0-s0';

/** From Dortmund City by Gbf Süd (F7) and the mine of H3 to Witten (H1). */
export const toWitten: NonNullable<Given['tiles']> = {
  E10: ['8', 4],
  F9: ['8', 1],
  F5: ['8', 4],
  G4: ['9', 0],
};
export const cityToWitten = 'E12:1-s0 E10:0-4 F9:1-3 F7:4-s0 F7:1-s0 F5:0-4 G4:0-3 H3:3-s0 H3:1-s0 H1:4-s0';

/** From Hamm (C20) by the mine of D17 to Gbf Ost (E14), which is joined to Dortmund City. */
export const fromHamm: NonNullable<Given['tiles']> = { D19: ['8', 1], D17: ['1905', 4], E16: ['8', 1] };
export const hammToCity = 'C20:0-s0 D19:1-3 D17:4-s0 D17:0-s0 E16:1-3 E14:4-s0 E14:1-s0 E12:4-s0';

/** From Holzwickede (H19) to the steel mill of F15, which is joined to Gbf Ost and Dortmund City. */
export const fromHolzwickede: NonNullable<Given['tiles']> = { G18: ['8', 5], G16: ['8', 2] };
export const holzwickedeToCity = 'H19:2-s0 G18:1-5 G16:2-4 F15:5-s0 F15:2-s0 E14:5-s0 E14:1-s0 E12:4-s0';
