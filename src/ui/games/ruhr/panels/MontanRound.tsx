import { directorOf } from '@/engine/finance/certificates';
import type { CompanyId, HexId } from '@/engine/game/ids';
import type { OfType } from '@/engine/game/move';
import { priceOf } from '@/engine/market/market';
import { money, number } from '@/i18n/table';
import { corporationOf } from '@/titles/ruhr/box';
import type { Industry, MontanCorporation } from '@/titles/ruhr/cards';
import type { RuhrMove } from '@/titles/ruhr/moves';
import { locationsOf, markerOn } from '@/titles/ruhr/rules/locations';
import { countOf, incomeOf } from '@/titles/ruhr/rules/montan/markers';
import { foundings } from '@/titles/ruhr/rules/round/founding';
import type { MontanRoundState, SecondDecision } from '@/titles/ruhr/state';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { CompanyToken, PlayerToken } from '../../../turn/Mark';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf } from '../../../turn/moves';
import { shortName } from '../../../turn/names';
import { Part } from '../../../turn/Part';
import { placeScene } from '../../../turn/place-scene';
import { previewOf } from '../../../turn/preview';
import type { BoardScene } from '../../../turn/props';
import { Charter } from '../charter/Charter';
import { markerWords } from '../charter/facts';
import { MineMark } from '../charter/Mine';
import { boxOf, mineAt, mineOf, shortMine } from '../names';
import type { RuhrProps } from '../seats';
import { t, tCount } from '../words';

const industries: readonly Industry[] = ['coal', 'steel'];

