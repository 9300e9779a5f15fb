import type { LayRefusals, PlaceRefusals } from '@/engine/board/catalogue';
import type { Sections } from '@/engine/game/refusal';
import type { InvestorRefusals } from '@/engine/investor/catalogue';
import type { AuctionRefusals } from '@/engine/rounds/auction/catalogue';
import type { StockRefusals } from '@/engine/rounds/stock/catalogue';
import type { RouteRefusals } from '@/engine/routes/catalogue';
import type { StationRefusals, TrackRefusals } from '@/engine/steps/catalogue';
import type { ForcedRefusals, TrainRefusals } from '@/engine/steps/trains/catalogue';
import type { RhinelandRefusals } from '../catalogue';

/** The pieces that games of this box are made of. */
type Refusals = AuctionRefusals &
  StockRefusals &
  LayRefusals &
  TrackRefusals &
  PlaceRefusals &
  StationRefusals &
  RouteRefusals &
  TrainRefusals &
  ForcedRefusals &
  InvestorRefusals &
  RhinelandRefusals;

/** What only 18LRA refuses: harbours, the train that a private becomes, owners who decide out of turn. */
type OfLowerRhine =
  | 'bestow-not-yours'
  | 'no-harbour-token'
  | 'harbour-reserved'
  | 'no-kreisbahn'
  | 'nothing-apart'
  | 'train-stays'
  | 'harbour-own-first'
  | 'lay-harbour-first'
  | 'lay-off-way'
  | 'lay-upgrade-only'
  | 'must-lay-way'
  | keyof InvestorRefusals;

/** There is no limit to a player's shares, a hex may be passed twice, and a director raises money in any way. */
type Never = 'share-limit' | 'route-hex-twice' | 'buyer-alone' | 'more-than-needed' | 'shares-first';

/** The section of the rulebook behind each refusal; both games of the box share the book. */
export const sections: Sections<Refusals, Never | OfLowerRhine> = {
  // the auction
  'private-not-offered': '5.1.1',
  'private-no-bids': '5.1.1',
  'bid-too-low': '5.1.1',
  'too-little-free-cash': '5.1.1',
  // stock rounds
  'too-little-cash': '5.1.2',
  'not-founded': '5.1.3',
  'already-founded': '5.1.3',
  'no-par': '5.1.3',
  'none-there': '5.1.4',
  'source-closed': '5.1.2',
  'no-sales-yet': '5.1',
  'sold-this-round': '5.2',
  'sold-this-turn': '5.2.1',
  'nothing-to-sell': '5.2.1',
  'not-floated': '5.2.1',
  'pool-limit': '5.2.1',
  'cannot-sell': '4.2.1',
  'certificate-limit': '5.2.2',
  'must-sell': '5.2.2',
  // track
  'lay-no-hex': '6.2.1',
  'lay-not-buildable': '6.2.1',
  'lay-no-tile': '6.2.1',
  'lay-none-left': '6.2.1.1',
  'lay-colour': '6.2.1.1',
  'lay-not-in-play': '4.1.1',
  'lay-does-not-fit': '6.2.1',
  'lay-no-route': '6.2.1',
  'lay-used': '6.3',
  'lay-home-first': '6.2.1',
  'must-lay-home': '6.2.1',
  'lay-too-early': '6.2.1',
  'lay-reserved': '4.1.1',
  'lay-not-here': '4.1.1',
  'too-little-treasury': '6.2.1',
  // powers of private companies
  'no-such-power': '4.1.1',
  'power-used': '4.1',
  'power-not-yours': '4.1',
  'power-too-early': '4.1.1',
  'power-only-tile': '4.1.1',
  'power-hex': '4.1.1',
  'power-needs-tile': '8.5.2',
  'token-hex': '8.5.2',
  'token-company': '8.5.2',
  // target cards
  'target-not-open': '8.4.1',
  // stations
  'station-used': '6.2.2',
  'no-token': '6.2.2',
  'station-no-place': '6.2.2',
  'station-on-hex': '6.2.2',
  'station-full': '6.2.2',
  'station-no-route': '6.2.2',
  'station-too-dear': '6.2.2',
  // routes
  'route-malformed': '6.1.2',
  'route-count': '6.2.3',
  'route-unknown-track': '6.1.2',
  'route-broken': '6.1.2',
  'route-no-end': '6.1.2',
  'route-track-twice': '6.1.2',
  'route-stop-twice': '6.2.3',
  'route-blocked': '6.1.2',
  'route-shut': '6.2.3',
  'route-passes-end': '6.2.3',
  'route-too-short': '6.1.2',
  'route-too-long': '6.2.3',
  'route-no-station': '6.1.2',
  'route-exclusive': '6.2.3',
  'route-track-shared': '6.2.3',
  'route-train-idle': '6.2.3',
  'route-wrong-end': '6.2.4.4',
  'route-wrong-start': '6.2.4.4',
  // trains
  'train-not-on-sale': '6.2.6',
  'train-not-owned': '6.2.6',
  'train-limit': '6.2.6',
  'train-limit-after': '6.2.6',
  'price-too-low': '6.2.6',
  'train-too-dear': '6.2.6',
  'must-own-train': '6.2.6.1',
  'no-forced-purchase': '6.2.6.1',
  'treasury-suffices': '6.2.6.2',
  'train-not-forced': '6.2.6.2',
  'charter-first': '6.2.6.2',
  'no-credit': '8.3',
  'beyond-means': '8.3',
  'sale-ruins': '8.3',
  'keeps-director': '6.2.6.2',
};

/** The same where 18LRA has sections of its own. */
export const lowerRhineSections: Sections<Refusals, Never> = {
  ...sections,
  'lay-reserved': '4.1.2',
  'lay-not-here': '4.1.2',
  'no-such-power': '4.1.2',
  'power-too-early': '4.1.2',
  'power-only-tile': '4.1.2',
  'power-hex': '4.1.2',
  'route-wrong-end': '4.1.2',
  'route-wrong-start': '4.1.2',
  'bestow-not-yours': '4.1.2',
  'no-harbour-token': '6.2.2.1',
  'harbour-reserved': '6.2.2.1',
  'no-kreisbahn': '4.1.2',
  'nothing-apart': '4.1.2',
  'train-stays': '4.1.2',
  // the game for two
  'harbour-own-first': '9.2.2',
  'lay-harbour-first': '9.2.2',
  'lay-off-way': '9.2.2',
  'lay-upgrade-only': '9.2.2',
  'must-lay-way': '9.2.2',
  'investor-keeps-trains': '9.2.2',
  'investor-directs': '9.3',
  'must-found': '9.3',
};
