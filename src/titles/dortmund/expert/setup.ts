import type { Moment } from '@/engine/game/move';
import type { Setup } from '@/engine/game/state';
import type { HsbBox } from '../hsb/box';
import { setUp as brewingSetUp } from '../hsb/setup';
import { minorMarkers, specialEvents } from '../hsb-cards';
import { display, type EquipmentMarker, type ExpertState } from './state';

/** [18DO 7.1] as many of each marker as there are for so many players. */
export function allMarkers(players: number): EquipmentMarker[] {
  return minorMarkers.flatMap(({ code, count }) =>
    Array.from({ length: count[players]! }, () => ({ code, at: display })),
  );
}

/** [18DO 7.3] all markers and all events lie on the display. */
export function setUp(box: HsbBox, setup: Setup, moment: Moment): ExpertState {
  return {
    ...brewingSetUp(box, setup, moment),
    markers: allMarkers(setup.players.length),
    events: Object.fromEntries(specialEvents.map(({ code }) => [code, display])),
    spent: {},
    ahead: [],
    refused: [],
    ordered: false,
  };
}
