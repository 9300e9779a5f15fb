import type { LayRefusals, PlaceRefusals } from '@/engine/board/catalogue';
import type { Sections } from '@/engine/game/refusal';
import type { RouteRefusals } from '@/engine/routes/catalogue';
import type { StationRefusals, TrackRefusals } from '@/engine/steps/catalogue';
import type { ForcedRefusals, TrainRefusals } from '@/engine/steps/trains/catalogue';
import type { LinkRefusals, RailwayRefusals } from '../catalogue';

/** The pieces that an operating round is made of. */
type Refusals = LayRefusals &
  TrackRefusals &
  PlaceRefusals &
  StationRefusals &
  RouteRefusals &
  TrainRefusals &
  ForcedRefusals &
  LinkRefusals &
  RailwayRefusals;

/**
 * No power lays tiles, homes need none, red areas are never shut, every train may begin and end at any stop, what is
 * too much is given up after a purchase; there is always credit; sales need a company that has operated, and are cited with stock rounds.
 */
type Never =
  | 'lay-not-here'
  | 'lay-home-first'
  | 'must-lay-home'
  | 'route-shut'
  | 'route-exclusive'
  | 'route-wrong-end'
  | 'route-wrong-start'
  | 'train-limit-after'
  | 'no-credit'
  | 'beyond-means'
  | 'sale-ruins'
  | 'not-floated'
  | 'cannot-sell'
  | 'pool-limit';

/** The section of the rulebook behind each refusal of an operating round. */
export const operatingSections: Sections<Refusals, Never> = {
  // track
  'lay-no-hex': '4.5.2',
  'lay-not-buildable': '4.5.2',
  'lay-no-tile': '4.5.2',
  'lay-none-left': '4.5.2',
  'lay-colour': '4.5.2',
  'lay-not-in-play': '4.5.2',
  'lay-does-not-fit': '4.5.2',
  'lay-needs-link': '4.5.2',
  'lay-no-route': '4.5.1',
  'lay-used': '4.5',
  'too-little-treasury': '4.5.2',
  // stations
  'station-used': '4.5.3',
  'no-token': '4.5.3',
  'station-no-place': '4.5.3',
  'station-on-hex': '4.5.3',
  'station-full': '4.5.3',
  'station-no-route': '4.5.3',
  'station-too-dear': '4.5.3',
  'no-reserved-place': '4.3.1.1',
  // railway links
  'link-used': '4.5.4.1',
  'link-no-site': '4.5.4.1',
  'link-no-route': '4.5.4.1',
  'link-too-dear': '4.5.4.1',
  'link-too-early': '4.5.4.2',
  'link-finished': '4.5.4.2',
  'no-free-link': '4.3.2.1',
  'free-link-mine': '4.3.2.1',
  // routes
  'route-malformed': '4.5.5',
  'route-count': '4.5.5',
  'route-unknown-track': '4.5.1',
  'route-broken': '4.5.1',
  'route-no-end': '4.5.1',
  'route-track-twice': '4.5.1',
  'route-hex-twice': '4.5.1',
  'route-stop-twice': '4.5.1',
  'route-blocked': '4.5.1',
  'route-passes-end': '4.5.1',
  'route-too-short': '4.5.1',
  'route-too-long': '4.5.5',
  'route-no-station': '4.5.1',
  'route-track-shared': '4.5.5',
  'route-train-idle': '4.5.5',
  // beer
  'beer-not-there': '4.5.5.1',
  'beer-capacity': '4.5.5.1',
  'beer-too-little': '4.5.5.1',
  // own certificates
  'share-dealt': '4.5',
  'share-too-dear': '4.5',
  // trains
  'train-not-on-sale': '4.5.7.1',
  'new-train-limit': '4.5.7.1',
  'train-not-owned': '4.5.7.2',
  'price-too-low': '4.5.7.2',
  'train-last-run': '4.5.7.3',
  'train-given-up': '4.5.7',
  'train-limit': '4.5.7',
  'train-too-dear': '4.5.7',
  'must-own-train': '4.5.7.4',
  'certificate-first': '4.5.7.4',
  'no-forced-purchase': '4.5.7.4',
  'treasury-suffices': '4.5.7.4',
  'train-not-forced': '4.5.7.5',
  'charter-first': '4.5.7.5',
  'buyer-alone': '4.5.7.5',
  'more-than-needed': '4.5.7.5',
  'shares-first': '4.5.7.5',
  'keeps-director': '4.5.7.5',
};
