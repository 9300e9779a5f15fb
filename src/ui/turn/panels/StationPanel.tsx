import { stageName } from '@/i18n/sentences';
import { money, t } from '@/i18n/turn';
import { tokenPrices } from '../../table/token-prices';
import { Body } from '../Body';
import { Foot } from '../Foot';
import { MoveButton } from '../MoveButton';
import { isOfType, type StationMove } from '../moves';
import { stopName } from '../names';
import { Part } from '../Part';
import { previewOf } from '../preview';
import type { RailProps } from '../props';
import { stationMoves, stationTypes } from './station-scene';

/** A station token: in the step of a turn, or offered by the power of a private company. */
export function StationPanel(props: RailProps) {
  const { seat, selection, options } = props;
  const { move } = selection.in(seat.state);
  const chosen = isOfType(move, ...stationTypes) ? move : undefined;
  const company = options.actor.company;
  const tokens = company ? seat.state.companies[company]!.tokens : [];
  return (
    <>
      <Body {...props}>
        <Part title={t('turn.station.where')}>
          {tokens.length > 0 && (
            <p class="note">{t('turn.station.tokens', { prices: tokenPrices(tokens) })}</p>
          )}
          <ul class="places">
            {stationMoves(props).map((place) => (
              <li key={`${place.type}/${place.hex}/${place.stop}`}>
                <Place {...props} place={place} />
              </li>
            ))}
          </ul>
        </Part>
      </Body>
      <Foot {...props} quick={['skip', 'decline']} withRun={chosen !== undefined} />
    </>
  );
}

function Place({ place, ...props }: RailProps & { place: StationMove }) {
  const { seat, options } = props;
  const { company } = options.actor;
  const after = previewOf(seat, place)?.state;
  const treasury = (state: typeof seat.state) => (company ? state.companies[company]!.treasury : 0);
  const cost = after ? treasury(seat.state) - treasury(after) : 0;
  const where = stopName(seat, place.hex, place.stop);
  const price = cost === 0 ? t('turn.free') : money(cost);
  return (
    <MoveButton {...props} class="place" move={place} says={`${stageName('station')}:`}>
      <span>{where}</span>{' '}
      {place.type === 'station-reserved' && <span class="note">{t('turn.station.kept')} </span>}
      <strong>{price}</strong>
    </MoveButton>
  );
}
