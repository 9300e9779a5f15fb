/** What a game costs as it gets longer: the memory of each move that is kept, and the time of late moves. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { replay } from '@/engine/game/replay';
import type { Title } from '@/engine/game/title';
import type { ColdGame } from './cold';
import { undisturbed } from './timing';

const mostPerMove = 3;
const kilobyte = 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function usedMemory(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** Kilobytes of each move of some games whose timelines are kept. */
function perMove(title: Title, games: readonly ColdGame[]): number {
  const before = usedMemory();
  const kept = games.map(({ setup, log }) => replay(title, setup, log).timeline);
  const moves = kept.reduce((sum, { instants }) => sum + instants.length - 1, 0);
  return (usedMemory() - before) / kilobyte / moves;
}

/** How many times as long a move of the second half of a game takes as one of its first half. */
function lateAgainstEarly(title: Title, games: readonly ColdGame[]): number {
  let early = 0;
  let late = 0;
  for (const { setup, log } of games) {
    const half = log.slice(0, log.length >> 1);
    const first = undisturbed(() => void replay(title, setup, half));
    early += first / half.length;
    late += (undisturbed(() => void replay(title, setup, log)) - first) / (log.length - half.length);
  }
  return late / early;
}

export function growthRows(name: string, title: Title, games: readonly ColdGame[]) {
  return [
    {
      title: name,
      what: 'memory of a move that is kept',
      figure: `${perMove(title, games).toFixed(1)} kB`,
      bar: `${mostPerMove} kB`,
    },
    {
      title: name,
      what: 'a move of the second half against one of the first',
      figure: `${lateAgainstEarly(title, games).toFixed(1)} times`,
      bar: 'about the same',
    },
  ];
}
