import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { RoundState } from '@/engine/game/state';
import { roundName, trainKind } from '@/i18n/sentences';
import { money, number, t, tCount, tOf } from '@/i18n/table';
import type { TableState } from '@/titles/view';
import { roundsUntilBroken, type TrainsAhead, trainsAhead } from './figures/ahead';
import { phaseNow, type TrainRow } from './figures/depot';
import { useFrame } from './frame';
import { phaseTitle } from './names';
import { PlayerMark } from './parts/PlayerMark';
import { hasMoney, type RailSeat, type Seat } from './seat';
import type { Story } from './time/story';
import { useTightness } from './use-tightness';

interface StripProps {
  seat: Seat;
  story: Story<TableState>;
}

/** Where the game is and what comes next, in one line below the head; on a telephone most of it follows a tap. */
export function Strip(props: StripProps) {
  const isPhone = useFrame().layout === 'phone';
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLElement>(null);
  const all = <Parts {...props} />;
  useTightness(element, part, ({ textContent }) => `${isPhone} ${textContent}`, [props.seat.state, isPhone]);
  return (
    <section
      ref={element}
      class={`table-strip ${isPhone ? (isOpen ? 'is-open' : 'is-short') : ''}`}
      aria-label={t('table.strip')}
    >
      {isPhone ? (
        <button type="button" class="strip-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {all}
        </button>
      ) : (
        all
      )}
    </section>
  );
}

function hasNewsOut(strip: HTMLElement): boolean {
  const parts = [...strip.querySelectorAll('.strip-next, .strip-trains')];
  return parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
}

/** What comes next has the rest of the line; where that is too short, two lines in small letters. */
const part = { id: 'strip', steps: 1, isTooWide: hasNewsOut };

function Parts({ seat, story }: StripProps) {
  const phase = phaseNow(seat);
  const left = roundsLeft(seat);
  return (
    <>
      <Part class="strip-round">
        <span class="table-round">{roundName(seat.state.round, seat.game.speech)}</span>
        {left !== undefined && <span class="strip-soft"> {left}</span>}
      </Part>
      <Part class={`phase-chip on-${phase.colour}`}>{phaseTitle(phase)}</Part>
      {!seat.state.over && <Trains seat={seat} />}
      {hasMoney(seat) ? <Bank seat={seat} story={story} /> : <IfOver seat={seat} />}
    </>
  );
}

function Part({ children, ...rest }: { class: string; children: ComponentChildren }) {
  return <span class={`strip-part ${rest.class}`}>{children}</span>;
}

/** Of rounds of companies, the last of the set; of a stock round, how many of them come after it. */
function roundsLeft(seat: Seat): string | undefined {
  const { set, of } = seat.state.round as RoundState & { set?: number; of?: number };
  if (set !== undefined && of !== undefined) return t('table.strip.of', { set: number(set), of: number(of) });
  if (seat.state.round.kind !== 'stock') return undefined;
  const { number: stockRound } = seat.state.round as RoundState & { number: number };
  const rounds = seat.view.sets?.[stockRound - 1] ?? phaseNow(seat).operatingRounds;
  const { speech } = seat.game;
  // a game whose sets are of more than one kind of round says so itself
  return speech.textOf('rounds.ahead')
    ? speech.say('rounds', 'ahead', { count: number(rounds) })
    : tCount('table.strip.then', rounds);
}

/** Trains left until the next phase, and what that changes. */
function Trains({ seat }: { seat: Seat }) {
  const ahead = trainsAhead(seat);
  const { onSale, next, change } = ahead;
  const news = change ? changes(seat, ahead) : [];
  const begins = next ?? (onSale?.type.id === change?.phase.on ? onSale : undefined);
  return (
    <>
      {onSale && (
        <Part class="strip-trains">
          <TrainsLeft row={onSale} />
          {hasMoney(seat) && <span class="strip-soft"> · {money(onSale.type.price)}</span>}
          {begins === onSale && <Ahead news={news} />}
        </Part>
      )}
      {next && (
        <Part class="strip-next">
          <TrainsLeft row={next} />
          <Ahead news={news} />
        </Part>
      )}
    </>
  );
}

