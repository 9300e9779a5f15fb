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
    (element?.textContent ?? '').replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
  /** Without what is only for those who listen. */
  const plain = (cell: Element | undefined) => {
    const copy = cell?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('.hidden-text, .none, .trade-float, .trade-unit') ?? [])
      hidden.remove();
    for (const star of copy?.querySelectorAll('.sign-star') ?? []) star.textContent = '*';
    return (copy?.textContent ?? '')
      .replace(/\u2009/g, '+')
      .replace(/\s+/g, ' ')
      .trim();
  };
  /** A cell that trades says first what lies there. */
  const figure = (cell: Element | undefined) =>
    plain(cell?.querySelector('.trade-what') ?? cell).replace(' ', '');
  const table = document.querySelector('.ledger table');
  const heads = [...(table?.querySelectorAll('thead th') ?? [])];
  const lines = [...(table?.querySelectorAll('tr[data-company]') ?? [])].map((row) => ({
    id: row.getAttribute('data-company')!,
    cells: [...row.children],
  }));
  const players: Record<string, string> = {};
  for (const [column, head] of heads.entries()) {
    if (!head.matches('.of-player')) continue;
    const part = (name: string) => plain(head.querySelector(name) ?? undefined);
    const held = lines.flatMap(({ id, cells }) => {
      const share = figure(cells[column]);
      return share === '' ? [] : [`${id} ${share}`];
    });
    players[textOf(head.querySelector('.ledger-name'))] = [
      `${part('.ledger-cash')} M`,
      part('.ledger-limit > span'),
      `worth ${part('.ledger-worth').replace('·', '').trim()}`,
      ...held.toSorted(),
    ].join(', ');
  }
  const columnOf = (...names: string[]) =>
    heads.findIndex((head) => names.some((name) => textOf(head).startsWith(name)));
  const columns = {
    treasury: columnOf('Treasury'),
    trains: columnOf('Trains'),
    stations: columnOf('Stations'),
    last: columnOf('Last'),
    unsold: columnOf('Unsold', 'Not sold'),
    pool: columnOf('Pool', 'Bank Pool'),
  };
  const companies: Record<string, string> = {};
  for (const { id, cells } of lines) {
    const price = plain(cells[0]?.querySelector('.trade-price') ?? cells[1]);
    if (price === '') continue;
    const said = Object.entries(columns).flatMap(([name, column]) => {
      const value = column < 0 ? '' : figure(cells[column]);
      return value === '' ? [] : [`${name} ${value}`];
    });
    companies[id] = [`price ${price}`, ...said].join(', ');
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