/** Who is still to come, in the order of the Montan Round Cards; in merging it is turned round. */
function CardOrder({ seat }: RuhrProps) {
  const { cards, round } = seat.state;
  const { part, turn } = round as MontanRoundState;
  const order = part === 'founding' ? cards : [...cards].reverse();
  return (
    <ol class="card-order" aria-label={t('ru.cards')}>
      {order.map((player) => (
        <li key={player} class={player === turn ? 'is-acting' : ''}>
          <span>{number(cards.indexOf(player) + 1)}</span>
          <PlayerToken seat={seat} player={player} />
          <span class="hidden-text">{seat.nameOf(player)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Of the corporations of an industry that can be founded, the one that is chosen or the first. */
function chosenOf({ seat, selection }: RuhrProps, open: readonly MontanCorporation[], type: Industry) {
  const picked = selection.in(seat.state).open;
  const alike = open.filter((each) => each.type === type);
  return alike.find(({ id }) => id === picked) ?? alike[0];
}

/** Corporations that can be founded somewhere. */
function openCorporations(props: RuhrProps): readonly MontanCorporation[] {
  const ids = new Set(movesOf(props, 'found-montan').map(({ company }) => company));
  return boxOf(props.seat.state).corporations.filter(({ id }) => ids.has(id));
}

/** Founding: an industry's corporations, and the locations that could become one of them, with their start values. */
export function FoundPanel(props: RuhrProps) {
  const { seat } = props;
  const { state } = seat;
  const open = openCorporations(props);
  const { move } = props.selection.in(state);
  const after = move && previewOf(seat, move)?.state;
  const founded = move && 'company' in move ? String(move.company) : undefined;
  return (
    <>
      <Body {...props}>
        <CardOrder {...props} />
        {industries.map((type) => {
          const chosen = chosenOf(props, open, type);
          if (!chosen) return null;
          return (
            <Part key={type} title={t(type === 'coal' ? 'ru.found.coal' : 'ru.found.steel')}>
              <Corporations {...props} all={open.filter((each) => each.type === type)} chosen={chosen} />
              <Sites {...props} company={chosen.id} />
            </Part>
          );
        })}
        {founded !== undefined && after && (
          <Part title={t('ru.charter.of', { company: founded })}>
            <Charter state={state} company={founded} after={after} />
          </Part>
        )}
      </Body>
      <Foot {...props} quick={['pass']} />
    </>
  );
}

/** Which of them: they differ in circles for locations and boxes for engines. */
function Corporations({
  all,
  chosen,
  ...props
}: RuhrProps & { all: readonly MontanCorporation[]; chosen: MontanCorporation }) {
  const { seat, selection } = props;
  return (
    <div class="found-corporations">
      {all.map(({ id, name, locationCircles, switchEngineBoxes }) => (
        <button
          key={id}
          type="button"
          class="move pick-corporation"
          aria-pressed={id === chosen.id}
          title={name}
          onClick={() => selection.pick(seat.state, { open: id })}
        >
          <CompanyToken seat={seat} company={id} />
          <span class="hidden-text">{name}, </span>
          <span class="note">
            {t('ru.found.room', { circles: number(locationCircles), engines: number(switchEngineBoxes) })}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Locations where it can be founded, own ones first. */
function Sites({ company, ...props }: RuhrProps & { company: CompanyId }) {
  const { seat, options } = props;
  const all = movesOf(props, 'found-montan').filter((move) => move.company === company);
  const isOwn = (hex: HexId) => seat.state.locations[hex]!.status === 'active';
  const hexes = [...new Set(all.map(({ hex }) => hex))].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  return (
    <ul class="sites">
      {hexes.map((hex) => (
        <li key={hex} class="site">
          <span class="site-name">
            <MineMark company={markerOn(hex)} pale={!isOwn(hex)} />
            <span>
              <strong>{shortMine(mineAt(hex).name)}</strong>{' '}
              <span class="note">
                {shortName(seat, hex)} · {siteWords(props, hex)}
              </span>
            </span>
          </span>
          <span class="site-values">
            {all
              .filter((move) => move.hex === hex)
              .map((move) => (
                <MoveButton
                  key={move.value}
                  {...props}
                  class="offer site-value"
                  move={move}
                  open={company}
                  says={`${company}, ${mineAt(hex).name}:`}
                >
                  {money(move.value)}
                </MoveButton>
              ))}
          </span>
        </li>
      ))}
      {hexes.length === 0 && foundings(boxOf(seat.state), seat.state, options.actor.player).length === 0 && (
        <li class="note">{t('ru.found.none')}</li>
      )}
    </ul>
  );
}

/** What the corporation would begin with. */
function siteWords({ seat: { state } }: RuhrProps, hex: HexId): string {
  const company = markerOn(hex);
  if (state.locations[hex]!.status !== 'active') return t('ru.found.passive');
  return t('ru.found.active', {
    markers: markerWords(state, company),
    treasury: money(state.companies[company]!.treasury),
  });
}

export function foundScene(props: RuhrProps): BoardScene {
  const open = openCorporations(props);
  const chosen = industries.map((type) => chosenOf(props, open, type)?.id);
  const moves = movesOf(props, 'found-montan').filter(({ company }) => chosen.includes(company));
  return placeScene<OfType<RuhrMove, 'found-montan'>>(props, moves);
}

type MergeOffer = { readonly type: 'merge'; readonly from: CompanyId; readonly company: CompanyId };

/** Merging: each of the player's companies with what it could go into. */
export function MergePanel(props: RuhrProps) {
  return (
    <>
      <Body {...props}>
        <CardOrder {...props} />
        <Mergers {...props} />
      </Body>
      <Foot {...props} quick={['pass']} />
    </>
  );
}

function Mergers(props: RuhrProps) {
  const moves: readonly MergeOffer[] = movesOf(props, 'merge');
  const { seat } = props;
  const { state } = seat;
  return (
    <>
      {[...new Set(moves.map(({ from }) => from))].map((from) => (
        <Part
          key={from}
          title={mineOf(from)?.name ?? from}
          note={t('ru.merge.brings', {
            markers: markerWords(state, from),
            treasury: money(state.companies[from]!.treasury),
          })}
        >
          <ul class="offers">
            {moves
              .filter((move) => move.from === from)
              .map((move) => (
                <li key={move.company}>
                  <MoveButton
                    {...props}
                    class="offer"
                    move={move}
                    says={`${mineOf(from)?.name} → ${move.company}:`}
                  >
                    <MineMark company={from} /> <span aria-hidden="true">→</span>{' '}
                    <CompanyToken seat={seat} company={move.company} />
                    <span class="note">{mergerWords(props, move.company)}</span>{' '}
                    <strong>{money(priceOf(seat.view.market, state, move.company))}</strong>
                  </MoveButton>
                </li>
              ))}
          </ul>
        </Part>
      ))}
    </>
  );
}

/** Who directs it, and how many locations it could still take. */
function mergerWords({ seat }: RuhrProps, company: CompanyId): string {
  const { state } = seat;
  const director = directorOf(state, company);
  const circles = corporationOf(boxOf(state), company)!.locationCircles - locationsOf(state, company).length;
  return t('ru.merge.into', {
    player: director === null ? t('ru.bank') : seat.nameOf(director),
    circles: number(circles),
  });
}

/** The founder's second certificate: bought, or for a company that merges. */
export function SecondPanel(props: RuhrProps) {
  const { seat } = props;
  const { state } = seat;
  const { company } = state.decisions.at(-1) as SecondDecision;
  const price = priceOf(seat.view.market, state, company);
  return (
    <>
      <Body {...props}>
        <p class="deal">
          <CompanyToken seat={seat} company={company} />{' '}
          <span>
            {tCount('ru.second', countOf(state.montan[company]!.markers), {
              income: money(incomeOf(boxOf(state), state, company)),
            })}
          </span>
        </p>
        <ul class="offers">
          <li>
            <MoveButton {...props} class="offer" move={{ type: 'buy-second' }}>
              <span>{t('ru.second.buy')}</span> <strong>{money(price)}</strong>
            </MoveButton>
          </li>
        </ul>
        <Mergers {...props} />
      </Body>
      <Foot {...props} quick={['pass']} />
    </>
  );
}

/** More engines than boxes: which stay. */
export function EnginesPanel(props: RuhrProps) {
  return (
    <>
      <Body {...props}>
        <ul class="offers">
          {movesOf(props, 'keep-engines').map((move) => (
            <li key={move.engines.join()}>
              <MoveButton {...props} class="offer" move={move}>
                <strong>{move.engines.length === 0 ? t('ru.engines.none') : move.engines.join(' ')}</strong>
              </MoveButton>
            </li>
          ))}
        </ul>
      </Body>
      <Foot {...props} />
    </>
  );
}
