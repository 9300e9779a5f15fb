import type { LayRefusals, PlaceRefusals } from '@/engine/board/catalogue';
import type { Sections } from '@/engine/game/refusal';
import type { FreeRefusals } from '@/engine/rounds/free/catalogue';
import type { RhinelandRefusals } from '../catalogue';
import type { ShortRefusals } from './catalogue';

type Refusals = LayRefusals &
  PlaceRefusals &
  FreeRefusals &
  ShortRefusals &
  Pick<RhinelandRefusals, 'lay-too-early' | 'no-harbour-token'>;

/** A lay that is of no use to one corporation is refused only where no other may make it either. */
type Never = 'lay-no-route' | 'lay-not-here';

/** The section of the rulebook behind each code of refusal, on both maps. */
export const sections: Sections<Refusals, Never> = {
  // the stock action
  'stack-empty': '10.3.1.1',
  'none-to-discard': '10.3.1.1',
  // the director action
  'not-director': '10.3.1.2',
  'lay-no-hex': '6.2.1',
  'lay-not-buildable': '6.2.1',
  'lay-no-tile': '6.2.1',
  'lay-none-left': '6.2.1.1',
  'lay-colour': '6.2.1.1',
  'lay-not-in-play': '4.1.1',
  'second-tile-yellow': '10.3.1.2',
  'lay-does-not-fit': '6.2.1',
  'lay-no-route-of-yours': '6.2.1',
  'lay-too-early': '6.2.1',
  'no-token': '10.3.1.2',
  'no-harbour-token': '10.3.1.2',
  'station-no-place': '6.2.2',
  'station-on-hex': '6.2.2',
  'station-full': '6.2.2',
  'station-no-route': '10.3.1.2',
  'swap-no-train': '10.3.1.2',
  'swap-not-obsolete': '10.3.1.2',
  'swap-none-left': '10.3.1.2',
  'swap-same-train': '10.3.1.2',
};
