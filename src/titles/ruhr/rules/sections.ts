import type { LayRefusals, PlaceRefusals } from '@/engine/board/catalogue';
import type { Sections } from '@/engine/game/refusal';
import type { StockRefusals } from '@/engine/rounds/stock/catalogue';
import type { RouteRefusals } from '@/engine/routes/catalogue';
import type { StationRefusals, TrackRefusals } from '@/engine/steps/catalogue';
import type { ForcedRefusals, TrainRefusals } from '@/engine/steps/trains/catalogue';
import type { RuhrRefusals } from '../catalogue';

type Refusals = StockRefusals &
  LayRefusals &
  TrackRefusals &
  PlaceRefusals &
  StationRefusals &
  RouteRefusals &
  TrainRefusals &
  ForcedRefusals &
  RuhrRefusals;

/**
 * All tiles may be laid anywhere that routes come to, homes need none, red areas are never shut, every train may begin
 * and end at any stop, a hex may be run through twice; a purchase is tested before it alone; there is no credit.
 */
type Never =
  | 'lay-not-here'
  | 'lay-not-in-play'
  | 'lay-home-first'
  | 'must-lay-home'
  | 'route-shut'
  | 'route-hex-twice'
  | 'route-exclusive'
  | 'route-wrong-end'
  | 'route-wrong-start'
  | 'train-limit-after'
  | 'charter-first'
  | 'buyer-alone'
  | 'more-than-needed'
  | 'shares-first'
  | 'treasury-suffices'
  | 'train-not-forced'
  | 'no-credit'
  | 'beyond-means'
  | 'sale-ruins'
  | 'not-floated'
  | 'source-closed';

/** The section of the rulebook behind each refusal. */
export const sections: Sections<Refusals, Never> = {
  // the starting package and private companies
  'item-not-for-sale': '3.1',
  'no-start-value': '4.1.1',
  'no-private-bme': '4.1.1',
  'no-horse-railway': '4.1.3',
  // stock rounds
  'too-little-cash': '14.2',
  'not-founded': '14.2',
  'already-founded': '14.2',
  'no-par': '14.2',
  'none-there': '14.2',
  'director-not-on-sale': '5.5',
  'director-not-sold': '5.1',
  'sold-this-round': '14.2',
  'certificate-limit': '14.3',
  'share-limit': '14.3',
  'must-sell': '14.3',
  'no-sales-yet': '3',
  'nothing-to-sell': '14.4',
  'sold-this-turn': '14.4',
  'just-founded': '14.4',
  'has-not-operated': '14.4',
  'pool-limit': '14.4',
  'cannot-sell': '5.3',
  // Montan companies
  'activity-done': '7.2',
  'active-marker-first': '9.1.1.3',
  'markers-in-treasury': '9.1.1.2',
  'keeps-active-marker': '9.1.1.3',
  'card-not-on-sale': '10.8.1',
  'no-such-markers': '9.1.1.1',
  'card-too-dear': '9.1.1',
  'engine-needs-link': '9.3',
  'no-engine-box': '9.3',
  'no-engine-marker': '9.3',
  'no-such-engine': '9.3',
  'engine-price': '9.3',
  // links
  'no-location': '9.2',
  'already-linked': '9.2',
  'not-on-network': '9.2',
  'not-on-route': '10.3',
  'not-own-location': '9.2',
  'link-built': '10.3',
  'no-money-for-link': '9.2',
  // track
  'lay-no-hex': '10.1.1',
  'lay-not-buildable': '10.1.1',
  'lay-no-tile': '10.1.1',
  'lay-none-left': '10.1.1',
  'lay-colour': '10.2.1',
  'lay-does-not-fit': '10.2.1',
  'lay-no-route': '10.1.1',
  'lay-used': '7.3',
  'lay-needs-corporation': '10.2.2',
  'laid-this-turn': '10.2.1',
  'too-little-treasury': '10.1.1',
  // stations
  'station-used': '10.4',
  'no-token': '10.4',
  'station-no-place': '10.4',
  'station-on-hex': '10.4',
  'station-full': '10.4',
  'station-no-route': '10.4',
  'station-too-dear': '10.4',
  // routes
  'route-malformed': '10.5',
  'route-count': '10.5',
  'route-unknown-track': '10.5',
  'route-broken': '10.5',
  'route-no-end': '10.5',
  'route-track-twice': '10.5',
  'route-stop-twice': '10.5',
  'route-blocked': '10.5',
  'route-passes-end': '10.5',
  'route-too-short': '10.5',
  'route-too-long': '10.5',
  'route-no-station': '10.5',
  'route-track-shared': '10.5',
  'route-train-idle': '7.3',
  // own certificates
  'no-own-certificates': '7.2',
  'certificate-dealt': '7.3',
  'certificate-too-dear': '7.3',
  // trains
  'train-not-on-sale': '10.8.1',
  'train-not-owned': '10.8.1',
  'train-limit': '10.8.2',
  'price-too-low': '10.8.1',
  'train-too-dear': '10.8.1',
  'must-own-train': '10.8.3',
  'bank-refuses': '10.9',
  'no-forced-purchase': '10.8.4',
  'treasury-pays': '10.8.4',
  'own-certificate-first': '10.8.3',
  'duty-first': '10.8.3',
  'smaller-first': '10.8.4',
  'smaller-card-first': '10.8.4',
  'would-bankrupt': '10.8.4',
  'forced-price': '10.8.4',
  'no-duty': '9.1.1.3',
  'keeps-director': '10.8.4',
  // the Montan Round
  'cannot-found': '12.1',
  'no-founding-value': '12.1.2',
  'cannot-merge': '12.2',
  'no-second-certificate': '12.1.1',
  'wrong-engines': '12.2',
};
