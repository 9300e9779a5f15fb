import { stripVTControlCharacters } from 'node:util';

/** What failed in a run of vitest, short enough to be read at the end of a long log. */
export interface Failure {
  /** Path of the test's file, as vitest names it. */
  readonly file: string;
  readonly test: string;
  readonly message: string;
}

/** How much of a message says what is wrong; the whole of it stands in the log above. */
const lines = 8;

/** The failures in a report of vitest's JSON reporter: tests, and files that could not be run at all. */
export function failuresIn(report: unknown): readonly Failure[] {
  return listIn(report, 'testResults').flatMap((result) => {
    const file = textIn(result, 'name');
    const tests = listIn(result, 'assertionResults').filter((one) => textIn(one, 'status') === 'failed');
    if (tests.length === 0 && textIn(result, 'status') === 'failed') {
      return [{ file, test: '(the file)', message: begin(textIn(result, 'message')) }];
    }
    return tests.map((one) => ({
      file,
      test: textIn(one, 'fullName'),
      message: begin(listIn(one, 'failureMessages').map(String).join('\n')),
    }));
  });
}

export function filesOf(failures: readonly Failure[]): readonly string[] {
  return [...new Set(failures.map(({ file }) => file))];
}

export function lineOf({ file, test, message }: Failure): string {
  const name = file.split(/[\\/]/).at(-1);
  return `${name} › ${test}\n${message.replace(/^/gm, '    ')}`;
}

function begin(message: string): string {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, lines).join('\n');
}

function listIn(value: unknown, key: string): readonly unknown[] {
  const list = fieldOf(value, key);
  return Array.isArray(list) ? list : [];
}

function textIn(value: unknown, key: string): string {
  const text = fieldOf(value, key);
  return typeof text === 'string' ? text : '';
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
