/**
 * Somebody who plays a whole game on the screen, by lot but not without sense. Runs in the page: it sees what
 * players see, and touches only what is visible, enabled and not covered by anything.
 */

export interface Touching {
  /** Of the lot; given back to go on with. */
  readonly random: number;
  readonly touches: number;
  /** Buttons that could not be touched where they are drawn, and what lies over them. */
  readonly covered: readonly string[];
}

export type Pause = Touching &
  (
    | { readonly kind: 'over' }
    /** An outlined hex is to be tapped at this point of the screen. */
    | { readonly kind: 'tap'; readonly x: number; readonly y: number }
    /** Nothing has changed for a long time. */
    | { readonly kind: 'stuck'; readonly shown: string }
  );

/** Plays on until the game is over, or the board is to be tapped by a finger. Self-contained: it is sent to the page. */
export async function playOnScreen(before: Touching): Promise<Pause> {
  const patience = 60_000;
  let { random, touches } = before;
  const covered = [...before.covered];

  const next = () => {
    random = (Math.imul(random, 1664525) + 1013904223) | 0;
    return (random >>> 8) / 2 ** 24;
  };
  const oneOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)];
  const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));
  const panel = () => document.querySelector('.table-turn');
  const look = () => `${location.hash} ${panel()?.textContent ?? ''}`;

  const offered = (selector: string): HTMLButtonElement[] =>
    [
      ...document.querySelectorAll<HTMLButtonElement>(`:is(.table-turn, .trading-place) :is(${selector})`),
    ].filter((button) => !button.disabled && button.ariaDisabled !== 'true' && button.checkVisibility());

  const press = (button: HTMLButtonElement) => {
    button.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !button.contains(hit)) {
      const cover = hit?.closest('[class]');
      covered.push(
        `${button.ariaLabel ?? button.textContent} under ${cover?.className}: ${cover?.textContent}`.slice(
          0,
          200,
        ),
      );
    }
    touches++;
    button.click();
  };

  /** An outlined hex in sight. */
  const glowing = () => {
    const places = [...document.querySelectorAll('.hex-highlighted')].map((hex) => {
      const { left, top, width, height } = hex.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    return oneOf(places.filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('.board-window svg')));
  };

  /** Kinds of buttons with how much they are wanted, each kind once however many there are of it. */
  const wants: readonly (readonly [selector: string, weight: number])[] = [
    // whoever looks at cards behind the curtain sees to nothing else
    ['.secret .curtain-open', 1e6],
    ['.secret .goal-hand .move', 1e6],
    ['.look', 30],
    ['.goal-card.move', 30],
    ['.tile-offer', 1000],
    ['.market-par', 1000],
    ['.sale-moves .move', 1000],
    ['.lots .move', 8],
    ['.bid-space', 8],
    ['.stack-offer', 8],
    ['.beside-moves .move', 0.15],
    ['.purchase', 12],
    ['.found-company', 3],
    ['.move.sell', 0.7],
    ['.place', 8],
    ['.offer:not(:has(.company-mark))', 30],
    ['.offer:has(.company-mark)', 0.4],
    ['.turn-body > .move', 2],
    ['.director-actions [aria-pressed=false]', 1],
    ['.quick', 2],
  ];

  const choose = (): HTMLButtonElement | undefined => {
    const kinds = wants
      .map(([selector, weight]) => ({ buttons: offered(selector), weight }))
      .filter(({ buttons }) => buttons.length > 0);
    let left = next() * kinds.reduce((sum, { weight }) => sum + weight, 0);
    const kind = kinds.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    return kind && oneOf(kind.buttons);
  };

  /** Before it is confirmed, a tile may be turned, a dividend kept, a sale declined. */
  const reconsider = (): HTMLButtonElement | undefined => {
    const [, withhold] = offered('.card');
    if (withhold && !panel()?.querySelector('.card[aria-pressed=true]') && next() < 0.1) return withhold;
    if (panel()?.querySelector('.deal') && next() < 0.3) return offered('.quick')[0];
    return panel()?.querySelector('.tile-offer[aria-pressed=true]') && next() < 0.3
      ? offered('.turn-row .button')[0]
      : undefined;
  };

  let shown = look();
  let since = performance.now();
  for (;;) {
    if (location.hash.endsWith('/end')) return { kind: 'over', random, touches, covered };
    const [confirm] = offered('[data-confirm]');
    const isSettling = document.querySelector('[data-settling=true]') !== null;
    if (isSettling) {
      // whoever has seen a change waits until it can be answered
    } else if (confirm) press(reconsider() ?? confirm);
    else if (offered('.place:not(:has(strong))').length > 0 && next() < 0.3) {
      const place = glowing();
      if (place) return { kind: 'tap', ...place, random, touches: touches + 1, covered };
    } else {
      const button = choose();
      if (button) press(button);
    }
    await painted();
    const now = look();
    if (now !== shown) {
      shown = now;
      since = performance.now();
    } else if (performance.now() - since > patience) {
      // without a panel, what is there instead
      const page = panel()?.textContent ? shown : `${shown}${document.body.innerText}`;
      return { kind: 'stuck', shown: page, random, touches, covered };
    }
  }
}
