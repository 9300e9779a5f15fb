import { type FreeLayMove, type FreeStationMove, trainOf } from '@/engine/rounds/free';
import { stageName } from '@/i18n/sentences';
import { number } from '@/i18n/table';
import type { FreeHarbourMove } from '@/titles/rhineland/short/harbour';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { Swaps } from '../../../turn/free/Swaps';
import { layHexes, layMoves } from '../../../turn/lays';
import { CompanyToken } from '../../../turn/Mark';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf } from '../../../turn/moves';
import { stopName } from '../../../turn/names';
import { Part } from '../../../turn/Part';
import { TrackPanel } from '../../../turn/panels/TrackPanel';
import { trackScene } from '../../../turn/panels/track-scene';
import { placeScene } from '../../../turn/place-scene';
import type { BoardScene } from '../../../turn/props';
import { speech, t } from '../words';
import type { ShortProps } from './seats';

/** What a director may do once: a tile, a station, or something with trains. */
const actions = ['tile', 'station', 'train'] as const;
type Action = (typeof actions)[number];

type Place = FreeStationMove | FreeHarbourMove;

/** The action that is looked at: that of what is picked, or what was unfolded; tiles to begin with. */
function actionOf({ seat, selection }: Pick<ShortProps, 'seat' | 'selection'>): Action {
  const { move, open } = selection.in(seat.state);
  if (move?.type === 'lay') return 'tile';
  if (move?.type === 'place-station' || move?.type === 'place-harbour') return 'station';
  if (move?.type === 'swap-new' || move?.type === 'swap-between') return 'train';
  return actions.find((action) => action === open) ?? 'tile';
}

function placesOf(props: ShortProps): readonly Place[] {
  return movesOf(props, 'place-station', 'place-harbour');
}

/** One of three actions at a time: what each has to offer is seen before it is looked at. */
export function DirectPanel(props: ShortProps) {
  switch (actionOf(props)) {
    case 'station':
      return <StationAction {...props} />;
    case 'train':
      return <TrainAction {...props} />;
    default:
      return <TrackPanel<FreeLayMove> {...props} lays={['lay']} />;
  }
}

export function directScene(props: ShortProps): BoardScene {
  switch (actionOf(props)) {
    case 'station':
      return placeScene<Place>(props, placesOf(props), { open: 'station' });
    case 'train':
      return {};
    default:
      return trackScene<FreeLayMove>({ ...props, lays: ['lay'] });
  }
}

/** Above the choices of a director: which of the actions is looked at. */
export function Actions(props: ShortProps) {
  const { seat, options, selection } = props;
  if (options.stage !== 'direct') return null;
  const now = actionOf(props);
  const counts: Readonly<Record<Action, number>> = {
    tile: layHexes(layMoves<FreeLayMove>(options, ['lay'])).length,
    station: placesOf(props).length,
    train: movesOf(props, 'swap-new', 'swap-between').length,
  };
  return (
    <fieldset class="plain-set director-actions" aria-label={stageName('direct', speech)}>
      {actions.map((action) => (
        <button
          key={action}
          type="button"
          class="button"
          aria-pressed={action === now}
          onClick={() => selection.pick(seat.state, { open: action })}
        >
          {t(`short.action.${action}`)} <span class="note">{number(counts[action])}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Stations and harbours of all companies that the player directs. */
function StationAction(props: ShortProps) {
  const { seat, selection } = props;
  const places = placesOf(props);
  const { move } = selection.in(seat.state);
  return (
    <>
      <Body {...props}>
        <Part title={t(places.length > 0 ? 'short.station.where' : 'short.station.none')}>
          <ul class="places">
            {places.map((place) => (
              <li key={`${place.type}/${place.company}/${place.hex}/${place.stop}`}>
                <MoveButton
                  {...props}
                  class="place"
                  open="station"
                  move={place}
                  says={`${stageName('station', speech)} ${place.company}:`}
                >
                  <CompanyToken seat={seat} company={place.company} />
                  <span>{stopName(seat, place.hex, place.stop)}</span>
                  {place.type === 'place-harbour' && <span class="note"> {t('short.station.harbour')}</span>}
                </MoveButton>
              </li>
            ))}
          </ul>
        </Part>
      </Body>
      <Foot {...props} quick={['skip']} withRun={move !== undefined} />
    </>
  );
}

/** Obsolete trains for new ones, or trains of two companies for each other. */
function TrainAction(props: ShortProps) {
  const { seat, selection } = props;
  const swaps = movesOf(props, 'swap-new', 'swap-between');
  const { move } = selection.in(seat.state);
  const hasTrain = seat.view.companies.some(({ id }) => trainOf(seat.state, id) !== undefined);
  return (
    <>
      <Body {...props}>
        <Swaps {...props} />
        {swaps.length === 0 && <p class="note">{t(hasTrain ? 'short.train.none' : 'short.train.noneYet')}</p>}
      </Body>
      <Foot {...props} quick={['skip']} withRun={move !== undefined} />
    </>
  );
}
