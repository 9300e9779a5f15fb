import { faceAt } from '@/engine/board/face';
import { sharesOf } from '@/engine/finance/certificates';
import { certificatesInPlace, trainsInPlace } from '@/engine/finance/invariants';
import type { Invariant } from '@/engine/game/title';
import {
  countOf,
  directorsHaveMost,
  noneOverLimit,
  oneStationPerHex,
  trainsOfFounded,
} from '@/engine/rounds/free';
import { boardInPlace } from '@/engine/steps/invariants';
import { isLinkSite, linkValue } from '../rules/links';
import { box, free, phaseNow } from './box';
import type { IntState } from './state';
import { boardAt } from './values';

type Check = Invariant<IntState>;

const display: Check = {
  name: 'each turn takes one certificate from the display',
  broken(state) {
    const { number, of, step } = state.round;
    const left = countOf(state, 'offer');
    const taken = step === 'take' ? number - 1 : number;
    return left === of - taken ? null : `${left} left in step ${step} of turn ${number}`;
  },
};

const shareLimit: Check = {
  name: 'nobody holds too much of a company',
  broken(state) {
    for (const player of state.seats) {
      const much = box.companies.find(({ id }) => sharesOf(state, player, id) > box.shareLimit);
      if (much) return `${player} holds more than ${box.shareLimit} of ${much.id}`;
    }
    return null;
  },
};

const railwayLinks: Check = {
  name: 'links lie at mines and mills with track, and are worth what the phase allows',
  broken(state) {
    const { maxLink } = phaseNow(state);
    const board = boardAt(state.setup);
    for (const hex of Object.keys(state.board.markers)) {
      const value = linkValue(state.board, hex);
      if (!isLinkSite(board, hex) || value === 0 || value > maxLink) return `link of ${value} on ${hex}`;
      if (faceAt(board, state.board, hex)!.track.length === 0) return `link without track on ${hex}`;
    }
    return null;
  },
};

const runs: Check = {
  name: 'companies run when the game is over, and not before',
  broken({ over, runs: all, companies }) {
    if (!over) return all.length === 0 ? null : 'a company has run before the end';
    const unfounded = all.find(({ company }) => !companies[company]!.founded);
    if (unfounded) return `${unfounded.company} has run without being founded`;
    const uneven = all.find(({ paid, revenue }) => paid % 10 !== 0 || paid > revenue || revenue - paid >= 10);
    return uneven ? `${uneven.company} pays ${uneven.paid} of ${uneven.revenue}` : null;
  },
};

export const invariants: readonly Check[] = [
  certificatesInPlace(box.companies),
  display,
  shareLimit,
  // who has made room takes first; who is over the limit decides, one after the other
  noneOverLimit(free, (state) => state.round.step === 'take' || state.decisions.length > 0),
  directorsHaveMost(free),
  trainsInPlace(box.trains, box.phases),
  trainsOfFounded(free),
  boardInPlace(({ setup }) => boardAt(setup), box.companies),
  oneStationPerHex,
  railwayLinks,
  runs,
];
