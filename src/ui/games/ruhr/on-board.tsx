import type { BoardState } from '@/engine/board/types';
import { directorOf } from '@/engine/finance/certificates';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { number } from '@/i18n/table';
import { type Industry, montanCompanies, montanCorporations } from '@/titles/ruhr/cards';
import { markerOn, montanId } from '@/titles/ruhr/rules/locations';
import type { LocationState } from '@/titles/ruhr/state';
import type { TokenLooks } from '../../board/StopView';
import { Fact } from '../../looking/Fact';
import { locationIcon } from './location-icon';
import { mineAt } from './names';
import type { RuhrSeat } from './seats';
import { t } from './words';

export const industryColours: Readonly<Record<Industry, string>> = { coal: '#3a3a3a', steel: '#8c3b2e' };
const paper = '#fffdf5';
const ink = '#1a1a17';

/** The board with the location markers: they lie on their hexes, or stand in the brown city. */
export function drawn(seat: RuhrSeat, board: BoardState): BoardState {
  const { locations } = seat.state;
  const markers = Object.keys(locations)
    .filter((hex) => locations[hex]!.status !== 'removed')
    .map((hex) => [hex, markersAt(seat, board, hex)] as const);
  return { ...board, markers: { ...board.markers, ...Object.fromEntries(markers) } };
}

function markersAt(seat: RuhrSeat, board: BoardState, hex: HexId): string[] {
  const location = seat.state.locations[hex]!;
  const { value } = location;
  const mine = mineAt(hex);
  const base = { industry: mine.type, letters: String(mine.no), fill: paper, ink, edge: ink, value };
  const standsInCity = board.stations.some(({ company }) => company === markerOn(hex));
  if (standsInCity) return value > 0 ? [locationIcon({ ...base, kind: 'coin' })] : [];
  const kind = value > 0 ? 'linked' : 'location';
  return [locationIcon({ ...base, kind, ...lookOf(seat, hex, location) })];
}

/** Passive ones are pale, active ones edged in their owner's colour; a corporation shows its letters or its colour. */
function lookOf(seat: RuhrSeat, hex: HexId, { status, company }: LocationState) {
  const { type } = mineAt(hex);
  const colour = industryColours[type];
  if (status === 'montan' && company) {
    const { fill, text } = montanCorporations.find(({ id }) => id === company)!.colour;
    return { letters: company, fill, ink: text, edge: '#ffffff' };
  }
  if (status === 'merged' && company) {
    return {
      fill: colour,
      ink: '#ffffff',
      edge: montanCorporations.find(({ id }) => id === company)!.colour.fill,
    };
  }
  if (status !== 'active') return { edge: colour };
  const owner = directorOf(seat.state, markerOn(hex));
  return { fill: colour, ink: '#ffffff', edge: owner === null ? '#ffffff' : seat.colourOf(owner) };
}

/** Markers that stand in a city like stations, by their numbers. */
export const tokenLooks: TokenLooks = Object.fromEntries(
  montanCompanies.map(({ no, type }) => [
    montanId(no),
    { colour: industryColours[type], textColour: '#ffffff' },
  ]),
);

/** Whose the location is that somebody looks at, and what it is worth. */
export function HexFacts({ seat, hex }: { seat: RuhrSeat; hex: HexId }) {
  const location = seat.state.locations[hex];
  if (!location) return null;
  return (
    <Fact term={t(mineAt(hex).type === 'coal' ? 'ru.coal' : 'ru.steel')}>
      {`${mineAt(hex).name} (${mineAt(hex).no}), ${belongsTo(seat, hex, location)}: ${number(location.value)}`}
    </Fact>
  );
}

export function belongsTo(seat: RuhrSeat, hex: HexId, { status, company }: LocationState): string {
  if (status === 'active') {
    const owner = directorOf(seat.state, markerOn(hex) as CompanyId);
    return owner === null ? t('ru.status.unsold') : seat.nameOf(owner);
  }
  if (status === 'montan') return company ?? '';
  if (status === 'merged') return t('ru.status.merged', { company: company ?? '' });
  return status === 'removed' ? t('ru.effect.gone') : t('ru.status.passive');
}
