/** What the table shows in numbers, as a player reads it. */
import type { Page } from 'playwright-core';

export interface Shown {
  readonly round: string;
  readonly phase: string;
  readonly bank: string;
  /** For each player: cash, certificates of limit, worth, then what is held, such as `RhE 20*`. */
  readonly players: Readonly<Record<string, string>>;
  /** For each company with a price: price, treasury, trains, stations, last revenue; what is unsold and in the pool. */
  readonly companies: Readonly<Record<string, string>>;
}

/** Reads head and ledger. Self-contained: it is sent to the page. */
function read(): Shown {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  /** Without what is only for those who listen. */
  const plain = (cell: Element | undefined) => {
    const copy = cell?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('.hidden-text, .none') ?? []) hidden.remove();
    return (copy?.textContent ?? '')
      .replace(/\u2009/g, '+')
      .replace(/\s+/g, ' ')
      .trim();
  };
  const ids = [...document.querySelectorAll('.ledger thead th.company')].map((head) => plain(head));
  const players: Record<string, string> = {};
  for (const row of document.querySelectorAll('.ledger-players tr:not(.about-companies)')) {
    const cells = [...row.querySelectorAll('td')];
    const [cash, certificates] = cells;
    const held = ids.flatMap((id, i) => {
      const share = plain(cells[i + 2]).replace(' ', '');
      return share === '' ? [] : [`${id} ${share.replace('★', '*')}`];
    });
    const name = textOf(row.querySelector('.ledger-name'));
    players[name] = [`${plain(cash)} M`, plain(certificates), `worth ${plain(cells.at(-1))}`, ...held].join(
      ', ',
    );
  }
  const lines = [...document.querySelectorAll('.ledger .about-companies')].map((row) =>
    [...row.querySelectorAll('td.company')].map((cell) => plain(cell)),
  );
  const [offer = [], pool = [], price = [], treasury = [], trains = [], stations = [], last = []] = lines;
  const companies: Record<string, string> = {};
  for (const [i, id] of ids.entries()) {
    if (!price[i]) continue;
    const parts = [
      `price ${price[i]}`,
      treasury[i] && `treasury ${treasury[i]}`,
      trains[i] && `trains ${trains[i]}`,
      stations[i] && `stations ${stations[i]}`,
      last[i] && `last ${last[i]}`,
      offer[i] && `unsold ${offer[i]}`,
      pool[i] && `pool ${pool[i]}`,
    ];
    companies[id] = parts.filter(Boolean).join(', ');
  }
  return {
    round: textOf(document.querySelector('.table-round')),
    phase: textOf(document.querySelector('.phase-chip')),
    bank: textOf(document.querySelector('.table-bank')),
    players,
    companies,
  };
}

export function shown(page: Page): Promise<Shown> {
  return page.evaluate(read);
}
