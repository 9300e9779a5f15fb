import { signal } from '@preact/signals';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventsOfType } from '@/engine/game/events';
import { bestRun } from '@/engine/routes/best';
import type { RunView } from '@/table';
import { titles } from '@/titles/registry';
import { judgeAll } from '@/ui/look-back/judge';
import { type Judged, largestMisses, leftBy, runsIn, worthOfRun } from '@/ui/look-back/runs';
import { trainLives } from '@/ui/look-back/trains';
import { directorChanges, largestGain, turnsOf } from '@/ui/look-back/turning';
import { originsOf } from '@/ui/look-back/worth';
import { type PlayedGame, playedGame } from './played';

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const events = ({ instants }: PlayedGame) => instants.flatMap((instant) => instant.events);

describe.each(titles.map(({ id }) => id))('a look back at a game of %s', (id) => {
  let game: PlayedGame;
  beforeAll(async () => {
    game = await playedGame(id);
  });

  it('explains the worth of each player to the last Mark', () => {
    const { players, sources, totals } = originsOf(game.view, game.instants);
    const scores = game.view.scores(game.instants.at(-1)!.state);
    expect(totals).toEqual(Object.fromEntries(scores.map(({ player, total }) => [player, total])));
    for (const player of players) {
      expect(sum(sources.map(({ amounts }) => amounts[player] ?? 0)), player).toBe(totals[player]);
    }
    expect(sources.map(({ id: source }) => source)).toContain('dividends');
  });

  it('knows the dividends of each player', () => {
    const { sources } = originsOf(game.view, game.instants);
    const line = sources.find(({ id: source }) => source === 'dividends')!.amounts;
    const paid = eventsOfType(events(game), 'dividend-share');
    for (const [player, amount] of Object.entries(line)) {
      expect(amount, player).toBe(
        sum(paid.filter((event) => event.player === player).map((event) => event.amount)),
      );
    }
  });

  it('finds the train of every run', () => {
    const lives = trainLives(game.instants);
    expect(sum(lives.map(({ earned }) => earned))).toBe(
      sum(eventsOfType(events(game), 'ran').map(({ revenue }) => revenue)),
    );
    for (const { at, companies } of lives) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(companies.length).toBeGreaterThan(0);
    }
  });

  it('follows worth round by round to the end', () => {
    const turns = turnsOf(game.view.scores, game.instants);
    expect(turns.at(-1)!.at).toBe(game.instants.length - 1);
    const { totals } = originsOf(game.view, game.instants);
    for (const [player, { total }] of Object.entries(turns.at(-1)!.worth)) {
      expect(total).toBe(totals[player]);
    }
  });
});

describe('a look back at 18Rhl', () => {
  let game: PlayedGame;
  beforeAll(async () => {
    game = await playedGame('18rhl', '3p-target');
  });

  it('has a line for what only this game pays', () => {
    const paid = eventsOfType(events(game), 'target-paid');
    const line = originsOf(game.view, game.instants).sources.find(({ id }) => id === 'target-paid');
    expect(sum(Object.values(line?.amounts ?? {}))).toBe(sum(paid.map(({ amount }) => amount)));
    expect(paid.length).toBeGreaterThan(0);
  });

  it('names the moments at which directors changed', () => {
    const changes = directorChanges(game.instants);
    expect(changes.length).toBe(eventsOfType(events(game), 'new-director').length);
    for (const { at, company, player } of changes) {
      const director = game.instants[at]!.state.certificates.find(
        (each) => each.company === company && each.director,
      );
      expect(director?.holder).toBe(player);
    }
  });

  it('marks the largest gain of a round', () => {
    const turns = turnsOf(game.view.scores, game.instants);
    const { at, player } = largestGain(turns)!;
    const gains = turns.flatMap(({ worth }) => Object.values(worth).map(({ gain }) => gain));
    expect(turns.find((turn) => turn.at === at)!.worth[player]!.gain).toBe(Math.max(...gains));
  });

  it('compares runs with the best ones, one by one, and can be stopped', async () => {
    const runs = runsIn(game.instants).slice(0, 6);
    expect(runs.length).toBe(6);
    const judging = {
      view: game.view,
      best: (state: (typeof runs)[number]['before'], company: string) => {
        const { total, routes, proven } = bestRun(game.view.runInput(state, company), { nodes: 2000 });
        const answer = { total, routes, proven, report: { routes: [], total } };
        return signal<RunView>({ answer, searching: false, failed: null });
      },
      soon: (work: () => void) => queueMicrotask(work),
    };
    const judged = await new Promise<readonly Judged[]>((resolve) => {
      judgeAll(runs, judging, (found, done) => done === runs.length && resolve(found));
    });
    expect(judged.map(({ at }) => at)).toEqual(runs.map(({ at }) => at));
    for (const [i, { earned, best }] of judged.entries()) {
      expect(earned).toBe(worthOfRun(game.view, runs[i]!));
      expect(best).toBeGreaterThanOrEqual(earned);
    }
    expect(sum(leftBy(judged).map(({ runs: count }) => count))).toBe(runs.length);
    const misses = largestMisses(judged, 3);
    expect(misses).toEqual([...misses].sort((a, b) => b.best - b.earned - (a.best - a.earned)));
    let told = 0;
    const stop = judgeAll(runs, judging, () => told++);
    stop();
    await new Promise((resolve) => setTimeout(resolve));
    expect(told).toBe(0);
  });
});
