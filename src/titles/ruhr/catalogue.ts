import type { NoDetails } from '@/engine/game/events';
import type { CompanyId, HexId, PlayerId, PrivateId, TrainId } from '@/engine/game/ids';
import type { NoParams } from '@/engine/game/refusal';
import type { EngineDeal } from './state';

/** What only the game of the Ruhr tells of. */
export interface RuhrEvents {
  scenario: { scenario: string };
  'item-bought': { player: PlayerId; item: string; amount: number; surcharge: number };
  'value-set': { company: CompanyId; value: number };
  'money-aside': { company: CompanyId; amount: number };
  'aside-paid': { company: CompanyId; amount: number };
  'interim-round': NoDetails;
  'order-cards': { players: readonly PlayerId[] };
  'private-leaves': { private: PrivateId };
  'montan-income': { company: CompanyId; amount: number; toOwner: number };
  developed: { company: CompanyId; card: TrainId; markers: readonly string[]; amount: number };
  'rail-link': { hex: HexId; company: CompanyId; by: 'company' | 'tile' | 'private'; amount: number };
  'engine-bought': { company: CompanyId; card: TrainId; engine: string; amount: number };
  'engine-offer': EngineDeal;
  'engine-traded': EngineDeal;
  'engine-declined': EngineDeal;
  'engine-scrapped': { company: CompanyId; engine: string };
  'own-certificate-sold': { company: CompanyId; percent: number; amount: number };
  'own-certificate-bought': { company: CompanyId; percent: number; amount: number };
  'markers-inactive': { stages: readonly string[] };
  'montan-round': NoDetails;
  'montan-founded': { player: PlayerId; company: CompanyId; hex: HexId; value: number; markers: number };
  merged: { player: PlayerId; from: CompanyId; company: CompanyId };
  transformed: { company: CompanyId };
  'montan-closed': { company: CompanyId };
  'montan-floated': { company: CompanyId; certificates: number; amount: number };
  'forced-duty': { company: CompanyId; player: PlayerId; price: number };
  'leaves-game': { player: PlayerId; company: CompanyId };
  /** One that has not floated runs nothing yet: its director's certificate waits in the Bank Pool. */
  'bank-takes': { company: CompanyId; floated: boolean };
  loan: { company: CompanyId; amount: number };
  'loan-repaid': { company: CompanyId; amount: number };
  'bank-refilled': { amount: number };
  'debt-paid': { player: PlayerId; amount: number };
  'bank-empty': NoDetails;
}

/** The starting package, Private BME and horse railways. */
export interface PackageRefusals {
  'item-not-for-sale': { item: string };
  'no-start-value': { value: number };
  'no-private-bme': NoParams;
  'no-horse-railway': { private: PrivateId };
  'director-not-on-sale': { company: CompanyId };
  'director-not-sold': { company: CompanyId };
  'just-founded': { company: CompanyId };
  'has-not-operated': { company: CompanyId };
}

/** Montan companies in their turns, links and switch engines. */
export interface MontanRefusals {
  'no-location': { hex: HexId };
  'already-linked': { hex: HexId };
  'not-on-network': { hex: HexId };
  'not-on-route': { hex: HexId };
  'not-own-location': { hex: HexId };
  'link-built': NoParams;
  'no-money-for-link': { amount: number; treasury: number };
  'activity-done': NoParams;
  'active-marker-first': NoParams;
  'keeps-active-marker': { card: TrainId };
  'markers-in-treasury': NoParams;
  'card-not-on-sale': { card: TrainId };
  'no-such-markers': { card: TrainId };
  'card-too-dear': { amount: number; treasury: number };
  'engine-needs-link': NoParams;
  'no-engine-box': NoParams;
  'no-engine-marker': { engine: string };
  'no-such-engine': { engine: string };
  'engine-price': { least: number; most: number };
}

/** What railways and corporations may not do. */
export interface CorporationRefusals {
  'lay-needs-corporation': { hex: HexId };
  'laid-this-turn': { hex: HexId };
  'certificate-dealt': { company: CompanyId };
  'no-own-certificates': { company: CompanyId };
  'certificate-too-dear': { amount: number; treasury: number };
  'bank-refuses': { company: CompanyId };
  'own-certificate-first': { company: CompanyId };
  'duty-first': { company: CompanyId };
  'treasury-pays': { company: CompanyId; amount: number };
  'smaller-first': { train: TrainId };
  'smaller-card-first': { card: TrainId };
  'would-bankrupt': { train: TrainId };
  'forced-price': { least: number; most: number };
  'no-duty': { company: CompanyId };
}

/** The Montan Round. */
export interface RoundRefusals {
  'cannot-found': { company: CompanyId; hex: HexId };
  'no-founding-value': { value: number };
  'cannot-merge': { from: CompanyId; company: CompanyId };
  'no-second-certificate': { company: CompanyId };
  'wrong-engines': NoParams;
}

export interface RuhrRefusals extends PackageRefusals, MontanRefusals, CorporationRefusals, RoundRefusals {}

declare module '@/engine/game/events' {
  interface EventCatalogue extends RuhrEvents {}
}

declare module '@/engine/game/refusal' {
  interface RefusalCatalogue extends RuhrRefusals {}
}
