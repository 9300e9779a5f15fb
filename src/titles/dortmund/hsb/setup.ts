import { certificateStack, charterAtStart, dealMoney, homeStations } from '@/engine/finance/start';
import { trainCards } from '@/engine/finance/trains';
import { newValue } from '@/engine/game/draft';
import type { CompanyId } from '@/engine/game/ids';
import type { Moment } from '@/engine/game/move';
import type { Setup } from '@/engine/game/state';
import { beerMarket } from '../hsb-cards';
import type { MinorBrewery } from '../hsb-types';
import { nothingDone } from '../rules/operating/state';
import { investorsCompanies } from '../two/hsb/start';
import { emptySegment, segmentNumbers } from './beer/market';
import { equipmentUse } from './beer/units';
import type { HsbBox } from './box';
import { endStartingRound, sellMinor } from './starting';
import type { HsbState, LadenTrain, Segment } from './state';

/** [18DO 6.1] the table before the first turn. */
export function setUp(box: HsbBox, setup: Setup, moment: Moment): HsbState {
  const seats = [...box.deal.seats];
  const first = seats[0]!;
  const state: HsbState = {
    setup,
    random: box.deal.random,
    round: { kind: 'starting', turn: first, bids: [] },
    decisions: [],
    over: false,
    seats,
    bank: box.bank,
    cash: Object.fromEntries(seats.map((player) => [player, 0])),
    credits: Object.fromEntries(seats.map((player) => [player, 0])),
    priority: first,
    certificates: newValue(box.companies.flatMap(certificateStack)),
    companies: Object.fromEntries(box.companies.map((company) => [company.id, charterAtStart(company)])),
    trains: newValue<LadenTrain[]>([...trainCards(box.trains), ...box.minors.flatMap(startCards)]),
    privates: {},
    breweries: {},
    broken: null,
    prices: {},
    arrivals: 0,
    board: newValue({ tiles: {}, stations: homeStations(box.railways), reserved: [], markers: {} }),
    beer: box.cubes.stock,
    freeLinks: [],
    done: nothingDone(),
    breweryOrder: [],
    segments: segmentsAtStart(box),
    exportCubes: box.cubes.export,
    filling: [],
    closed: {},
    lostTokens: {},
  };
  dealMoney(box.startingCash, state);
  moment.emit({ type: 'seats', players: seats });
  moment.emit({ type: 'minors-laid-out', minors: box.minors.map(({ id }) => id) });
  if (box.investor) investorsCompanies(box, box.investor, state, moment);
  if (box.deal.owners) dealMinors(box, state, moment);
  return state;
}

/** [18DO 6.1.3] cubes on the first segments, markers on the others. */
function segmentsAtStart({ cubes }: HsbBox): Segment[] {
  return segmentNumbers.map((n) => {
    const each = cubes.segments[n - 1] ?? 0;
    return { ...emptySegment(beerMarket.noDemandAtStart.includes(n)), regular: each, fresh: each };
  });
}

/** The names of the cards that minor breweries begin with: nobody can buy any more of these. */
export const startCard = (type: number) => `S${type}`;

/** [18DO 6.1.5] START equipment lies on the charters. */
function startCards({ id, becs }: MinorBrewery): LadenTrain[] {
  return ([1, 2] as const).flatMap((type) =>
    Array.from({ length: becs[type] }, () => ({
      type: startCard(type),
      at: id as CompanyId,
      as: equipmentUse,
    })),
  );
}

/** [18DO 6.2.2, ruling 125] everybody pays the printed price of the brewery that they were dealt. */
function dealMinors(box: HsbBox, state: HsbState, moment: Moment): void {
  for (const { id, price } of box.minors) {
    const player = box.deal.owners!.get(id)!;
    state.cash[player]! -= price;
    state.bank += price;
    moment.emit({ type: 'minor-dealt', minor: id, player, amount: price });
    sellMinor(box, state, id, player);
  }
  endStartingRound(box, state, moment);
}
