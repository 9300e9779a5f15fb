import type { Hubs } from './hubs';
import { mayFollow, type Network } from './network';

/** A way from a stop through stops that take nothing, arc by arc: to a hub, or to an end on the way. */
export type Way = readonly number[];

/** By the hub that they lead to, -1 for those that end on the way. */
export type Ways = ReadonlyMap<number, readonly Way[]>;

/** The ways from each stop, or nothing where all of them take more than so many steps to find. */
export function waysIn(
  network: Network,
  hubs: Hubs,
  mostSteps: number,
): ((stop: number) => Ways) | undefined {
  const { arcs: lines, marks, startMarks } = network.lines;
  const marked = new Uint8Array(marks);
  const path: number[] = [];
  let steps = 0;
  const walk = (stop: number, found: Map<number, Way[]>): void => {
    for (const arc of network.leaving[stop]!) {
      const hub = hubs.of[arc.to]!;
      if (arc.segment.crossing || hub < -1 || isTaken(arc.marks, marked)) continue;
      if (path.length > 0 && !mayFollow(network, lines[path[path.length - 1]!]!, arc)) continue;
      if (++steps > mostSteps) return;
      path.push(arc.index);
      if (hub >= 0 || network.mayEnd[arc.to]) {
        const ways = found.get(hub);
        if (ways) ways.push(path.slice());
        else found.set(hub, [path.slice()]);
      }
      if (hub < 0) {
        for (const mark of arc.marks) marked[mark] = 1;
        walk(arc.to, found);
        for (const mark of arc.marks) marked[mark] = 0;
      }
      path.pop();
    }
  };
  const all = new Map<number, Ways>();
  for (const stop of [...hubs.stops.flat(), ...hubs.free]) {
    const found = new Map<number, Way[]>();
    for (const mark of startMarks[stop]!) marked[mark] = 1;
    walk(stop, found);
    for (const mark of startMarks[stop]!) marked[mark] = 0;
    if (steps > mostSteps) return undefined;
    all.set(stop, found);
  }
  return (stop) => all.get(stop)!;
}

function isTaken(marks: readonly number[], marked: Uint8Array): boolean {
  for (let i = 0; i < marks.length; i++) if (marked[marks[i]!]) return true;
  return false;
}
