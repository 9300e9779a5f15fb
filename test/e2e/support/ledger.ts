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

/** What a table to trade in tells nowhere, or cuts: of a company its treasury, trains and run, of a player the worth. Self-contained. */
export function untold(): string[] {
  /** From the left edge of what is seen of it to the right one, without what is only for those who listen. */
  const edgesOf = (figure: Element) => {
    const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    const rects: DOMRect[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if (!walker.currentNode.parentElement!.closest('.hidden-text'))
        rects.push(range.getBoundingClientRect());
    }
    const seen = rects.filter(({ width }) => width > 0);
    return {
      left: Math.min(...seen.map(({ left }) => left)),
      right: Math.max(...seen.map(({ right }) => right)),
    };
  };
  const isWhole = (figure: Element) => {
    if (!figure.checkVisibility()) return false;
    const own = edgesOf(figure);
    return [...document.querySelectorAll('.ledger-blocks, .turn-body, .view')].every((place) => {
      const { left, right } = place.getBoundingClientRect();
      return !place.contains(figure) || (own.left > left - 1 && own.right < right + 1);
    });
  };
  const textOf = (element: Element) => element.textContent?.trim() ?? '';
  const missing = [...document.querySelectorAll('.to-trade tr[data-company]')].flatMap((line) => {
    const facts = [
      'is-treasury',
      'is-trains',
      'is-run',
      'is-own-markers',
      'is-own-income',
      'is-own-equipment',
    ];
    return facts.flatMap((fact) => {
      const all = [...line.parentElement!.querySelectorAll(`.${fact}`)];
      const said = all.filter((each) => !each.querySelector('.none'));
      return said.length > 0 && !said.some(isWhole) ? [`${line.getAttribute('data-company')} ${fact}`] : [];
    });
  });
  const players = new Set(
    [...document.querySelectorAll('.to-trade .ledger-name')].map((name) => textOf(name)),
  );
  const worth = [...document.querySelectorAll('.to-trade .worth-in-all')].filter(isWhole);
  // whatever stands below each other in columns has room between them
  const narrow = [
    ...document.querySelectorAll('.to-trade :is(.worth-in-all, .ledger-cash, .ledger-limit span)'),
  ]
    .filter((figure) => figure.checkVisibility())
    .filter((figure) => {
      const cell = figure.closest('th, td')!.getBoundingClientRect();
      const own = edgesOf(figure);
      return own.left < cell.left - 0.5 || own.right > cell.right + 0.5;
    })
    .map((figure) => `${textOf(figure)} is wider than its column`);
  // facts of a line do not lie on each other
  const crowded = [...document.querySelectorAll('.line-facts')]
    .filter((line) => line.checkVisibility() && line.scrollWidth > line.clientWidth + 1)
    .map((line) => `${textOf(line)} is wider than its line`);
  return [
    ...missing,
    ...narrow,
    ...crowded,
    ...(worth.length === players.size ? [] : [`worth of ${worth.length} of ${players.size}`]),
  ];
}
