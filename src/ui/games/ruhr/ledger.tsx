import { directorOf } from '@/engine/finance/certificates';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { number } from '@/i18n/table';
import { montanLocations } from '@/titles/ruhr/board';
import { corporationOf } from '@/titles/ruhr/box';
import { markerOn } from '@/titles/ruhr/rules/locations';
import { incomeOf, isActive } from '@/titles/ruhr/rules/montan/markers';
import { CompanyChip } from '../../table/parts/CompanyChip';
import { PlayerToken } from '../../turn/Mark';
import { companyOf } from '../../turn/names';
import type { LedgerPlan } from '../parts';
import { markerWords } from './charter/facts';
import { MineMark } from './charter/Mine';
import { boxOf, mineAt, shortMine } from './names';
import { belongsTo } from './on-board';
import type { RuhrSeat } from './seats';
import { t } from './words';

/** Railways in one block, Montan corporations in the other; private Montan companies are chips below both. */
export const ledger: LedgerPlan<RuhrSeat> = {
  blockOf(seat, company) {
    const box = boxOf(seat.state);
    if (isActive(box, company)) return undefined;
    if (!corporationOf(box, company)) return 0;
    // nobody founds one in a stock round
    const isNone = seat.state.round.kind === 'stock' && !seat.state.companies[company]!.founded;
    return isNone ? undefined : 1;
  },
  columns: [
    {
      id: 'markers',
      name: () => t('ru.ledger.markers'),
      of: ({ state }, company) => markersIn(state, company),
    },
    {
      id: 'income',
      name: () => t('ru.ledger.income'),
      of: ({ state }, company) =>
        state.montan[company] ? number(incomeOf(boxOf(state), state, company)) : undefined,
    },
  ],
  foot: { rem: 3.375, View: MinesStrip },
};

function markersIn(state: RuhrSeat['state'], company: CompanyId): string | undefined {
  if (!state.montan[company]) return undefined;
  return [markerWords(state, company), ...alike(state.montan[company].engines)].join(' ');
}

/** Each once, with how often it is there. */
function alike(engines: readonly string[]): string[] {
  return [...new Set(engines)].map((engine) => {
    const count = engines.filter((each) => each === engine).length;
    return count > 1 ? `${count}×${engine}` : engine;
  });
}

/** All eighteen by their numbers, two lines of nine: whose each is and what it earns, or what it has become. */
function MinesStrip({ seat }: { seat: RuhrSeat }) {
  const hexes = Object.keys(montanLocations).sort((a, b) => montanLocations[a]! - montanLocations[b]!);
  return (
    <ul class="mines-strip" aria-label={t('ru.mines')}>
      {hexes.map((hex) => (
        <Chip key={hex} seat={seat} hex={hex} />
      ))}
    </ul>
  );
}

function Chip({ seat, hex }: { seat: RuhrSeat; hex: HexId }) {
  const { state } = seat;
  const location = state.locations[hex]!;
  const company = markerOn(hex);
  const isLive = location.status === 'active';
  const owner = isLive ? directorOf(state, company) : null;
  const own = location.company ?? company;
  const became = isLive || !location.company ? undefined : companyOf(seat, location.company);
  return (
    <li
      class={`mine-chip ${isLive ? '' : 'is-waiting'}`}
      title={`${mineAt(hex).name}: ${belongsTo(seat, hex, location)}`}
      {...(isLive || location.company ? { 'data-company': own } : {})}
    >
      <MineMark company={company} pale={location.status === 'passive' || location.status === 'orphaned'} />
      <span class="mine-chip-name">{shortMine(mineAt(hex).name)}</span>
      {owner !== null && <PlayerToken seat={seat} player={owner} />}
      {became && <CompanyChip company={became} />}
      <span class="hidden-text">{belongsTo(seat, hex, location)}</span>
      {state.montan[company] ? <b>{number(incomeOf(boxOf(state), state, company))}</b> : null}
      {location.value > 0 && <Value value={location.value} />}
    </li>
  );
}

/** What its marker adds to routes. */
function Value({ value }: { value: number }) {
  return (
    <span class={`mine-value is-${value}`}>
      <span class="hidden-text">{t('ru.ledger.value')} </span>
      {number(value)}
    </span>
  );
}
