import { useState } from 'preact/hooks';
import type { Move } from '@/engine/game/move';
import { withoutColours } from '@/engine/game/options';
import { namesOf, refusalSentence, type Speech } from '@/i18n/sentences';
import { t } from '@/i18n/table';
import type { GameRow } from '@/storage/rows';
import { type PlayResult, table } from '@/table';
import { linkTo } from '../shell/router';
import { say } from '../shell/toast';
import { sayTrouble } from '../shell/trouble';
import { coloursOf } from './colours';
import { copyName } from './copy-name';

interface Question {
  readonly moves: readonly Move[];
  /** So many later moves would be dropped. */
  readonly drops: number;
}

/** Sends moves to the table and asks once before later moves are dropped. */
export function usePlaying(speech: Speech) {
  const [question, setQuestion] = useState<Question>();
  const playAll = async (moves: readonly Move[], confirmed: boolean) => {
    for (const [i, move] of moves.entries()) {
      // said aloud: the device was not handed over for it
      const joined = i > 0 && move.type === 'agree';
      const result = await table.play(move, { confirmed, joined });
      if (result.kind === 'needs-confirmation') setQuestion({ moves: moves.slice(i), drops: result.drops });
      else tell(result, speech);
      if (result.kind !== 'played') return;
    }
  };
  const act = (...moves: Move[]) => void playAll(moves, false);
  return {
    act,
    question,
    playOn() {
      setQuestion(undefined);
      if (question) void playAll(question.moves, true);
    },
    /** The same, but only as a trial: the game keeps what came after. */
    tryIt() {
      setQuestion(undefined);
      table.beginTrial();
      if (question) void playAll(question.moves, false);
    },
    leaveIt: () => setQuestion(undefined),
  };
}

/** Says why a move was not made; a move that was made shows itself. */
function tell(result: PlayResult, speech: Speech): void {
  if (result.kind === 'refused') say(refusal(result.refusal, speech), { isBad: true });
  if (result.kind === 'changed') say(t('table.changed'), { isBad: true });
  if (result.kind === 'read-only') say(t('table.readOnly'), { isBad: true });
}

function refusal(why: Extract<PlayResult, { kind: 'refused' }>['refusal'], speech: Speech): string {
  const loaded = table.title.value;
  const state = table.state.value;
  if (!loaded?.viewAt || !state) return why.code;
  return refusalSentence(why, loaded.title.book, namesOf(speech, loaded.viewAt(state.setup), state.setup));
}

/** Goes on with the game that lies on the table now. */
function show(): void {
  const { value } = table.status;
  if (value.kind === 'open') window.location.hash = linkTo('table', value.id);
}

/** A copy of the game from the point where the table looks. */
export async function copyHere(name: string): Promise<void> {
  await copied(() => table.duplicateHere(copyName(name)));
}

/** What is in this window only becomes a game of its own, beside the one that was played on elsewhere. */
export async function keepAsCopy(name: string): Promise<void> {
  await copied(() => table.keepAsCopy(copyName(name)));
}

/** The line that is tried becomes a game of its own. */
export async function keepTrial(name: string): Promise<void> {
  await copied(() => table.keepTrial(name));
}

async function copied(copy: () => Promise<void>): Promise<void> {
  try {
    await copy();
  } catch (error) {
    sayTrouble(error);
    return;
  }
  say(t('table.copied'));
  show();
}

/** The same title, players and seats, and what was agreed, dealt anew. */
export async function rematch({ title, setup }: GameRow): Promise<void> {
  const colours = coloursOf(setup);
  const players = setup.players.map(({ id, name }) => ({ name, colour: colours[id] }));
  const { seating, box } = setup;
  await table.start({ title, players, seating, options: withoutColours(setup), ...(box && { box }) });
  show();
}
