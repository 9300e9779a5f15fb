import { faceAt } from '@/engine/board/face';
import { directorOf, sharesOf } from '@/engine/finance/certificates';
import { certificatesInPlace, trainsInPlace } from '@/engine/finance/invariants';
import { trainsOf } from '@/engine/finance/trains';
import type { Invariant } from '@/engine/game/title';
import { countOf } from '@/engine/rounds/free';
import { boardInPlace } from '@/engine/steps/invariants';
import { isLinkSite, linkValue } from '../rules/links';
import { box, limitOf, phaseNow } from './box';
import type { IntState } from './state';

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

const limits: Check = {
  name: 'nobody holds too much',
  broken(state) {
    // who has made room takes first; who is over the limit decides, one after the other
    const waits = state.round.step === 'take' || state.decisions.length > 0;
    for (const player of state.seats) {
      const count = countOf(state, player);
      if (count > limitOf(state) && !waits) return `${player} holds ${count}`;
      const much = box.companies.find(({ id }) => sharesOf(state, player, id) > box.shareLimit);
      if (much) return `${player} holds more than ${box.shareLimit} of ${much.id}`;
    }
    return null;
  },
};

const directors: Check = {
  name: 'a company is founded by its director, and nobody has more of it',
  broken(state) {
    for (const { id } of box.companies) {
      const director = directorOf(state, id);
      if (state.companies[id]!.founded !== (director !== null)) return `${id} has director ${director}`;
      // the office has been lost, and what is taken for it is being chosen
      const changes = state.decisions.some((each) => each.kind === 'exchange' && each.company === id);
      if (director === null || changes) continue;
      const most = sharesOf(state, director, id);
      const more = state.seats.find((player) => sharesOf(state, player, id) > most);
      if (more) return `${more} has more of ${id} than ${director}`;
    }
    return null;
  },
};

const trainsOfFounded: Check = {
  name: 'only a company that was founded has a train',
  broken(state) {
    const wrong = box.companies.find(
      ({ id }) => !state.companies[id]!.founded && trainsOf(state, id).length > 0,
    );
    return wrong ? `${wrong.id} has a train` : null;
  },
};

const stations: Check = {
  name: 'no company has two stations on a hex',
  broken({ board }) {
    const taken = board.stations.map(({ company, hex }) => `${company} on ${hex}`);
    return taken.find((each, i) => taken.indexOf(each) < i) ?? null;
  },
};

const railwayLinks: Check = {
  name: 'links lie at mines and mills with track, and are worth what the phase allows',
  broken(state) {
    const { maxLink } = phaseNow(state);
    for (const hex of Object.keys(state.board.markers)) {
      const value = linkValue(state.board, hex);
      if (!isLinkSite(box.board, hex) || value === 0 || value > maxLink) return `link of ${value} on ${hex}`;
      if (faceAt(box.board, state.board, hex)!.track.length === 0) return `link without track on ${hex}`;
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
  limits,
  directors,
  trainsInPlace(box.trains, box.phases),
  trainsOfFounded,
  boardInPlace(() => box.board, box.companies),
  stations,
  railwayLinks,
  runs,
];
