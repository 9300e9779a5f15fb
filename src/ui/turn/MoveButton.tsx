import type { ComponentChildren } from 'preact';
import type { Move } from '@/engine/game/move';
import type { Seat } from '../table/seat';
import { focusConfirm } from './focus';
import { choiceFor, isListed, sameMove } from './moves';
import type { PanelProps } from './props';
import { usePicked } from './use-picked';

interface MoveButtonProps<M extends Move> extends PanelProps<Seat, M> {
  move: NoInfer<M>;
  /** Said before what the button shows, where that cannot be understood alone. */
  says?: string;
  /** A part of the panel that stays unfolded. */
  open?: string;
  class?: string;
  children: ComponentChildren;
}

/**
 * A move to be picked: touching it shows what it would do. One that is not legal stays in its place and,
 * when touched, says why not.
 */
export function MoveButton<M extends Move>({
  seat,
  options,
  selection,
  move,
  says,
  open,
  children,
  ...rest
}: MoveButtonProps<M>) {
  const listed = isListed(options, move);
  const isPicked = usePicked(
    { seat, selection },
    (picked) => isSameChoice(options, picked.move, move),
    options,
    JSON.stringify(move),
  );
  const unfolded = open === undefined ? {} : { open };
  const pick = (event: MouseEvent) => {
    if (listed) {
      selection.pick(seat.state, { ...unfolded, move });
      focusConfirm(event.currentTarget);
      return;
    }
    const why = seat.whyNot(move);
    selection.pick(seat.state, { ...unfolded, ...(why && { why }) });
  };
  return (
    <button
      type="button"
      class={`move ${rest.class ?? ''}`}
      aria-pressed={isPicked}
      aria-disabled={!listed}
      onClick={pick}
    >
      {says !== undefined && <Says text={says} />}
      {children}
    </button>
  );
}

/** What a picture or a place on the screen says to the eye, for those who listen. */
export function Says({ text }: { text: string }) {
  return <span class="hidden-text">{text} </span>;
}

/** A move with another amount is still the same choice. */
function isSameChoice(options: PanelProps['options'], picked: Move | undefined, move: Move): boolean {
  if (sameMove(picked, move)) return true;
  if (!picked || picked.type !== move.type) return false;
  const choice = choiceFor(options, move);
  return choice?.range !== undefined && choiceFor(options, picked) === choice;
}
