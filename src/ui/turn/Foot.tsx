import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Move } from '@/engine/game/move';
import type { Refusal } from '@/engine/game/refusal';
import type { ButtonWords } from '@/i18n/sentences';
import { t } from '@/i18n/table';
import { Icon } from '../table/parts/Icon';
import type { Seat } from '../table/seat';
import { AmountField } from './AmountField';
import { EffectList, EffectNote } from './EffectList';
import { amountOf, isListed, type PlainType, withAmount } from './moves';
import { type PanelProps, wholly } from './props';
import { Since, useSinceInFoot } from './Since';
import { whyWords, wordsOn } from './words';

interface FootProps<M extends Move = Move> extends PanelProps<Seat, M> {
  /** What is confirmed as long as nothing else is picked. */
  usual?: NoInfer<M>;
  /** Moves without anything to choose: passing, skipping, declining. */
  quick?: readonly NoInfer<PlainType<M>>[];
  /** What the button says instead of the move's usual name: a word or two. */
  confirmLabel?: string;
  /** What is said above the buttons instead of it. */
  sentence?: string;
  /** The same for moves without anything to choose. */
  quickLabel?: string;
  /** Effects that the panel itself shows already. */
  withoutEffects?: boolean;
  /** The best run matters for this choice. */
  withRun?: boolean;
  /** The way on where nothing is picked. */
  main?: ComponentChildren;
  /** Further buttons, in a line of their own. */
  actions?: ComponentChildren;
  /** Why the usual move cannot be made as it is. */
  refusal?: Refusal;
  children?: ComponentChildren;
}

/**
 * The foot of every panel: why something cannot be done, or the effect of what is picked, and the way on. What
 * passes a turn has a place of its own, where nothing else ever lies.
 */
export function Foot<M extends Move>(panel: FootProps<M>) {
  const props: FootProps = { ...panel, ...wholly(panel) };
  const { seat, options, selection, usual, quick = [], refusal, withRun = false, children } = props;
  const { AtOnce } = seat.game;
  const note = useId();
  const isSinceInFoot = useSinceInFoot();
  const picked = selection.in(seat.state);
  // something beside the panel's own choices: it goes by its own name
  const isOther = picked.move !== undefined && usual !== undefined && picked.move.type !== usual.type;
  const { why = isOther ? undefined : refusal, move = usual } = picked;
  const words = move && confirmWords(isOther ? plain(props) : props, move);
  const canGoBack = picked.move !== undefined || picked.drawing !== undefined;
  return (
    <div class="turn-foot">
      {isSinceInFoot && <Since seat={seat} player={options.actor.player} />}
      <div role="status" class="turn-status">
        {why && <p class="why">{whyWords(seat, why)}</p>}
        {!seat.mayAct && <p class="note">{t('turn.watching')}</p>}
      </div>
      {move && <Amount {...props} move={move} />}
      {words?.sentence && (
        <p class="turn-says" aria-hidden="true">
          {words.sentence}
        </p>
      )}
      {move && (isOther || !props.withoutEffects) && <EffectList seat={seat} move={move} withRun={withRun} />}
      {children}
      <div class="turn-buttons">
        <div class="turn-leave">
          {quick.map((type) => (
            <QuickMove key={type} {...props} move={{ type }} note={`${note}-${type}`} />
          ))}
        </div>
        <div class="turn-further">
          {props.actions}
          {AtOnce && <AtOnce {...wholly(panel)} />}
        </div>
        <div class="turn-do">
          {!canGoBack &&
            quick
              .filter((type) => isListed(options, { type }))
              .map((type) => (
                <div key={type} id={`${note}-${type}`} class="quick-note">
                  <EffectNote seat={seat} move={{ type }} />
                </div>
              ))}
          {canGoBack && (
            <button type="button" class="button turn-back" onClick={() => selection.clear()}>
              <Icon name="previous" />
              <span>{t('turn.back')}</span>
            </button>
          )}
          {move && words ? (
            <Confirm {...(isOther ? plain(props) : props)} move={move} words={words} />
          ) : (
            props.main
          )}
        </div>
      </div>
    </div>
  );
}

/** Without what the panel says about its usual move. */
function plain({ seat, options, selection }: FootProps): FootProps {
  return { seat, options, selection };
}

/** What the panel says about its usual move, or else what every move is called. */
function confirmWords({ seat, confirmLabel, sentence }: FootProps, move: Move): ButtonWords {
  if (confirmLabel !== undefined) return { label: confirmLabel, sentence };
  const words = wordsOn(seat, move, 'confirm');
  return { ...words, sentence: sentence ?? words.sentence };
}

/** The sentence is heard instead of the word, or after it where it lacks it: who speaks to the device says what they see. */
function nameOf({ label, sentence }: ButtonWords): { 'aria-label'?: string } {
  if (!sentence) return {};
  const isNamed = sentence.toLowerCase().includes(label.toLowerCase());
  return { 'aria-label': isNamed ? sentence : `${label}: ${sentence}` };
}

/** A word to the eye, for the sentence stands above it; whoever listens hears the sentence. */
function Confirm({ seat, options, move, refusal, words }: FootProps & { move: Move; words: ButtonWords }) {
  return (
    <button
      type="button"
      class="button button-main confirm"
      data-confirm
      {...nameOf(words)}
      disabled={!seat.mayAct || refusal !== undefined || !isListed(options, move)}
      onClick={() => seat.act(move)}
    >
      {words.label}
    </button>
  );
}

interface QuickProps {
  move: Move;
  /** Where it is said what the move does. */
  note: string;
}

/** One tap: all that it does is said beside it. Where it must not be done, touching it says why. */
function QuickMove({ seat, options, selection, move, note, quickLabel }: FootProps & QuickProps) {
  const words = wordsOn(seat, move, 'quick');
  const label = quickLabel ?? words.label;
  const name = quickLabel === undefined ? nameOf(words) : {};
  if (!isListed(options, move)) {
    const why = seat.whyNot(move);
    if (!why || why.code === 'not-now') return null;
    return (
      <button
        type="button"
        class="move quick"
        aria-disabled="true"
        {...name}
        onClick={() => selection.pick(seat.state, { ...selection.in(seat.state), why })}
      >
        {label}
      </button>
    );
  }
  return (
    <button
      type="button"
      class="button quick"
      {...name}
      aria-describedby={note}
      disabled={!seat.mayAct}
      onClick={() => seat.act(move)}
    >
      {label}
    </button>
  );
}

function Amount({ seat, options, selection, move }: PanelProps & { move: Move }) {
  const choice = options.choices.find(
    ({ move: listed, range }) => range && isSameBut(listed, move, range.field),
  );
  const range = choice?.range;
  if (!range) return null;
  return (
    <AmountField
      label={t('turn.amount')}
      range={range}
      value={amountOf(move, range.field)}
      listed={seat.game.listedPrice?.(seat, move) ?? trainPrice(seat, move)}
      onChange={(value) => {
        const next = withAmount(move, range.field, value);
        const why = isListed(options, next) ? undefined : seat.whyNot(next);
        const { why: _, ...picked } = selection.in(seat.state);
        selection.pick(seat.state, { ...picked, move: next, ...(why && { why }) });
      }}
    />
  );
}

/** What the card says that a move is about: a train has a price. */
function trainPrice({ view }: Seat, move: Move): number | undefined {
  const { train } = move as Move & { train?: unknown };
  return view.trains.find(({ id }) => id === train)?.price;
}

function isSameBut(a: Move, b: Move, field: string): boolean {
  return JSON.stringify(withAmount(a, field, 0)) === JSON.stringify(withAmount(b, field, 0));
}
