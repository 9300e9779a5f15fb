import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
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

/** Where the game is and what comes next, below the head in two lines at most; what has no room there follows a tap. */
export function Strip(props: StripProps) {
  const isPhone = useFrame().layout === 'phone';
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLElement>(null);
  useEffect(() => setOpen(false), [props.seat.state]);
  const all = <Parts {...props} unfolds={isPhone ? undefined : { isOpen, toggle: () => setOpen(!isOpen) }} />;
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
      {!isPhone && isOpen && <Rest seat={props.seat} />}
    </section>
  );
}

function hasNewsOut(strip: HTMLElement): boolean {
  const parts = [...strip.querySelectorAll('.strip-lines')];
  return parts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
}

/** What comes next has the rest of the line; where that is too short, two lines in small letters. */
const part = { id: 'strip', steps: 1, isTooWide: hasNewsOut };

/** What comes next is a button where the line may be too short for it: it shows the rest. */
interface Unfolds {
  readonly isOpen: boolean;
  toggle(): void;
}

interface PartsProps extends StripProps {
  unfolds: Unfolds | undefined;
}

function Parts({ seat, story, unfolds }: PartsProps) {
  const phase = phaseNow(seat);
  const left = roundsLeft(seat);
  return (
    <>
      <Part class="strip-round">
        <span class="table-round">{roundName(seat.state.round, seat.game.speech)}</span>
        {left !== undefined && <span class="strip-soft"> {left}</span>}
      </Part>
      <Part class={`phase-chip on-${phase.colour}`}>{phaseTitle(phase)}</Part>
      {!seat.state.over && <Trains seat={seat} unfolds={unfolds} />}
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

/** What the next phase changes, in words, and the trains that begin it. */
function newsIn(seat: Seat) {
  const ahead = trainsAhead(seat);
  const { onSale, next, change } = ahead;
  const begins = next ?? (onSale?.type.id === change?.phase.on ? onSale : undefined);
  return { onSale, next, begins, news: change ? changes(seat, ahead) : [] };
}

/** Trains left until the next phase, and what that changes. */
function Trains({ seat, unfolds }: { seat: Seat; unfolds: Unfolds | undefined }) {
  const { onSale, next, begins, news } = newsIn(seat);
  const ways = { news, unfolds };
  return (
    <>
      {onSale && (
        <News class="strip-trains" {...ways} news={begins === onSale ? news : []}>
          <TrainsLeft row={onSale} />
          {hasMoney(seat) && <span class="strip-soft"> · {money(onSale.type.price)}</span>}
        </News>
      )}
      {next && (
        <News class="strip-next" {...ways}>
          <TrainsLeft row={next} />
        </News>
      )}
    </>
  );
}

interface NewsProps {
  class: string;
  news: readonly string[];
  unfolds: Unfolds | undefined;
  children: ComponentChildren;
}

/** Trains that are left and, of those that begin a phase, what they bring. */
function News({ news, unfolds, children, ...rest }: NewsProps) {
  const lines = (
    <span class="strip-lines">
      {children}
      <Ahead news={news} />
    </span>
  );
  if (!unfolds || news.length === 0) return <Part class={rest.class}>{lines}</Part>;
  return (
    <button
      type="button"
      class={`strip-part strip-more ${rest.class}`}
      aria-expanded={unfolds.isOpen}
      onClick={unfolds.toggle}
    >
      {lines}
    </button>
  );
}

/** All that the next phase changes, line by line, over the edge of the board. */
function Rest({ seat }: { seat: Seat }) {
  const { begins, news } = newsIn(seat);
  if (!begins || news.length === 0) return null;
  return (
    <div class="strip-rest">
      <p>
        {t('table.strip.trains', { train: trainKind(begins.type.id) })} · {t('table.strip.first')}
      </p>
      <ul>
        {news.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
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
