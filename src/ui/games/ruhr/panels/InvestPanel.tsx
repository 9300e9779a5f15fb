import { deciderOf } from '@/engine/finance/certificates';
import { typesInPool } from '@/engine/finance/trains';
import type { OfType } from '@/engine/game/move';
import type { RefusalCode } from '@/engine/game/refusal';
import { turnOf } from '@/engine/steps/state';
import { trainName } from '@/i18n/sentences';
import { money, number } from '@/i18n/table';
import { capexOf } from '@/titles/ruhr/box';
import { linkCost } from '@/titles/ruhr/cards';
import type { RuhrMove } from '@/titles/ruhr/moves';
import { hexOf, locationsOf } from '@/titles/ruhr/rules/locations';
import { cardsOnSale } from '@/titles/ruhr/rules/montan/develop';
import { incomeOf, isActive, isMontan } from '@/titles/ruhr/rules/montan/markers';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { CompanyToken } from '../../../turn/Mark';
import { MoveButton } from '../../../turn/MoveButton';
import { choicesOf, movesOf, whyNot } from '../../../turn/moves';
import { placeName } from '../../../turn/names';
import { Part } from '../../../turn/Part';
import { placeScene } from '../../../turn/place-scene';
import { previewOf } from '../../../turn/preview';
import type { BoardScene } from '../../../turn/props';
import { Charter } from '../charter/Charter';
import { incomeWith } from '../charter/facts';
import { boxOf } from '../names';
import type { RuhrProps } from '../seats';
import { t } from '../words';
import { CardPrices, cardsLeft } from './CardPrices';

/** One thing that a Montan company spends its treasury on, with the charter as it would be. */
export function InvestPanel(props: RuhrProps) {
  const { seat, selection } = props;
  const { state } = seat;
  const { company } = turnOf(state);
  const { move } = selection.in(state);
  const after = move && previewOf(seat, move)?.state;
  const duty = movesOf(props, 'force-markers').length > 0;
  return (
    <>
      <Body {...props}>
        {duty && <p class="duty">{t('ru.invest.duty', { company })}</p>}
        {mustSellFirst(props) && <p class="duty">{t('ru.invest.certificate', { company })}</p>}
        {cardsOnSale(boxOf(state), state).map((card) => (
          <Development key={card} {...props} card={card} />
        ))}
        <Engines {...props} />
        <Link {...props} />
        <Part title={t('ru.charter')}>
          <Charter state={state} company={company} after={after} />
        </Part>
        {cardsOnSale(boxOf(state), state).map((card) => (
          <CardPrices key={card} state={state} card={card} used="development" />
        ))}
      </Body>
      <Foot {...props} quick={['skip']} />
    </>
  );
}

const certificateFirst: RefusalCode = 'own-certificate-first';

/** [18Ruhr 9.1.1.3 e] no active marker and no money for one: a certificate is sold before the director pays. */
function mustSellFirst(props: RuhrProps): boolean {
  return cardsOnSale(boxOf(props.seat.state), props.seat.state).some(
    (card) => whyNot(props, anyMarker(props, card))?.code === certificateFirst,
  );
}

/** One marker for a card, which tells why none is to be had. */
function anyMarker({ seat: { state } }: RuhrProps, card: string): SetMove {
  return { type: 'develop', card, markers: [capexOf(boxOf(state), card).development.stages[0]!] };
}

type SetMove = OfType<RuhrMove, 'develop'> | OfType<RuhrMove, 'force-markers'>;

/** A new card as development: which markers it would bring, the most income first. */
function Development({ card, ...props }: RuhrProps & { card: string }) {
  const { state } = props.seat;
  const box = boxOf(state);
  const { company } = turnOf(state);
  const { price, markers: most } = capexOf(box, card).development;
  const now = incomeOf(box, state, company);
  const sets = movesOf(props, 'develop', 'force-markers')
    .filter((move) => move.card === card)
    .map((move) => ({ move, gain: incomeWith(box, state, company, card, move.markers) - now }))
    .sort((a, b) => b.move.markers.length - a.move.markers.length || b.gain - a.gain);
  const full = sets.filter(({ move }) => move.markers.length === sets[0]!.move.markers.length);
  const fewer = sets.slice(full.length);
  return (
    <Part title={`${t('ru.develop')} ${money(price)}`} note={cardsLeft(state, card)}>
      {sets.length === 0 && (
        <ul class="offers">
          <li>
            <MoveButton {...props} class="offer" move={anyMarker(props, card)}>
              <span>{t('ru.develop.upTo', { count: number(most) })}</span> <strong>{money(price)}</strong>
            </MoveButton>
          </li>
        </ul>
      )}
      {full.length > 0 && <Sets {...props} sets={full} />}
      {fewer.length > 0 && (
        <details class="drawing">
          <summary>{t('ru.develop.fewer')}</summary>
          <Sets {...props} sets={fewer} />
        </details>
      )}
    </Part>
  );
}

