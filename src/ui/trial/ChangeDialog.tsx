import { useEffect, useState } from 'preact/hooks';
import { refusalSentence } from '@/i18n/sentences';
import { number, t } from '@/i18n/study';
import { type Proposal, table } from '@/table';
import type { TableState } from '@/titles/view';
import { say } from '../shell/toast';
import { sayTrouble } from '../shell/trouble';
import { Dialog } from '../table/parts/Dialog';
import type { Seat } from '../table/seat';
import { EffectRows } from '../turn/EffectRows';
import { type EffectRow, effectRows } from '../turn/effect-rows';
import { changesTo } from '../turn/effects';
import { namesIn } from '../turn/words';
import { fitted } from './names';
import { whatHappened } from './what-happened';

interface ChangeDialogProps {
  seat: Seat;
  name: string;
  onClose: () => void;
}

/** What would come of a changed move: nothing is done before it is confirmed here. */
export function ChangeDialog({ seat, name, onClose }: ChangeDialogProps) {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    let isWanted = true;
    table.proposal().then(
      (found) => isWanted && setProposal(found),
      // what cannot be loaded goes to the error boundary
      (error) => isWanted && setFailure({ error }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (failure) throw failure.error;
  const oldName = fitted(name, (each) => t('change.oldName', { name: each }));
  return (
    <Dialog title={t('change.title')} onClose={onClose}>
      {proposal ? (
        <>
          <p>{howFar(seat, proposal)}</p>
          <Differences seat={seat} proposal={proposal} />
          <p class="note">{t('change.kept', { name: oldName })}</p>
        </>
      ) : (
        <p role="status">{t('change.busy')}</p>
      )}
      <p class="actions">
        <button
          type="button"
          class="button button-main"
          disabled={!proposal}
          onClick={() => proposal && void accept(proposal, oldName).then(onClose)}
        >
          {t('change.do')}
        </button>
        <button type="button" class="button" onClick={onClose}>
          {t('change.not')}
        </button>
      </p>
    </Dialog>
  );
}

async function accept(proposal: Proposal, name: string): Promise<void> {
  try {
    const { kind } = await table.accept(proposal, name);
    if (kind === 'played') say(t('change.done'));
    else if (kind !== 'busy')
      say(t(kind === 'changed' ? 'table.changed' : 'table.readOnly'), { isBad: true });
  } catch (error) {
    sayTrouble(error);
  }
}

/** How much of what was played stays, and what ends it. */
function howFar(seat: Seat, { old, from, upTo, stop }: Proposal): string {
  const of = number(Math.max(0, old.instants.length - 2 - from));
  if (!stop) return t('change.same', { of });
  return t('change.stops', {
    of,
    followed: number(upTo - from - 1),
    move: number(stop.at),
    what: whatHappened(seat, stop.at),
    why: refusalSentence(stop.refusal, seat.title.book, namesIn(seat)),
  });
}

function Differences({ seat, proposal }: { seat: Seat; proposal: Proposal }) {
  const rows = differences(seat, proposal);
  if (rows.length === 0) return <p class="note">{t('change.none')}</p>;
  return (
    <>
      <p class="note">{t('change.compared')}</p>
      <dl class="effects change-effects">
        <EffectRows rows={rows} />
      </dl>
    </>
  );
}

/** What is otherwise than in the game after the same moves. */
function differences(seat: Seat, { old, upTo, timeline }: Proposal): readonly EffectRow[] {
  const before = old.instants[upTo]!.state as TableState;
  const after = timeline.instants.at(-1)!.state as TableState;
  const then = { ...seat, state: before };
  const hexes = [...new Set([...Object.keys(before.board.tiles), ...Object.keys(after.board.tiles)])].filter(
    (hex) => JSON.stringify(before.board.tiles[hex]) !== JSON.stringify(after.board.tiles[hex]),
  );
  return [
    ...changesTo(then, after).flatMap((effect) => effectRows(then, effect)),
    ...(seat.game.effects?.(then, before, after) ?? []),
    ...(hexes.length > 0 ? [{ label: t('change.board'), to: hexes.join(', ') }] : []),
  ];
}
