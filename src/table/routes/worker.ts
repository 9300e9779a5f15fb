/** Searches for best runs beside the page, one question after the other. */
import { loadTitle } from '../titles';
import { answerTo } from './answer';
import type { Request, Response } from './protocol';

declare const self: DedicatedWorkerGlobalScope;

const send = (response: Response) => self.postMessage(response);

self.onmessage = async ({ data: { job, question } }: MessageEvent<Request>) => {
  try {
    const answer = await answerTo(question, loadTitle, (better) =>
      send({ job, kind: 'better', answer: better }),
    );
    send({ job, kind: 'done', answer });
  } catch (error) {
    send({ job, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
};
