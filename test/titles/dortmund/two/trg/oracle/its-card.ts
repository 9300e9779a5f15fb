/** The end of a turn of the Investor's railway, and its card after the round. */
import type { GameEvent } from '@/engine/game/events';
import { investor } from './book';
import { isIts } from './earnings';
import { isForced, mustBuy, redeemed } from './its-railway';
import { agree, pay } from './ledger';
import type { Table } from './stock-events';

/** [W3, W5, W6] what its turn must not leave undone. */
export function closeTurn(table: Table): void {
  const { memory, state } = table;
  const { turn } = memory;
  memory.turn = null;
  if (!turn) return;
  state.companies[turn.company]!.operated = true;
  if (!isIts(table, turn.company)) return;
  agree(table, 'left to do', memory.acts, []);
  agree(table, 'a train that it must buy', mustBuy(state, turn.bought), false);
  agree(table, 'a train that it must have', isForced(state), false);
  agree(table, 'a certificate to buy back', redeemed(state, turn.dealt) ?? null, null);
}

/** [18DO 8.3.5, rulings 90, 92, 137] the card, once all railways have acted. */
export function onCard(table: Table, event: GameEvent): void {
  const { memory, state } = table;
  const holder = state.deciders?.investor;
  const other = state.seats.find((seat) => seat !== holder)!;
  if (event.type === 'card-offered') {
    agree(table, 'offer of', event.player, holder);
    memory.offer = event.amount;
    return;
  }
  if (event.type === 'card-kept' || event.type === 'card-bought') {
    const isKept = event.type === 'card-kept';
    agree(table, 'paid', event.amount, memory.offer);
    pay(table, isKept ? holder! : other, isKept ? other : holder!, event.amount);
    if (isKept) memory.settled = true;
    return;
  }
  if (event.type !== 'investor-card') return;
  if (holder === undefined) {
    agree(table, 'cards', event.player === state.priority, false);
  } else {
    closeTurn(table);
    agree(table, 'all have acted', memory.acted, memory.order);
    agree(table, 'once a round', memory.settled, false);
    agree(table, 'card to', event.player, other);
    memory.settled = true;
  }
  state.deciders = { ...state.deciders, [investor]: event.player };
}
