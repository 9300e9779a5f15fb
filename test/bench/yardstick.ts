import { produce } from 'immer';
import { undisturbed } from './timing';

/**
 * A fixed piece of work of the kind that replaying is: small changes of a state through immer. A machine's speed
 * changes within minutes, so what is timed beside it is told in these, too, and can be compared with another day.
 */
interface Ledger {
  readonly lines: Record<string, { cash: number; held: number[] }>;
}

const names = Array.from({ length: 24 }, (_, i) => `line ${i}`);
const start: Ledger = {
  lines: Object.fromEntries(names.map((name) => [name, { cash: 0, held: [1, 2, 3] }])),
};

const changes = 3000;

function keepBooks(): Ledger {
  let ledger = start;
  for (let i = 0; i < changes; i++) {
    const name = names[i % names.length]!;
    ledger = produce(ledger, ({ lines }) => {
      lines[name]!.cash += 1;
    });
  }
  return ledger;
}

/** Milliseconds that one small change takes just now. */
export function smallChange(): number {
  keepBooks();
  return undisturbed(keepBooks) / changes;
}
