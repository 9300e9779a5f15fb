import { effect } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { begin } from '@/engine/game/play';
import type { Title } from '@/engine/game/title';
import type { RailState } from '@/engine/steps/state';
import type { Request, Response, RunAnswer } from '@/table/routes/protocol';
import { createRoutes, type RouteService, type RouteWorker } from '@/table/routes/service';
import { loadTitle } from '@/table/titles';
import { rhl } from '@/titles/rhineland/18rhl';
import { setupOf } from '../support/fuzzer';
import { rest } from './support';

/** A worker that answers when it is told to. */
class FakeWorker implements RouteWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: RouteWorker['onmessage'] = null;
  onerror: RouteWorker['onerror'] = null;
  readonly asked: Request[] = [];
  isGone = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(request: Request) {
    this.asked.push(request);
  }

  terminate() {
    this.isGone = true;
  }

  answer(kind: Response['kind'], total: number, proven = true) {
    const { job } = this.asked.at(-1)!;
    const answer: RunAnswer = { routes: [], total, report: { routes: [], total }, proven };
    const data = kind === 'failed' ? { job, kind, message: 'boom' } : { job, kind, answer };
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
  }
}

const state = (seed: number) => begin(rhl, setupOf(rhl, 3, seed)).state as RailState;
const question = (of: RailState, company = 'KME') => ({ title: '18rhl', state: of, company });

/** Where the page searches itself, what it needs is loaded first. */
const patience = { timeout: 60_000 };

let routes: RouteService;

beforeEach(() => {
  FakeWorker.all.length = 0;
  routes = createRoutes({ newWorker: () => new FakeWorker(), loadTitle });
});

describe('the search for best runs', () => {
  it('begins when it is shown and grows better until it is proven', async () => {
    const view = routes.bestRun(question(state(1)));
    await rest();
    expect(FakeWorker.all).toEqual([]);
    const seen: unknown[] = [];
    const stop = effect(() => {
      seen.push([view.value.answer?.total ?? null, view.value.searching]);
    });
    await rest();
    const [worker] = FakeWorker.all;
    expect(worker?.asked).toMatchObject([{ question: { title: '18rhl', company: 'KME' } }]);
    worker?.answer('better', 50, false);
    worker?.answer('better', 70, false);
    worker?.answer('done', 90);
    expect(seen).toEqual([
      [null, false],
      [null, true],
      [50, true],
      [70, true],
      [90, false],
    ]);
    stop();
  });

  it('lasts as long as nothing changes that runs depend on', async () => {
    const before = state(1);
    const parts = [before.board, before.trains];
    const after = { ...before, bank: before.bank - 100 };
    const view = routes.bestRun({ ...question(before), parts });
    expect(routes.bestRun({ ...question(after), parts: [after.board, after.trains] })).toBe(view);
    const trains = [...after.trains];
    expect(routes.bestRun({ ...question({ ...after, trains }), parts: [after.board, trains] })).not.toBe(
      view,
    );
  });

  it('sends each state once', async () => {
    const of = state(1);
    const stops = ['KME', 'DEE'].map((company) =>
      effect(() => void routes.bestRun(question(of, company)).value),
    );
    await rest();
    const [worker] = FakeWorker.all;
    worker!.answer('done', 10);
    await rest();
    const [first, second] = worker!.asked.map((request) => request.question.state);
    expect(first).toMatchObject({ id: second, whole: { round: of.round } });
    expect(typeof second).toBe('number');
    for (const stop of stops) stop();
  });

  it('is done once for each state and company', async () => {
    const of = state(1);
    const view = routes.bestRun(question(of));
    expect(routes.bestRun(question(of))).toBe(view);
    expect(routes.bestRun(question(of, 'DEE'))).not.toBe(view);
    const stop = effect(() => void view.value);
    await rest();
    FakeWorker.all[0]?.answer('done', 90);
    stop();
    await rest();
    effect(() => void view.value)();
    await rest();
    expect(FakeWorker.all[0]?.asked).toHaveLength(1);
  });

  it('is given up when nobody looks any more, and the next one begins', async () => {
    const [first, second] = [routes.bestRun(question(state(1))), routes.bestRun(question(state(2)))];
    const stop = effect(() => void first.value);
    await rest();
    const stopSecond = effect(() => void second.value);
    await rest();
    const [worker] = FakeWorker.all;
    expect(worker?.asked).toHaveLength(1);
    worker?.answer('better', 50, false);
    stop();
    await rest();
    expect(worker?.isGone).toBe(true);
    expect(first.value).toMatchObject({ answer: { total: 50 }, searching: false });
    const [, another] = FakeWorker.all;
    expect(another?.asked).toHaveLength(1);
    // what the old worker still says is not heard
    worker?.answer('done', 1);
    another?.answer('done', 90);
    expect([first.value.answer?.total, second.value.answer?.total]).toEqual([50, 90]);
    stopSecond();
  });

  it('goes on when a component is only drawn anew', async () => {
    const view = routes.bestRun(question(state(1)));
    effect(() => void view.value)();
    const stop = effect(() => void view.value);
    await rest();
    expect(FakeWorker.all.map(({ isGone, asked }) => [isGone, asked.length])).toEqual([[false, 1]]);
    stop();
  });

  it('that fails says so, and the next is still answered', async () => {
    const [first, second] = [routes.bestRun(question(state(1))), routes.bestRun(question(state(2)))];
    const stops = [first, second].map((view) => effect(() => void view.value));
    await rest();
    FakeWorker.all[0]?.answer('failed', 0);
    FakeWorker.all[0]?.answer('done', 30);
    const views = [first.value, second.value];
    expect(views.filter(({ failed }) => failed === 'boom')).toHaveLength(1);
    expect(views.filter(({ answer }) => answer?.total === 30)).toHaveLength(1);
    for (const stop of stops) stop();
  });

  it('a worker that breaks is replaced', async () => {
    const view = routes.bestRun(question(state(1)));
    const stop = effect(() => void view.value);
    await rest();
    const [worker] = FakeWorker.all;
    worker?.onerror?.call(worker as unknown as Worker, { message: 'lost' } as ErrorEvent);
    expect(view.value).toMatchObject({ failed: 'lost', searching: false });
    expect(worker?.isGone).toBe(true);
    stop();
  });

  it('is done by the page itself where there are no workers', async () => {
    routes = createRoutes({ newWorker: () => undefined, loadTitle });
    const of = state(1);
    const [company] = Object.keys(of.companies);
    const withTrain = {
      ...of,
      trains: of.trains.map((train, i) => (i === 0 ? { ...train, at: company! } : train)),
    };
    const view = routes.bestRun(question(withTrain, company!));
    const stop = effect(() => void view.value);
    await vi.waitFor(() => {
      expect(view.value).toMatchObject({ searching: false, failed: null, answer: { proven: true } });
    }, patience);
    expect(view.value.answer?.routes).toHaveLength(1);
    stop();
  });

  it('of a title without routes fails with a word', async () => {
    routes = createRoutes({ newWorker: () => undefined, loadTitle: async () => ({ title: rhl as Title }) });
    const view = routes.bestRun(question(state(1)));
    const stop = effect(() => void view.value);
    await vi.waitFor(() => expect(view.value.failed).toBe('18rhl knows no routes'), patience);
    stop();
  });
});
