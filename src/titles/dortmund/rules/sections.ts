import type { ExchangeRefusals } from '@/engine/finance/catalogue';
import type { Sections } from '@/engine/game/refusal';
import type { BoxRefusals } from '@/engine/rounds/auction/catalogue';
import type { StockRefusals, TradeInRefusals } from '@/engine/rounds/stock/catalogue';
import { variantSections } from '../variants/sections';
import type { BreweryRefusals } from './catalogue';
import { operatingSections } from './operating/sections';

/** The section of the rulebook behind each refusal of the starting round and the stock rounds. */
const stockSections: Sections<
  BoxRefusals & StockRefusals & TradeInRefusals & ExchangeRefusals & BreweryRefusals
> = {
  // the starting round
  'private-no-bids': '4.2.2',
  'no-such-bid-space': '4.2.2',
  'bid-space-too-low': '4.2.2',
  // stock rounds
  'too-little-cash': '4.4.3',
  'not-founded': '4.3.2',
  'already-founded': '4.4.1',
  'not-available': '4.3.2',
  'no-par': '4.4.1',
  'none-there': '4.4.3',
  'source-closed': '4.4.3',
  'nothing-to-hand-in': '4.4.3',
  'sold-this-round': '4.4.3',
  'certificate-limit': '4.4.4',
  'share-limit': '4.4.4',
  'must-sell': '4.4.4',
  'no-sales-yet': '4.2.3',
  'sold-this-turn': '4.4.5',
  'nothing-to-sell': '4.4.5',
  'not-operated': '4.4.5',
  'pool-limit': '4.4.5',
  'cannot-sell': '4.3.2.2',
  'no-such-exchange': '4.3.2.2',
  // private breweries
  'no-brewery': '4.3.1',
  'no-marker': '4.3.1',
  'has-marker': '4.3.1',
  'already-turned': '4.3.1',
  'not-director': '4.3.1',
};

export const sections = { ...stockSections, ...operatingSections, ...variantSections };
