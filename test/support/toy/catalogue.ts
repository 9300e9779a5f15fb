import type { PlayerId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';

/** What the toy tells of. Its names are its own where a game's event of the same name has other details. */
interface ToyEvents {
  seated: { order: readonly PlayerId[] };
  'toy-bid': { by: PlayerId; amount: number };
  'toy-passed': { by: PlayerId };
  'toy-bought': { by: PlayerId; price: number };
  'toy-withheld': { amount: number };
  paid: { to: PlayerId; amount: number };
  round: { number: number };
  rested: { number: number };
  offered: { to: PlayerId; price: number };
  'toy-sold': { from: PlayerId; to: PlayerId; price: number };
  declined: { by: PlayerId; price: number };
  countered: { by: PlayerId; price: number };
  'toy-over': { bank: number };
}

export interface ToyRefusals {
  'bid-below-asking': { least: number };
  'bid-not-in-steps': { step: number };
  'bid-above-cash': { most: number };
  'already-offered': NoParams;
  'price-not-in-steps': { step: number };
  'buyer-cannot-pay': { most: number };
  'already-countered': NoParams;
  'counter-not-lower': { price: number };
}

declare module '@/engine/game/events' {
  interface EventCatalogue extends ToyEvents {}
}

declare module '@/engine/game/refusal' {
  interface RefusalCatalogue extends ToyRefusals {
    // bugs that tests plant
    strike: NoParams;
    unlucky: NoParams;
  }
}
