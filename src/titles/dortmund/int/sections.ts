import type { LayRefusals, PlaceRefusals } from '@/engine/board/catalogue';
import type { ExchangeRefusals } from '@/engine/finance/catalogue';
import type { Sections } from '@/engine/game/refusal';
import type { FreeRefusals } from '@/engine/rounds/free/catalogue';
import type { LinkRefusals } from '../rules/catalogue';
import type { IntroductionRefusals } from './catalogue';

type Refusals = LayRefusals &
  PlaceRefusals &
  ExchangeRefusals &
  LinkRefusals &
  FreeRefusals &
  IntroductionRefusals;

/** A lay that is of no use to one company is refused only where no other may make it either; every tile is in play. */
type Never = 'lay-no-route' | 'lay-not-here' | 'lay-not-in-play';

/** The section of the rulebook behind each code of refusal. */
export const sections: Sections<Refusals, Never> = {
  // certificates
  'take-at-limit': '3.2.1',
  'stack-empty': '3.2.1',
  'share-limit': '3.2.1',
  'must-take': '3.2.1',
  'none-to-discard': '3.2.1',
  'discard-not-needed': '3.2.1',
  'discard-in-vain': '3.2.1',
  'no-such-exchange': '3.2.1',
  // track
  'lay-no-hex': '3.2.2.1',
  'lay-not-buildable': '3.2.2.1',
  'lay-no-tile': '3.2.2.1',
  'lay-none-left': '3.2.2.1',
  'lay-colour': '3.2.2.1',
  'lay-does-not-fit': '3.2.2.1',
  'lay-no-route-of-yours': '3.2.2.2',
  'lay-needs-link': '3.2.2.1',
  // stations and links
  'not-director': '3.2.2.2',
  'no-token': '3.2.2.3',
  'station-no-place': '3.2.2.3',
  'station-on-hex': '3.2.2.3',
  'station-full': '3.2.2.3',
  'station-no-route': '3.2.2.3',
  'link-no-site': '3.2.2.4',
  'link-finished': '3.2.2.4',
  'link-too-early': '3.2.2.4',
  'link-no-route': '3.2.2.4',
  // trains
  'swap-no-train': '3.2.3',
  'swap-not-obsolete': '3.2.3',
  'swap-none-left': '3.2.3',
  'swap-same-train': '3.2.3',
};
