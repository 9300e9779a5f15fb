import { faceAt } from '@/engine/board/face';
import { tilesLeft } from '@/engine/board/lay';
import { directorOf, sharesOf } from '@/engine/finance/certificates';
import { trainsOf } from '@/engine/finance/trains';
import { canonical } from '@/engine/game/digest';
import type { Invariant } from '@/engine/game/title';
import { isLinkSite, linkValue } from '../rules/links';
import { box, countOf, limitOf, phaseNow } from './box';
import type { IntState } from './state';

type Check = Invariant<IntState>;

const certificates: Check = {
  name: 'every certificate is in one place',
  broken(state) {
    const printed = box.companies.flatMap(({ id, certificates: split }) => split.map((each) => [id, each]));
    const now = state.certificates.map(({ company, percent }) => [company, percent]);
    if (canonical(printed) !== canonical(now)) return 'certificates have changed';
    const places = ['offer', 'pool', ...state.seats];
    const lost = state.certificates.find(({ holder }) => !places.includes(holder));
    return lost ? `${lost.company} ${lost.percent} is with ${lost.holder}` : null;
  },
};

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
    for (const player of state.seats) {
      const count = countOf(state, player);
      // who has made room takes first; who is over the limit decides next
      const waits = state.round.discarded || state.decisions.some(({ by }) => by === player);
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
      if (director === null) continue;
      const most = sharesOf(state, director, id);
      const more = state.seats.find((player) => sharesOf(state, player, id) > most);
      if (more) return `${more} has more of ${id} than ${director}`;
    }
    return null;
  },
};

const trains: Check = {
  name: 'every train is in one place, at most one with a company',
  broken(state) {
    const printed = box.trains.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
    if (canonical(printed) !== canonical(state.trains.map(({ type }) => type))) return 'trains have changed';
    const places = ['depot', 'gone', ...Object.keys(state.companies)];
    const lost = state.trains.find(({ at }) => !places.includes(at));
    if (lost) return `a ${lost.type}-train is at ${lost.at}`;
    const wrong = box.companies.find(
      ({ id }) => trainsOf(state, id).length > (state.companies[id]!.founded ? 1 : 0),
    );
    return wrong ? `${wrong.id} has too many trains` : null;
  },
};

const board: Check = {
  name: 'tiles and stations are in one place',
  broken(state) {
    const short = Object.values(state.board.tiles).find(
      ({ tile }) => tilesLeft(box.board, state.board, tile) < 0,
    );
    if (short) return `more of tile ${short.tile} than there are`;
    for (const { id, tokenCosts } of box.companies) {
      const placed = state.board.stations.filter(({ company }) => company === id);
      if (placed.length + state.companies[id]!.tokens.length !== tokenCosts.length)
        return `${id} has lost a station`;
      if (new Set(placed.map(({ hex }) => hex)).size < placed.length) return `${id} is twice on a hex`;
    }
    return crowded(state);
  },
};

/** Homes in red areas need no place. */
function crowded(state: IntState): string | null {
  for (const { hex, stop } of state.board.stations) {
    const def = faceAt(box.board, state.board, hex)?.stops[stop];
    if (def?.kind === 'offboard') continue;
    const there = state.board.stations.filter((each) => each.hex === hex && each.stop === stop).length;
    if (there > (def?.slots ?? 0)) return `${there} stations on ${def?.slots ?? 0} places of ${hex}`;
  }
  return null;
}

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
  certificates,
  display,
  limits,
  directors,
  trains,
  board,
  railwayLinks,
  runs,
];