function Sets({ sets, ...props }: RuhrProps & { sets: readonly { move: SetMove; gain: number }[] }) {
  return (
    <ul class="marker-sets">
      {sets.map(({ move, gain }) => (
        <li key={move.markers.join()}>
          <MoveButton {...props} class="offer marker-set" move={move}>
            <span class="marker-letters">
              {move.markers.map((stage, i) => (
                <b key={i}>{stage}</b>
              ))}
            </span>
            <span class={gain > 0 ? 'trend-up' : 'note'}>{t('ru.gain', { amount: signed(gain) })}</span>
          </MoveButton>
        </li>
      ))}
    </ul>
  );
}

function signed(amount: number): string {
  return amount > 0 ? `+${number(amount)}` : number(amount);
}

/** Switch engines: of new cards, of the Bank Pool, of railways; and the old ones that could make room. */
function Engines(props: RuhrProps) {
  const { seat } = props;
  const { state } = seat;
  const box = boxOf(state);
  const shops = [
    ...cardsOnSale(box, state).map((card) => ({ card, from: 'depot' as const })),
    ...typesInPool(box.trains, state).map(({ id }) => ({ card: id, from: 'pool' as const })),
  ];
  const scrap = movesOf(props, 'scrap-engine');
  return (
    <Part title={t('ru.engine')} note={t('ru.engine.note')}>
      <ul class="offers">
        {shops.map(({ card, from }) => {
          const { marker, price } = capexOf(box, card).switchEngine;
          return (
            <li key={`${from}/${card}`}>
              <MoveButton {...props} class="offer" move={{ type: 'buy-engine', card, from }}>
                <strong>{marker}</strong>{' '}
                <span class="note">{t(from === 'pool' ? 'ru.engine.pool' : 'ru.engine.card', { card })}</span>{' '}
                <strong>{money(price)}</strong>
              </MoveButton>
            </li>
          );
        })}
        {choicesOf(props, 'buy-engine-from').map(({ move, range }) => (
          <li key={`${move.company}/${move.train}`}>
            <MoveButton {...props} class="offer" move={move}>
              <CompanyToken seat={seat} company={move.company} />
              <strong>{capexOf(box, move.train).switchEngine.marker}</strong>{' '}
              <span class="note">
                {t('ru.engine.from', { train: trainName(move.train) })} {asks(props, move.company)}
              </span>{' '}
              {range && (
                <strong>
                  {number(range.min)}–{money(range.max)}
                </strong>
              )}
            </MoveButton>
          </li>
        ))}
      </ul>
      {scrap.length > 0 && (
        <div class="beside-moves">
          {scrap.map((move) => (
            <MoveButton key={move.engine} {...props} move={move}>
              {t('ru.engine.scrap', { engine: move.engine })}
            </MoveButton>
          ))}
        </div>
      )}
    </Part>
  );
}

function asks({ seat, options }: RuhrProps, seller: string): string {
  const decider = deciderOf(seat.state, seller);
  if (decider === null || decider === options.actor.player) return '';
  return t('ru.asks', { player: seat.nameOf(decider) });
}

/** The company's own railway link, or that of what has merged into it. */
function Link(props: RuhrProps) {
  const { seat } = props;
  const { state } = seat;
  const { company } = turnOf(state);
  const own = isActive(boxOf(state), company) ? [hexOf(company)] : locationsOf(state, company);
  const open = own.filter((hex) => state.locations[hex]!.value === 0);
  if (open.length === 0) return null;
  return (
    <Part title={t('ru.link')} note={money(linkCost)}>
      <ul class="places">
        {open.map((hex) => (
          <li key={hex}>
            <MoveButton {...props} class="place" move={{ type: 'rail-link', hex }}>
              <span>{placeName(seat, hex)}</span> <strong>{money(linkCost)}</strong>
            </MoveButton>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function investScene(props: RuhrProps): BoardScene {
  const { company } = turnOf(props.seat.state);
  if (!isMontan(boxOf(props.seat.state), company)) return {};
  const whyNoLink = (hex: string) => whyNot(props, { type: 'rail-link', hex });
  return placeScene<OfType<RuhrMove, 'rail-link'>>(props, movesOf(props, 'rail-link'), {
    whyNot: whyNoLink,
  });
}
