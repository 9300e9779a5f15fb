import { relative } from 'node:path';

/** How long one file of tests kept a worker: loading what it imports, and running its tests. In milliseconds. */
export interface FileTime {
  readonly file: string;
  readonly loading: number;
  readonly tests: number;
}

/** A part of `npm test` and how long it took, in milliseconds. */
export interface PartTime {
  readonly part: string;
  readonly took: number;
}

/** Where the times of a run lie whose report lies here. */
export function pathOfTimes(report: string): string {
  return report.replace(/\.json$/, '-times.json');
}

/** `Types 12 s, Build 1:05, in all 1:17`: the parts in their order and their sum. */
export function timesLine(parts: readonly PartTime[]): string {
  const sum = parts.reduce((all, { took }) => all + took, 0);
  return [...parts, { part: 'in all', took: sum }]
    .map(({ part, took }) => `${part} ${clock(took)}`)
    .join(', ');
}

/** Seconds below a minute, minutes and seconds from there. */
export function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

/** The files that kept a worker longest, as rows of a table. */
export function dearest(files: readonly FileTime[], count: number, root: string) {
  const inAll = ({ loading, tests }: FileTime) => loading + tests;
  return files
    .toSorted((a, b) => inAll(b) - inAll(a))
    .slice(0, count)
    .map((time) => ({
      file: relative(root, time.file).replaceAll('\\', '/'),
      seconds: tenths(inAll(time)),
      'of that loading': tenths(time.loading),
    }));
}

function tenths(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
