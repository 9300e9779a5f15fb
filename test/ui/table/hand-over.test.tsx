// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { play } from '@/engine/game/play';
import type { Instant } from '@/engine/game/timeline';
import { language } from '@/i18n';
import { rhlShort, viewAt } from '@/titles/rhineland/18rhl/short';
import type { TableState } from '@/titles/view';
import { HandOver } from '@/ui/table/HandOver';
import type { AnyMove } from '../../support/playing';
import { seatOf } from '../../support/seat';
import { shortTable, skip, take } from '../../support/short/table';

const { shortState } = shortTable('18Rhl');

/** What is told to the next player after these moves. */
function toldAfter(...moves: readonly AnyMove[]): string {
  const instants: Instant<TableState>[] = [{ state: shortState({}), move: null, events: [] }];
  for (const move of moves) {
    const outcome = play(rhlShort, instants.at(-1)!.state as never, move);
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    instants.push({ state: outcome.state, move, events: outcome.events });
  }
  const { state } = instants.at(-1)!;
  const ago = (count: number) => instants.at(-1 - count);
  const { container } = render(
    <HandOver seat={seatOf({ title: rhlShort, viewAt }, state as never, { ago })} player="B" />,
  );
  return container.querySelector('.hand-over-what')!.textContent!.replaceAll('\u00a0', ' ').trim();
}

afterEach(() => {
  cleanup();
  language.value = 'en';
});

describe('handing the table over', () => {
  it('[18Rhl 10.3.1.2] says what was done last, and why an action was passed over', () => {
    expect(toldAfter(take('MKB'), skip)).toBe(
      'MKB receives a 2-train · MKB can build nothing yet: no track leaves Moers (D7)',
    );
    cleanup();
    language.value = 'de';
    expect(toldAfter(take('MKB'), skip)).toContain(
      'Noch nichts zu bauen für MKB: Von Moers (D7) führt kein Gleis weg',
    );
  });
});
