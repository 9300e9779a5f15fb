import { stageName } from '@/i18n/sentences';
import { money, t } from '@/i18n/turn';
import { tokenPrices } from '../../table/token-prices';
import { Body } from '../Body';
import { Foot } from '../Foot';
import { MoveButton } from '../MoveButton';
import { isStation, type StationMove } from '../moves';
import { stopName } from '../names';
import { Part } from '../Part';
import { previewOf } from '../preview';
import type { RailProps } from '../props';
import { stationMoves } from './station-scene';

interface StationProps extends RailProps {
  /** Places that cannot be paid for yet. */
  waiting?: readonly { place: StationMove; cost: number }[];
  /** What is special about a place. */
  noteOf?(place: StationMove): string | undefined;
}

/** A station token: in the step of a turn, or offered by the power of a private company. */
export function StationPanel({ waiting = [], noteOf, ...props }: StationProps) {
  const { seat, selection, options } = props;
  const { move } = selection.in(seat.state);
  const chosen = isStation(move) ? move : undefined;
  const company = options.actor.company;
  const tokens = company ? seat.state.companies[company]!.tokens : [];
  const places = stationMoves(props);
  return (
    <>
      <Body {...props}>
        <Part title={t(places.length > 0 ? 'turn.station.where' : 'turn.station.waiting')}>
          {tokens.length > 0 && (
            <p class="note">{t('turn.station.tokens', { prices: tokenPrices(tokens) })}</p>
          )}
          <ul class="places">
            {places.map((place) => (
              <li key={keyOf(place)}>
                <Place {...props} place={place} note={noteOf?.(place)} cost={costOf(props, place)} />
              </li>
            ))}
            {waiting.map(({ place, cost }) => (
              <li key={keyOf(place)}>
                <Place {...props} place={place} note={noteOf?.(place)} cost={cost} />
              </li>
            ))}
          </ul>
        </Part>
      </Body>
      <Foot {...props} quick={['skip', 'decline']} withRun={chosen !== undefined} />
    </>
  );
}

const keyOf = ({ type, hex, stop }: StationMove) => `${type}/${hex}/${stop}`;

function costOf({ seat, options }: RailProps, place: StationMove): number {
  const { company } = options.actor;
  const after = previewOf(seat, place)?.state;
  const treasury = (state: typeof seat.state) => (company ? state.companies[company]!.treasury : 0);
  return after ? treasury(seat.state) - treasury(after) : 0;
}

interface PlaceProps extends RailProps {
  place: StationMove;
  note: string | undefined;
  cost: number;
}

function Place({ place, note, cost, ...props }: PlaceProps) {
  const { seat } = props;
  const where = stopName(seat, place.hex, place.stop);
  const price = cost === 0 ? t('turn.free') : money(cost);
  return (
    <MoveButton
      {...props}
      class="place"
      move={place}
      says={`${stageName('station', props.seat.game.speech)}:`}
    >
      <span>{where}</span> {note !== undefined && <span class="note">{note} </span>}
      <strong>{price}</strong>
    </MoveButton>
  );
}
