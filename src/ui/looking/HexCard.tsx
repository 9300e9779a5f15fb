import '../styles/hex-card.css';
import { useEffect, useRef } from 'preact/hooks';
import type { CompanyId, HexId } from '@/engine/game/ids';
import type { Refusal } from '@/engine/game/refusal';
import { list, money, number, t, tOf } from '@/i18n/aside';
import { TilePicture } from '../board/TilePicture';
import { numberOf } from '../gallery/tile-order';
import { CompanyMark } from '../table/parts/CompanyMark';
import { IconButton } from '../table/parts/IconButton';
import { MoreBelow } from '../table/parts/MoreBelow';
import { hasMoney, type Seat } from '../table/seat';
import { namesIn, whyWords } from '../turn/words';
import { Fact } from './Fact';
import { hexFact, type StopFact, type TileFact } from './facts';
import { hexSource } from './sources';

interface CardProps {
  seat: Seat;
  hex: HexId;
  /** The card lies in the corner that is furthest from the hex. */
  corner: string;
  /** From the hex to that side of the board, in pixels. */
  beside: number;
  /** Something can be laid or placed here now. */
  isOffered: boolean;
  /** Why nothing can be done here now, where the turn is about that. */
  why: Refusal | undefined;
}

/** All about a hex, whoever's turn it is: values by phase, stations, costs, what may follow and by which rule, who comes here. */
export function HexCard({ seat, hex, corner, beside, isOffered, why }: CardProps) {
  const fact = hexFact(seat, hex);
  const source = hexSource(seat, hex);
  const { board } = seat.view;
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.scrollTo?.({ top: 0 }), [hex]);
  const section = seat.title.sections['lay-does-not-fit'];
  const name = namesIn(seat).hex(hex);
  const { HexFacts } = seat.game;
  return (
    <aside
      ref={card}
      class={`hex-card ${corner}`}
      style={{ '--beside': `${Math.round(beside)}px` }}
      aria-label={name}
    >
      <header class="hex-card-head">
        <h2>{name}</h2>
        <IconButton icon="close" label={t('look.close')} onClick={() => seat.looking.away()} />
      </header>
      <div aria-live="polite">
        {why && <p class="hex-card-why">{whyWords(seat, why)}</p>}
        {isOffered && <p class="hex-card-now">{t('hex.now')}</p>}
      </div>
      {fact.stops.map((stop, i) => (
        <StopLine key={i} seat={seat} stop={stop} />
      ))}
      <dl class="hex-facts">
        {HexFacts && <HexFacts seat={seat} hex={hex} />}
        {board.hexes[hex]?.label !== undefined && (
          <Fact term={t('detail.label')}>{board.hexes[hex]!.label!}</Fact>
        )}
        {hasMoney(seat) && (
          <Fact term={t('detail.cost')}>
            {fact.cost ? `${money(fact.cost.amount)} (${tOf('terrain', fact.cost.terrain)})` : t('hex.free')}
          </Fact>
        )}
        {source && <Fact term={t('hex.source')}>{tOf('hex.source', source)}</Fact>}
        <Fact term={t('hex.reached')}>
          {fact.reachedBy.length === 0 ? t('hex.nobody') : <Marks seat={seat} companies={fact.reachedBy} />}
        </Fact>
      </dl>
      <h3>
        {t('hex.becomes')}{' '}
        {section !== undefined && (
          <span class="note">
            [{seat.title.book} {section}]
          </span>
        )}
      </h3>
      {fact.tiles.length > 0 ? (
        <ul class="hex-tiles">
          {fact.tiles.map((tile) => (
            <TileLine key={tile.tile} seat={seat} {...tile} />
          ))}
        </ul>
      ) : (
        <p class="note">{t(fact.isBuildable ? 'hex.final' : 'detail.never')}</p>
      )}
      <MoreBelow />
    </aside>
  );
}

/** A city or town: its values, the one of now marked, who stands there and how many may still come. */
export function StopLine({ seat, stop }: { seat: Seat; stop: StopFact }) {
  const { def, values, stations, kept, free } = stop;
  // not the value of the phase: this is said to the eye, too
  const isAtEnd = seat.view.endColour !== undefined;
  const counted = values.find(({ now }) => now);
  return (
    <div class="hex-stop">
      <span class="hex-stop-name">
        {tOf('stop', def.kind)} {def.name}
      </span>
      <span class="hex-values">
        {values.map(({ value, from, now }) => (
          <span key={from} class={`hex-value ${from ? `on-${from}` : ''} ${now ? 'is-now' : ''}`}>
            {number(value)}
            {from && <span class="hidden-text"> {tOf('colour', from)}</span>}
            {now && values.length > 1 && (
              <span class="hidden-text">, {t(isAtEnd ? 'hex.value.end' : 'hex.value.now')}</span>
            )}
          </span>
        ))}
      </span>
      {isAtEnd && counted && values.length > 1 && (
        <span class="note" aria-hidden="true">
          {number(counted.value)} {t('hex.value.end')}
        </span>
      )}
      <Marks seat={seat} companies={stations} />
      {kept.length > 0 && <span class="note">{t('hex.kept', { companies: list(kept) })}</span>}
      {free > 0 && <span class="note">{t('hex.places', { count: number(free) })}</span>}
    </div>
  );
}

function Marks({ seat, companies }: { seat: Seat; companies: readonly CompanyId[] }) {
  return (
    <span class="hex-marks">
      {seat.view.companies
        .filter(({ id }) => companies.includes(id))
        .map((company) => (
          <span key={company.id} title={company.name}>
            <CompanyMark company={company} />
            <span class="hidden-text">{company.id} </span>
          </span>
        ))}
    </span>
  );
}

function TileLine({ seat, tile, left, later }: TileFact & { seat: Seat }) {
  const { board } = seat.view;
  const isOut = left <= 0;
  return (
    <li class={later || isOut ? 'is-not-yet' : ''}>
      <TilePicture layout={board.layout} tile={board.tiles[tile]!} />
      <span>
        {numberOf(tile, board.tiles[tile]!)} <span class="note">×{number(Math.max(0, left))}</span>
        {later && <span class="hidden-text"> {t('hex.later')}</span>}
      </span>
    </li>
  );
}
