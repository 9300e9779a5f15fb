import { deciderOf } from '@/engine/finance/certificates';
import type { CardNo } from '@/engine/finance/state';
import { trainNosOf } from '@/engine/finance/trains';
import { outcomeOf } from '@/engine/game/outcomes';
import { trainName } from '@/i18n/sentences';
import { money, number } from '@/i18n/table';
import { brewingTurnOf, type HsbState, type LoadDecision } from '@/titles/dortmund/hsb/state';
import { beerMarket } from '@/titles/dortmund/hsb-cards';
import { capacityOf } from '@/titles/dortmund/rules/operating/beer';
import { AgreedAloud } from '../../../turn/AgreedAloud';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { CompanyToken } from '../../../turn/Mark';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf, pickedOf } from '../../../turn/moves';
import { shortName } from '../../../turn/names';
import { previewOf } from '../../../turn/preview';
import type { BoardScene } from '../../../turn/props';
import { routeLines, runIn } from '../../../turn/routes';
import { Cubes } from '../Breweries';
import type { HsbProps, HsbSeat } from '../seats';
import { t, tCount } from '../words/brewing';
import { boxOf } from './names';
import { Squares } from './Squares';

/** The export route that the railway's loaded trains would run if this were loaded, once its director has agreed. */
function routesAfter(seat: HsbSeat, asked: HsbState | undefined, card: CardNo): BoardScene {
  const isAsked = asked?.decisions.at(-1)?.kind === 'agree-load';
  const agreed = asked && isAsked ? outcomeOf(seat.title, asked, { type: 'agree' }) : undefined;
  const after = agreed?.ok ? (agreed.state as HsbState) : asked;
  if (!after) return {};
  const { at } = after.trains[card]!;
  const { result } = runIn(seat, after, at);
  const laden = trainNosOf(after, at).map((no) => (after.trains[no]!.beer ?? 0) > 0);
  return result ? { routes: routeLines(result.routes.map((route, i) => (laden[i] ? route : []))) } : {};
}

/** The train that is picked, or the first, on its export route. */
export function loadScene(props: HsbProps): BoardScene {
  const loads = movesOf(props, 'load', 'load-for');
  const load = pickedOf(props, 'load', 'load-for') ?? loads[0];
  return load ? routesAfter(props.seat, previewOf(props.seat, load)?.state, load.card) : {};
}

export function agreeLoadScene({ seat }: HsbProps): BoardScene {
  return routesAfter(seat, seat.state, (seat.state.decisions.at(-1) as LoadDecision).card);
}

/** Trains that can take export beer: how many cubes on which, and who must agree. */
export function LoadPanel(props: HsbProps) {
  const { seat } = props;
  const loads = movesOf(props, 'load', 'load-for');
  const cards = [...new Set(loads.map(({ card }) => card))];
  const load = pickedOf(props, 'load', 'load-for');
  const at = load ? seat.state.trains[load.card]!.at : '';
  return (
    <>
      <Body {...props}>
        <p class="note">
          {t('do.hsb.load.left', {
            cubes: number(brewingTurnOf(seat.state).reserved.length),
            price: money(beerMarket.exportPrice),
          })}
        </p>
        <ul class="offers">
          {cards.map((card) => (
            <li key={card} class="load-train">
              <Train {...props} card={card} />
              <div class="beside-moves">
                {loads
                  .filter((load) => load.card === card)
                  .map((load) => (
                    <MoveButton key={JSON.stringify(load)} {...props} move={load}>
                      {load.type === 'load-for' && `${shortName(seat, load.to)}: `}
                      {tCount('do.beer.cubes', load.cubes)}
                    </MoveButton>
                  ))}
              </div>
            </li>
          ))}
        </ul>
      </Body>
      <Foot
        {...props}
        quick={['skip']}
        actions={load && <AgreedAloud {...props} seller={at} deal={load} />}
      />
    </>
  );
}

/** The train with what it carries already, and its director, where another is asked. */
function Train({ seat, options, card }: HsbProps & { card: CardNo }) {
  const { type, at, beer = 0, to } = seat.state.trains[card]!;
  const director = deciderOf(seat.state, at);
  return (
    <p class="load-line">
      <CompanyToken seat={seat} company={at} /> <strong>{trainName(type)}</strong>
      <Squares beer={beer} room={capacityOf(boxOf(seat.state), type)} />
      {to !== undefined && <span class="note">→ {shortName(seat, to)}</span>}
      {director !== null && director !== options.actor.player && (
        <span class="note">{t('do.hsb.load.asks', { player: seat.nameOf(director) })}</span>
      )}
    </p>
  );
}

/** The director of a railway is asked to carry beer. */
export function AgreeLoadPanel(props: HsbProps) {
  const { seat } = props;
  const { brewery, card, cubes, to } = seat.state.decisions.at(-1) as LoadDecision;
  const { type, at } = seat.state.trains[card]!;
  return (
    <>
      <Body {...props}>
        <p class="deal">
          <CompanyToken seat={seat} company={brewery} />
          <span>
            {t('do.hsb.load.question', { brewery, railway: at, train: trainName(type) })}{' '}
            <Cubes count={cubes} />
            {to !== undefined && <strong> → {shortName(seat, to)}</strong>}
          </span>
        </p>
        <p class="note">{t('do.hsb.load.what')}</p>
      </Body>
      <Foot {...props} usual={{ type: 'agree' }} quick={['decline']} />
    </>
  );
}
