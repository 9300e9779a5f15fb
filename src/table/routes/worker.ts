/** Searches for best runs beside the page, one question after the other. */
import type { TableState } from '@/titles/view';
import { loadTitle } from '../titles';
import { answerTo } from './answer';
import { mostHeld, type Request, type Response } from './protocol';

declare const self: DedicatedWorkerGlobalScope;

const send = (response: Response) => self.postMessage(response);

const held = new Map<number, TableState>();

function stateOf(sent: Request['question']['state']): TableState {
  if (typeof sent === 'number') return held.get(sent)!;
  held.set(sent.id, sent.whole);
  if (held.size > mostHeld) held.delete(held.keys().next().value!);
  return sent.whole;
}

self.onmessage = async ({ data: { job, question } }: MessageEvent<Request>) => {
  try {
    const { title, company } = question;
    const state = stateOf(question.state);
    const answer = await answerTo({ title, company, state }, loadTitle, (better) =>
      send({ job, kind: 'better', answer: better }),
    );
    send({ job, kind: 'done', answer });
  } catch (error) {
    send({ job, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
};
