import type { Invariant } from '@/engine/game/title';
import { type HsbBox, isBrewery } from '../hsb/box';
import { invariants as brewingInvariants } from '../hsb/invariants';
import { specialEvents } from '../hsb-cards';
import { markerLimit, wagonCode } from './box';
import { isOwnCard } from './cards';
import { eventsAt } from './events/events';
import { markersAt } from './markers/markers';
import { isUnderWay } from './markers/wagons';
import { allMarkers } from './setup';
import { display, type EquipmentMarker, type ExpertState } from './state';

type Check = Invariant<ExpertState>;

const codesOf = (markers: readonly EquipmentMarker[]) => markers.map(({ code }) => code).join();

/** [18DO 7.1, rulings 64, 71] each marker is in one place, in a box of a charter or on a train of its railway. */
function markersInPlace(box: HsbBox): Check {
  return {
    name: 'every equipment marker is in one place, and boxes suffice',
    broken(state) {
      const { markers, companies, trains, decisions } = state;
      if (codesOf(markers) !== codesOf(allMarkers(state.seats.length)))
        return 'other markers than in the box';
      for (const { code, at, on } of markers) {
        if (at === display) {
          if (on !== undefined) return `${code} of the display lies on a train`;
          continue;
        }
        if (!companies[at]?.founded) return `${code} is at ${at}`;
        if (code !== wagonCode && !isBrewery(box, at)) return `${at} is a railway with ${code}`;
        if (on === undefined) continue;
        if (isBrewery(box, at) || code !== wagonCode) return `${code} of ${at} lies on a train`;
        const train = trains[on];
        if ((train?.at !== at || train.as !== undefined) && !isUnderWay(state, on))
          return `a wagon of ${at} lies on a train of ${train?.at}`;
      }
      if (decisions.length > 0) return null;
      const full = Object.keys(companies).find((id) => markersAt(state, id).length > markerLimit(box, id));
      return full ? `${full} has more markers than boxes` : null;
    },
  };
}

/** [18DO 7.2] one marker for each event, one for each brewery at most. */
function eventsInPlace(box: HsbBox): Check {
  return {
    name: 'every special event is in one place',
    broken(state) {
      const { events, companies, decisions } = state;
      if (Object.keys(events).join() !== specialEvents.map(({ code }) => code).join()) return 'other events';
      const lost = Object.values(events).find(
        (at) => at !== display && !(companies[at]?.founded && isBrewery(box, at)),
      );
      if (lost) return `an event is at ${lost}`;
      if (decisions.length > 0) return null;
      const over = Object.keys(companies).find((id) => eventsAt(state, id).length > 1);
      return over ? `${over} has more than one event` : null;
    },
  };
}

/** [18DO 7.2 H] cubes that were taken ahead lie on cards of those who took them, in a Brewery Round alone. */
const cubesAheadInPlace: Check = {
  name: 'cubes taken ahead lie on the cards of their breweries',
  broken(state) {
    if (state.ahead.length > 0 && state.round.kind !== 'brewery')
      return 'cubes ahead outside a Brewery Round';
    const lost = state.ahead.find(({ company, card }) => !isOwnCard(state, company, card));
    return lost ? `${lost.company} has a cube on a card of another` : null;
  },
};

export function invariants(box: HsbBox): readonly Check[] {
  return [...brewingInvariants(box), markersInPlace(box), eventsInPlace(box), cubesAheadInPlace];
}
