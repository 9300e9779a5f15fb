import { money, t as tAll } from '@/i18n/table';
import { linkValue } from '@/titles/dortmund/rules/links';
import type { LinkMove } from '@/titles/dortmund/rules/operating/moves';
import type { OperatingGame } from '@/titles/dortmund/rules/operating/state';
import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { MoveButton } from '../../turn/MoveButton';
import { movesOf } from '../../turn/moves';
import { inReadingOrder, placeName } from '../../turn/names';
import { Part } from '../../turn/Part';
import { previewOf } from '../../turn/preview';
import type { BoardScene } from '../../turn/props';
import { afterSale } from './after-sale';
import { stepWords } from './BuildPanel';
import { isLink, linkLabel, placeScene } from './links';
import type { TrgProps } from './seats';
import { t, tCount } from './words';

/** Creating or extending a railway link: what it adds to the hex, what it costs, and the beer it brings. */
export function LinkPanel(props: TrgProps) {
  const { seat, selection } = props;
  const { move } = selection.in(seat.state);
  const links = movesOf(props, 'link', 'free-link');
  return (
    <>
      <Body {...props}>
        <Part
          title={tAll(links.length > 0 ? 'turn.station.where' : 'turn.station.waiting')}
          note={t('do.beer.supply', { count: seat.state.beer })}
        >
          <ul class="places">
            {inReadingOrder(links).map((link) => (
              <li key={`${link.type}/${link.hex}`}>
                <Place {...props} link={link} before={seat.state} after={previewOf(seat, link)?.state} />
              </li>
            ))}
            {afterSale(props, 'link').map(({ move: link, before, after }) => (
              <li key={`waiting/${link.hex}`}>
                <Place {...props} link={link} before={before} after={after} />
              </li>
            ))}
          </ul>
        </Part>
      </Body>
      <Foot {...props} quick={['skip']} withRun={isLink(move)} {...linkLabel(seat, move)} />
    </>
  );
}

interface PlaceProps extends TrgProps {
  link: LinkMove;
  /** The states between which the link is built: now, or after a sale that pays for it. */
  before: OperatingGame;
  after: OperatingGame | undefined;
}

function Place({ link, before, after = before, ...props }: PlaceProps) {
  const { seat, options } = props;
  const { company = '' } = options.actor;
  const cost = before.companies[company]!.treasury - after.companies[company]!.treasury;
  const cubes = before.beer - after.beer;
  const step = { from: linkValue(before.board, link.hex), to: linkValue(after.board, link.hex) };
  return (
    <MoveButton {...props} class="place link-place" move={link} says={`${t('do.link')}:`}>
      <span>{placeName(seat, link.hex)}</span> <strong>{stepWords(step)}</strong>{' '}
      <span class="note">
        {link.type === 'free-link' ? t('do.link.free') : money(cost)} · {tCount('do.beer.cubes', cubes)}
      </span>
    </MoveButton>
  );
}

export function linkScene(props: TrgProps): BoardScene {
  return placeScene<LinkMove>(props, movesOf(props, 'link', 'free-link'));
}
