import type { RefusalCode } from '@/engine/game/refusal';
import { worthOf } from '@/engine/market/market';
import { percent, trainName } from '@/i18n/sentences';
import { money, number } from '@/i18n/table';
import { capexOf } from '@/titles/ruhr/box';
import { linkCost } from '@/titles/ruhr/cards';
import type { RuhrMove } from '@/titles/ruhr/moves';
import { markerOn } from '@/titles/ruhr/rules/locations';
import { AgreedAloud } from '../../turn/AgreedAloud';
import { CompanyToken } from '../../turn/Mark';
import { MoveButton } from '../../turn/MoveButton';
import { choicesOf, isListed, movesOf, pickedOf, whyNot } from '../../turn/moves';
import { shortName } from '../../turn/names';
import { Part } from '../../turn/Part';
import { namesIn } from '../../turn/words';
import { waitsForSale } from './after-sale';
import { MineMark } from './charter/Mine';
import { boxOf, mineAt, shortMine } from './names';
import type { RuhrProps, RuhrSeat } from './seats';
import { t } from './words';

/** What may be done beside the choices of a stage: links, own certificates, horse railways, the Private BME. */
export function Also(props: RuhrProps) {
  const { stage } = props.options;
  return (
    <>
      {stage !== 'invest' && <Links {...props} />}
      {!waitsForSale(props) && <OwnCertificates {...props} />}
      <HorseRailways {...props} />
      {stage !== 'invest' && <Engines {...props} />}
      <PrivateBme {...props} />
    </>
  );
}

/** The same where the step has nothing to offer without it. */
export function BeforeStep(props: RuhrProps) {
  if (!waitsForSale(props)) return null;
  return (
    <>
      <p class="duty">{t('ru.short', { company: props.options.actor.company ?? '' })}</p>
      <OwnCertificates {...props} />
    </>
  );
}

/** What comes before a forced purchase, and trains that other railways could sell for it. */
export function BeforeTrains(props: RuhrProps) {
  const { seat, options } = props;
  const { company = '' } = options.actor;
  const asks = choicesOf(props, 'force-train-from');
  return (
    <>
      {mustSellFirst(props) && <p class="duty">{t('ru.trains.certificate', { company })}</p>}
      {asks.length > 0 && (
        <Part title={t('ru.trains.from')} note={t('ru.trains.from.note')}>
          <ul class="offers deals">
            {asks.map(({ move, range }) => (
              <li key={`${move.company}/${move.train}`}>
                <MoveButton {...props} class="offer" move={move} says={`${move.company}:`}>
                  <CompanyToken seat={seat} company={move.company} />
                  <strong>{trainName(move.train)}</strong>{' '}
                  {range && (
                    <span class="note deal-range">
                      {number(range.min)}–{money(range.max)}
                    </span>
                  )}
                </MoveButton>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** A train that another railway sells: what was agreed on aloud is done at once. */
export function AtOnce(props: RuhrProps) {
  const deal = pickedOf(props, 'buy-engine-from', 'force-train-from');
  return deal ? <AgreedAloud {...props} seller={deal.company} deal={deal} /> : null;
}

/** A switch engine costs less than the train on its card. */
export function listedPrice({ state }: RuhrSeat, move: RuhrMove): number | undefined {
  return move.type === 'buy-engine-from' ? capexOf(boxOf(state), move.train).switchEngine.price : undefined;
}

const certificateFirst: RefusalCode = 'own-certificate-first';

/** [18Ruhr 10.8.3] no train and no money for one: a certificate of the railway is sold before anything else. */
function mustSellFirst(props: RuhrProps): boolean {
  return props.seat.view.trains.some(({ id }) => {
    const force = { type: 'force-train', train: id, from: 'depot' } as const;
    return !isListed(props.options, force) && whyNot(props, force)?.code === certificateFirst;
  });
}

/** A railway may link one location in its turn, before its trains run. */
function Links(props: RuhrProps) {
  const { seat } = props;
  const links = movesOf(props, 'rail-link');
  if (links.length === 0) return null;
  return (
    <Part class="beside" title={t('ru.link')} note={t('ru.link.note', { amount: money(linkCost) })}>
      <div class="beside-moves">
        {links.map((move) => (
          <MoveButton key={move.hex} {...props} move={move} says={`${t('ru.link')}:`}>
            <MineMark
              company={markerOn(move.hex)}
              pale={seat.state.locations[move.hex]!.status !== 'active'}
            />
            <span>{shortName(seat, move.hex)}</span>
          </MoveButton>
        ))}
      </div>
    </Part>
  );
}

/** Once a turn one certificate of the corporation is sold to the Bank Pool or bought back. */
function OwnCertificates(props: RuhrProps) {
  const { seat, options } = props;
  const { company } = options.actor;
  const deals = movesOf(props, 'sell-charter', 'redeem');
  if (!company || deals.length === 0) return null;
  return (
    <Part class="beside" title={t('ru.own', { company })} note={t('ru.own.once')}>
      <div class="beside-moves">
        {deals.map((move) => (
          <MoveButton key={`${move.type}/${move.percent}`} {...props} move={move}>
            <span>
              {t(move.type === 'redeem' ? 'ru.own.redeem' : 'ru.own.sell', {
                percent: percent(move.percent),
              })}
            </span>{' '}
            <strong>{money(worthOf(seat.view.market, seat.state, company, move.percent))}</strong>
          </MoveButton>
        ))}
      </div>
    </Part>
  );
}

/** A horse railway links any location that track leads to, and closes. */
function HorseRailways(props: RuhrProps) {
  const { seat } = props;
  const all = movesOf(props, 'horse-railway');
  return (
    <>
      {[...new Set(all.map((move) => move.private))].map((id) => (
        <details key={id} class="drawing horse-railway">
          <summary>{t('ru.horse', { private: namesIn(seat).private(id) })}</summary>
          <div class="beside-moves">
            {all
              .filter((move) => move.private === id)
              .map((move) => (
                <MoveButton key={move.hex} {...props} move={move} says={`${namesIn(seat).private(id)}:`}>
                  <MineMark company={markerOn(move.hex)} />
                  <span>{shortMine(mineAt(move.hex).name)}</span>
                </MoveButton>
              ))}
          </div>
        </details>
      ))}
    </>
  );
}

/** An own engine may be scrapped at any time of the turn. */
function Engines(props: RuhrProps) {
  const scrap = movesOf(props, 'scrap-engine');
  if (scrap.length === 0) return null;
  return (
    <Part class="beside" title={t('ru.engine')}>
      <div class="beside-moves">
        {scrap.map((move) => (
          <MoveButton key={move.engine} {...props} move={move}>
            {t('ru.engine.scrap', { engine: move.engine })}
          </MoveButton>
        ))}
      </div>
    </Part>
  );
}

/** Its owner may take the Private BME out of the game. */
function PrivateBme(props: RuhrProps) {
  const [move] = movesOf(props, 'close-private');
  if (!move) return null;
  return (
    <Part class="beside" title={t('ru.bme')} note={t('ru.bme.note')}>
      <div class="beside-moves">
        <MoveButton {...props} move={move}>
          {t('ru.bme.close')}
        </MoveButton>
      </div>
    </Part>
  );
}
