import { money, t, tCount } from '@/i18n/dortmund';
import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { MoveButton } from '../../turn/MoveButton';
import { placeName } from '../../turn/names';
import { Part } from '../../turn/Part';
import { previewOf } from '../../turn/preview';
import type { BoardScene } from '../../turn/props';
import { stepWords } from './BuildPanel';
import { isLink, type LinkMove, linkLabel, linkMoves, placeScene, stepOf } from './links';
import type { TrgProps } from './seats';

/** Creating or extending a railway link: what it adds to the hex, what it costs, and the beer it brings. */
export function LinkPanel(props: TrgProps) {
  const { seat, selection } = props;
  const { move } = selection.in(seat.state);
  return (
    <>
      <Body {...props}>
        <Part title={t('turn.station.where')}>
          <p class="note">{t('do.beer.supply', { count: seat.state.beer })}</p>
          <ul class="places">
            {linkMoves(props).map((link) => (
              <li key={`${link.type}/${link.hex}`}>
                <Place {...props} link={link} />
              </li>
            ))}
          </ul>
        </Part>
      </Body>
      <Foot {...props} quick={['skip']} withRun={isLink(move)} {...linkLabel(seat, move)} />
    </>
  );
}

function Place({ link, ...props }: TrgProps & { link: LinkMove }) {
  const { seat, options } = props;
  const after = previewOf(seat, link);
  const { company = '' } = options.actor;
  const cost = after ? seat.state.companies[company]!.treasury - after.state.companies[company]!.treasury : 0;
  const cubes = Number(after?.events.find(({ type }) => type === 'beer-brewed')?.cubes ?? 0);
  return (
    <MoveButton {...props} class="place link-place" move={link} says={`${t('do.link')}:`}>
      <span>{placeName(seat, link.hex)}</span> <strong>{stepWords(stepOf(seat, link))}</strong>{' '}
      <span class="note">
        {link.type === 'free-link' ? t('do.link.free') : money(cost)} · {tCount('do.beer.cubes', cubes)}
      </span>
    </MoveButton>
  );
}

export function linkScene(props: TrgProps): BoardScene {
  return placeScene(props, linkMoves(props));
}
