import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { BoardState } from '@/engine/board/types';
import type { CompanyId } from '@/engine/game/ids';
import type { LoadTitle } from '../titles';
import { mostHeld, type Request, type Response, type RunAnswer, type RunQuestion } from './protocol';

/** The best run as far as it is known: it grows better while it is searched. */
export interface RunView {
  readonly answer: RunAnswer | null;
  readonly searching: boolean;
  /** What kept the search from an answer. */
  readonly failed: string | null;
}

export interface RouteService {
  /**
   * What a company would run in a state. The search begins when the signal is first shown, and is given
   * up when it is no longer: what nobody looks at costs nothing.
   */
  bestRun(question: RunQuestion): ReadonlySignal<RunView>;
}

export type RouteWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export interface RouteDeps {
  /** Nothing where the browser has no workers: then the page itself searches, for a moment only. */
  newWorker(): RouteWorker | undefined;
  readonly loadTitle: LoadTitle;
  /** Puts off what nobody waits for until the present frame can be seen. */
  soon?(work: () => void): void;
}

interface Job {
  readonly question: RunQuestion;
  readonly view: Signal<RunView>;
}

/** As far as the page may search itself without a tap having to wait. */
const nodesOnPage = 20_000;

/** States in which every company runs the same, with what it runs. */
interface Alike {
  readonly parts: readonly unknown[];
  readonly views: Map<CompanyId, ReadonlySignal<RunView>>;
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((part, i) => Object.is(part, b[i]));
}

const unknown: RunView = { answer: null, searching: false, failed: null };

export function createRoutes(deps: RouteDeps): RouteService {
  const soon = deps.soon ?? queueMicrotask;
  const views = new WeakMap<BoardState, Alike[]>();
  /** The last one asked for comes first. */
  const waiting: Job[] = [];
  let running: (Job & { readonly id: number }) | undefined;
  let worker: RouteWorker | undefined;
  let jobs = 0;
  let states = 0;
  let held: { readonly id: number; readonly state: RunQuestion['state'] }[] = [];

  const next = () => {
    if (running) return;
    const job = waiting.pop();
    if (!job) return;
    running = { ...job, id: ++jobs };
    worker ??= hired();
    if (worker) worker.postMessage({ job: running.id, question: posted(job.question) } satisfies Request);
    else void searchOnPage(running.id, job);
  };
  const finish = (view: RunView) => {
    if (!running) return;
    running.view.value = view;
    running = undefined;
    next();
  };
  const hear = (response: Response) => {
    if (response.job !== running?.id) return;
    if (response.kind === 'better')
      running.view.value = { answer: response.answer, searching: true, failed: null };
    else if (response.kind === 'done') finish({ answer: response.answer, searching: false, failed: null });
    else finish({ ...running.view.peek(), searching: false, failed: response.message });
  };
  /** A worker keeps the last states that it was sent: of each it is sent one copy. */
  const posted = ({ title, state, company }: RunQuestion): Request['question'] => {
    const known = held.find((each) => each.state === state);
    if (known) return { title, company, state: known.id };
    const id = ++states;
    held.push({ id, state });
    if (held.length > mostHeld) held.shift();
    return { title, company, state: { id, whole: state } };
  };
  const hired = (): RouteWorker | undefined => {
    const hand = deps.newWorker();
    if (!hand) return undefined;
    hand.onmessage = ({ data }: MessageEvent<Response>) => hear(data);
    hand.onerror = ({ message }: ErrorEvent) => {
      dismiss();
      if (running) hear({ job: running.id, kind: 'failed', message });
    };
    return hand;
  };
  const dismiss = () => {
    worker?.terminate();
    worker = undefined;
    held = [];
  };
  const searchOnPage = async (id: number, { question }: Job) => {
    const tell = (answer: RunAnswer) => hear({ job: id, kind: 'better', answer });
    try {
      const { answerTo } = await import('./answer');
      const answer = await answerTo(question, deps.loadTitle, tell, { nodes: nodesOnPage });
      hear({ job: id, kind: 'done', answer });
    } catch (error) {
      hear({ job: id, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };

  /** A worker that searches cannot listen: to stop it is to let it go and take another. */
  const giveUp = (view: Signal<RunView>) => {
    const at = waiting.findIndex((job) => job.view === view);
    if (at !== -1) waiting.splice(at, 1);
    if (running?.view === view) {
      running = undefined;
      if (worker) dismiss();
    }
    if (view.peek().searching) view.value = { ...view.peek(), searching: false };
    next();
  };
  const newView = (question: RunQuestion): ReadonlySignal<RunView> => {
    let isWatched = false;
    const view: Signal<RunView> = signal<RunView>(unknown, {
      watched() {
        isWatched = true;
        if (view.peek().answer?.proven || view.peek().failed || isAsked(view)) return;
        soon(() => {
          if (!isWatched || isAsked(view)) return;
          view.value = { ...view.peek(), searching: true };
          waiting.push({ question, view });
          next();
        });
      },
      unwatched() {
        isWatched = false;
        // A component that is drawn anew looks away for a moment only.
        setTimeout(() => {
          if (!isWatched && isAsked(view)) giveUp(view);
        });
      },
    });
    return view;
  };
  const isAsked = (view: Signal<RunView>) =>
    running?.view === view || waiting.some((job) => job.view === view);

  return {
    bestRun(question) {
      const { state, company, parts = [state] } = question;
      const onBoard = views.get(state.board) ?? [];
      views.set(state.board, onBoard);
      let alike = onBoard.find((each) => isSame(each.parts, parts));
      if (!alike) {
        alike = { parts, views: new Map() };
        onBoard.push(alike);
      }
      const view = alike.views.get(company) ?? newView(question);
      alike.views.set(company, view);
      return view;
    },
  };
}