/** More cards than this are only a number. */
const mostCards = 8;

function TrainsLeft({ row: { type, left } }: { row: TrainRow }) {
  return (
    <>
      {t('table.strip.trains', { train: trainKind(type.id) })}{' '}
      {type.count <= mostCards && (
        <span class="strip-cards" aria-hidden="true">
          {Array.from({ length: type.count }, (_, i) => (
            <span key={i} class={i < left ? 'is-left' : ''} />
          ))}
        </span>
      )}{' '}
      <b>{t('table.strip.left', { count: number(left) })}</b>
    </>
  );
}

function Ahead({ news }: { news: readonly string[] }) {
  if (news.length === 0) return null;
  return (
    <>
      <span class="strip-soft"> · {t('table.strip.first')} </span>
      <span class="strip-news">{news.join('; ')}</span>
    </>
  );
}

/** What the first train of the next phase does, in a few words. */
function changes(seat: Seat, { change, losers }: TrainsAhead): readonly string[] {
  const { phase, now, scraps } = change!;
  const { game } = seat;
  const colour = tOf('colour', phase.colour);
  const scrapped = scraps.filter(({ count }) => count > 0);
  const isRail = hasMoney(seat);
  // what somebody loses comes first: the end of the line may have no room
  return [
    ...scrapped.map(
      ({ type, count }) =>
        (isRail ? game.obsolete?.(type, count) : t('table.strip.ages', { train: trainKind(type) })) ??
        t('table.strip.scraps', { train: trainKind(type), companies: losers.join(', ') }),
    ),
    ...(phase.colour === now.colour ? [] : [t('table.strip.opens', { colour })]),
    ...(isRail && phase.trainLimit !== now.trainLimit
      ? [t('table.strip.limit', { count: number(phase.trainLimit) })]
      : []),
    ...(phase.closePrivates && !game.privatesStay ? [t('table.depot.privatesClose')] : []),
    ...(game.phaseChange?.(phase, now) ?? []),
  ];
}

/** What is in the bank, and for how long that may last; once it could not pay, that is what matters. */
function Bank({ seat, story: { instants, at, unread } }: { seat: RailSeat; story: Story<TableState> }) {
  const { bank, broken, over } = seat.state;
  // where sets are counted an empty bank ends nothing
  const bySets = seat.view.sets !== undefined;
  const rounds = useMemo(
    () => (unread === undefined && !bySets ? roundsUntilBroken(instants, at) : undefined),
    [instants, at, unread, bySets],
  );
  return (
    <Part class="strip-last">
      <span class="table-bank">
        {broken === null || bySets
          ? t('table.bank', { amount: money(bank) })
          : t(over ? 'table.bank.over' : 'table.bank.broken')}
      </span>
      {rounds !== undefined && (
        <span class="strip-soft">
          {' · '}
          {rounds === Number.POSITIVE_INFINITY
            ? t('table.strip.lasts')
            : tCount('table.strip.breaks', rounds)}
        </span>
      )}
    </Part>
  );
}

/** Where worth is only known at the end: what each would have if it were now. */
function IfOver({ seat }: { seat: Seat }) {
  const prospects = seat.state.over ? undefined : seat.game.ifOver?.(seat);
  if (!prospects) return null;
  return (
    <Part class="strip-last">
      <span class="strip-soft">{t('table.strip.ifOver')} </span>
      {prospects.map(({ player, total }) => (
        <span key={player} class="strip-player">
          <PlayerMark name={seat.nameOf(player)} colour={seat.colourOf(player)} />
          <span class="hidden-text">{seat.nameOf(player)}</span> {number(total)}
        </span>
      ))}
    </Part>
  );
}
