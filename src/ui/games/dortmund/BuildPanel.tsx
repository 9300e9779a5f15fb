import type { OfType } from '@/engine/game/move';
import { stageName } from '@/i18n/sentences';
import { t as tAll } from '@/i18n/table';
import type { IntroductionMove } from '@/titles/dortmund/int/moves';
import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { CompanyToken } from '../../turn/Mark';
import { MoveButton } from '../../turn/MoveButton';
import { movesOf } from '../../turn/moves';
import { inReadingOrder, placeName, stopName } from '../../turn/names';
import { Part } from '../../turn/Part';
import type { BoardScene } from '../../turn/props';
import { linkLabel, placeScene, stepOf } from './links';
import type { IntProps } from './seats';
import { speech, t } from './words';

/** Either a station of one of the player's companies, or one step of a railway link. */
export function BuildPanel(props: IntProps) {
  const { seat, selection } = props;
  const stations = movesOf(props, 'place-station');
  const links = movesOf(props, 'link');
  const { move } = selection.in(seat.state);
  return (
    <>
      <Body {...props}>
        {stations.length > 0 && (
          <Part title={stageName('station', speech)} note={tAll('turn.station.where')}>
            <ul class="places">
              {inReadingOrder(stations).map((place) => (
                <li key={`${place.company}/${place.hex}/${place.stop}`}>
                  <MoveButton
                    {...props}
                    class="place"
                    move={place}
                    says={`${stageName('station', speech)} ${place.company}:`}
                  >
                    <CompanyToken seat={seat} company={place.company} />
                    <span>{stopName(seat, place.hex, place.stop)}</span>
                  </MoveButton>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {links.length > 0 && (
          <Part title={t('do.links')}>
            <ul class="places">
              {inReadingOrder(links).map((link) => (
                <li key={link.hex}>
                  <MoveButton {...props} class="place" move={link} says={`${t('do.link')}:`}>
                    <span>{placeName(seat, link.hex)}</span> <strong>{stepWords(stepOf(seat, link))}</strong>
                  </MoveButton>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </Body>
      <Foot {...props} quick={['skip']} withRun={move !== undefined} {...linkLabel(seat, move)} />
    </>
  );
}

/** `10 → 20`, or what a new link is worth. */
export function stepWords({ from, to }: { from: number; to: number }): string {
  return from === 0 ? t('do.link.new', { value: to }) : t('do.link.step', { from, to });
}

export function buildScene(props: IntProps): BoardScene {
  return placeScene<OfType<IntroductionMove, 'place-station' | 'link'>>(
    props,
    movesOf(props, 'place-station', 'link'),
  );
}
