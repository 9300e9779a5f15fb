import type { SkipMove } from '@/engine/steps/step';
import { stageName } from '@/i18n/sentences';
import { money, t } from '@/i18n/table';
import type { StageView } from '../../games/parts';
import type { RailSeat } from '../../table/seat';
import { tokenPrices } from '../../table/token-prices';
import { Body } from '../Body';
import { Foot } from '../Foot';
import { MoveButton } from '../MoveButton';
import { inReadingOrder, stopName } from '../names';
import { Part } from '../Part';
import { previewOf } from '../preview';
import { type AnyStation, placedIn, type StationProps, stationMoves, stationScene } from './station-scene';

interface StationPanelProps<P extends AnyStation> extends StationProps<P> {
  /** Places that cannot be paid for yet. */
  waiting?: readonly { place: P; cost: number }[];
  /** What there is to say of a place. */
  noteOn?: (place: P) => string | undefined;
}

/** A station token: in the step of a turn, or offered by the power of a private company. */
export function StationPanel<P extends AnyStation>({ waiting = [], ...props }: StationPanelProps<P>) {
  const { seat, options } = props;
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
            {inReadingOrder(places).map((place) => (
              <li key={keyOf(place)}>
                <Place {...props} place={place} cost={costOf(props, place)} />
              </li>
            ))}
            {waiting.map(({ place, cost }) => (
              <li key={keyOf(place)}>
                <Place {...props} place={place} cost={cost} />
              </li>
            ))}
          </ul>
        </Part>
      </Body>
      <Foot {...props} quick={['skip', 'decline']} withRun={placedIn(props) !== undefined} />
    </>
  );
}

const keyOf = ({ type, hex, stop }: AnyStation) => `${type}/${hex}/${stop}`;

function costOf<P extends AnyStation>({ seat, options }: StationProps<P>, place: P): number {
  const { company } = options.actor;
  const after = previewOf(seat, place)?.state;
  const treasury = (state: typeof seat.state) => (company ? state.companies[company]!.treasury : 0);
  return after ? treasury(seat.state) - treasury(after) : 0;
}

function Place<P extends AnyStation>({
  place,
  cost,
  ...props
}: StationPanelProps<P> & { place: P; cost: number }) {
  const { seat, noteOn } = props;
  const note = noteOn?.(place);
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

/** A stage in which a station token is placed by moves of these types, the ordinary one first. */
export function stationStage<P extends AnyStation>(
  ...places: readonly P['type'][]
): StageView<RailSeat, P | SkipMove | { type: 'decline' }> {
  return {
    Panel: (props) => <StationPanel<P> {...props} places={places} />,
    scene: (props) => stationScene<P>({ ...props, places }),
  };
}
