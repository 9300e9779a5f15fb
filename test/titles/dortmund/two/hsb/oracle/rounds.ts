/** Rounds and cards: who holds them, when they change hands, when grey begins, when all is over [18DO 8.4, 8.5]. */
import { headOf, isMinor, minorPrices, phaseOf } from '../../../hsb/oracle/book';
import { grayBy, it, pairs } from './book';
import { turnEnds } from './in-turn';
import type { Told } from './its-stock';
import { count, ended, otherThan } from './memory';
import { agree, type Walk } from './walking';

const allRounds = pairs
  .flatMap((number, i) =>
    Array.from({ length: number }, (_, n) => [
      `operating-round ${i + 1}.${n + 1}`,
      `brewery-round ${i + 1}.${n + 1}`,
    ]),
  )
  .flat();

export function rounds(walk: Walk, event: Told): void {
  const { table, memory, before } = walk;
  switch (event.type as string) {
    case 'priority':
      if (memory.stock) {
        agree(walk, 'first action', [event.player, 3], [memory.stock.turn, memory.stock.passes]);
        memory.stock = undefined;
      } else {
        // [18DO 8.4.2] the lower number
        const minors = Object.keys(table.state.companies).filter(isMinor).sort();
        const heads = minors.map((id) => headOf(table.state, id)).filter((player) => player !== it);
        agree(walk, 'first action', event.player, heads[0]);
      }
      memory.priority = `${event.player}`;
      return;
    case 'private-sold':
      // [18DO 8.4.2] what nobody has bid for costs the Investor its printed price
      if (event.player === it) agree(walk, 'price', event.amount, minorPrices[`${event.private}`]);
      return;
    case 'investor-cards': {
      const picker = otherThan(memory, memory.priority);
      const { card } = walk.move as unknown as { card: string };
      const first = card === 'railway' ? picker : memory.priority;
      memory.holders = { railway: first, brewery: otherThan(memory, first) };
      agree(walk, 'cards', [event.railway, event.brewery], [memory.holders.railway, memory.holders.brewery]);
      return;
    }
    case 'stock-round':
      memory.stock = { number: Number(event.number), turn: memory.priority, passes: 0, sold: [] };
      return;
    case 'passed':
      ended(memory, true);
      return;
    case 'gray-begins':
      agree(walk, 'grey', [event.set, phaseOf(table.state) < 8, memory.gray], [grayBy, true, false]);
      memory.gray = true;
      count(memory, 'gray-begins');
      return;
    case 'operating-round':
    case 'brewery-round':
      turnEnds(walk);
      memory.rounds.push(`${event.type} ${event.set}.${event.number}`);
      if (Number(event.set) >= grayBy && !memory.gray && phaseOf(table.state) < 8)
        walk.faults.push('grey has not begun');
      return;
    case 'operates':
      turnEnds(walk);
      memory.turn = { company: `${event.company}`, bought: 0, dealt: false };
      return;
    case 'brewery-order':
      if (before.round.kind === 'starting') return;
      turnEnds(walk);
      memory.holders = { railway: memory.holders!.brewery, brewery: memory.holders!.railway };
      return;
    case 'investor-cards-swapped':
      agree(
        walk,
        'cards',
        [event.railway, event.brewery],
        [memory.holders!.railway, memory.holders!.brewery],
      );
      count(memory, 'swapped');
      return;
    case 'game-over':
      agree(walk, 'rounds', memory.rounds, allRounds);
      return;
    default:
  }
}
