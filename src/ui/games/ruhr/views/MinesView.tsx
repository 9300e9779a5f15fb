import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { directorOf } from '@/engine/finance/certificates';
import type { CompanyId, HexId } from '@/engine/game/ids';
import { priceOf } from '@/engine/market/market';
import { money, number } from '@/i18n/table';
import { bankRuns } from '@/titles/ruhr/rules/bank/bankruptcy';
import { hexOf, locationsOf, markerOn } from '@/titles/ruhr/rules/locations';
import { incomeOf } from '@/titles/ruhr/rules/montan/markers';
import { isSame } from '../../../looking/looking';
import { CompanyToken, PlayerToken } from '../../../turn/Mark';
import { shortName } from '../../../turn/names';
import { Charter } from '../charter/Charter';
import { MineMark } from '../charter/Mine';
import { boxOf, mineAt, mineOf, shortMine } from '../names';
import type { RuhrSeat } from '../seats';
import { t } from '../words';

/** All Montan companies: private ones in the order in which they act, corporations, and the passive locations. */
export function MinesView({ seat }: { seat: RuhrSeat }) {
  const { state } = seat;
  const box = boxOf(state);
  const active = box.active.filter(({ id }) => state.montan[id]);
  const corporations = box.corporations.filter(({ id }) => state.montan[id]);
  const others = Object.keys(state.locations).filter((hex) => isOther(seat, hex));
  return (
    <div class="mines">
      <h3>{t('ru.order')}</h3>
      {active.length === 0 ? (
        <p class="note">{t('ru.order.none')}</p>
      ) : (
        <ul class="mine-cards">
          {active.map(({ id }) => (
            <li key={id}>
              <MineCard seat={seat} company={id} />
            </li>
          ))}
        </ul>
      )}
      <h3>{t('ru.corporations')}</h3>
      {corporations.length === 0 ? (
        <p class="note">{t('ru.corporations.none')}</p>
      ) : (
        <ul class="mine-cards">
          {corporations.map(({ id }) => (
            <li key={id}>
              <CorporationCard seat={seat} company={id} />
            </li>
          ))}
        </ul>
      )}
      <h3>{t('ru.passive')}</h3>
      <p class="note">{t('ru.passive.note')}</p>
      <ul class="passive-mines">
        {others.map((hex) => (
          <li key={hex}>
            <Place seat={seat} hex={hex}>
              <MineMark company={markerOn(hex)} pale />
              <span>{shortMine(mineAt(hex).name)}</span> <span class="note">{shortName(seat, hex)}</span>
            </Place>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Nobody's: passive, or of a corporation that closed. */
function isOther({ state }: RuhrSeat, hex: HexId): boolean {
  return ['passive', 'orphaned'].includes(state.locations[hex]!.status);
}

/** A location and its value: touched, it shows where it lies, and it is marked when its hex is touched. */
function Place({ seat, hex, children }: { seat: RuhrSeat; hex: HexId; children: ComponentChildren }) {
  const look = { kind: 'hex', hex } as const;
  const isLit = isSame(seat.looking.at.value, look);
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLit) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isLit]);
  return (
    <button
      ref={element}
      type="button"
      class="mine-place"
      data-at={hex}
      aria-pressed={isLit}
      onClick={() => seat.looking.toggle(look)}
    >
      {children} <b>{number(seat.state.locations[hex]!.value)}</b>
    </button>
  );
}

function MineCard({ seat, company }: { seat: RuhrSeat; company: CompanyId }) {
  const { state } = seat;
  const owner = directorOf(state, company);
  const hex = hexOf(company);
  return (
    <article class="mine-card" aria-label={mineOf(company)!.name}>
      <h4 class="mine-head">
        <MineMark company={company} /> <span>{mineOf(company)!.name}</span>
      </h4>
      <p class="mine-line">
        {owner !== null && (
          <>
            <PlayerToken seat={seat} player={owner} /> <span>{seat.nameOf(owner)}</span>
          </>
        )}
        <span>{t('ru.mine.treasury', { amount: money(state.companies[company]!.treasury) })}</span>
        <Place seat={seat} hex={hex}>
          {shortName(seat, hex)}
        </Place>
      </p>
      <Charter state={state} company={company} />
    </article>
  );
}

function CorporationCard({ seat, company }: { seat: RuhrSeat; company: CompanyId }) {
  const { state, view } = seat;
  const box = boxOf(state);
  const { name, locationCircles } = box.corporations.find(({ id }) => id === company)!;
  const director = directorOf(state, company);
  const hexes = locationsOf(state, company);
  return (
    <article class="mine-card" aria-label={name}>
      <h4 class="mine-head">
        <CompanyToken seat={seat} company={company} /> <span>{name}</span>
        <b class="mine-price">{money(priceOf(view.market, state, company))}</b>
      </h4>
      <p class="mine-line">
        {bankRuns(state, company) ? (
          <span>{t('ru.bank.runs')}</span>
        ) : (
          director !== null && (
            <>
              <PlayerToken seat={seat} player={director} /> <span>{seat.nameOf(director)}</span>
            </>
          )
        )}
        <span>{t('ru.mine.treasury', { amount: money(state.companies[company]!.treasury) })}</span>
        <span>{t('ru.income.turn', { amount: money(incomeOf(box, state, company)) })}</span>
      </p>
      <p class="mine-line">
        {hexes.map((hex) => (
          <Place key={hex} seat={seat} hex={hex}>
            <MineMark company={markerOn(hex)} /> {shortName(seat, hex)}
          </Place>
        ))}
        <span class="note">
          {t('ru.circles', { count: number(hexes.length), circles: number(locationCircles) })}
        </span>
      </p>
      <Charter state={state} company={company} />
    </article>
  );
}
