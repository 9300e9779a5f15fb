/** The whole app in a test: opened at an address, and cleared away after each test. */
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach } from 'vitest';
import { language } from '@/i18n';
import { shelf, table } from '@/table';
import { App } from '@/ui/App';
import { followAddress } from '@/ui/shell/router';
import { hush } from '@/ui/shell/toast';

/** Screens load their parts first, and machines may be busy. */
export const patience = { timeout: 60_000 };

let stop = () => {};

export function open(address: string) {
  window.location.hash = address;
  stop = followAddress(window);
  return render(<App />);
}

/** Gives the players of a new game their names. */
export async function nameThree(): Promise<void> {
  const fields = await screen.findAllByRole('textbox', undefined, patience);
  for (const [i, name] of ['Anna', 'Bora', 'Chris'].entries()) {
    fireEvent.input(fields[i]!, { target: { value: name } });
  }
}

/** Every test begins with no game, in English. */
export function freshForEachTest(): void {
  beforeEach(() => {
    language.value = 'en';
    window.localStorage.clear();
  });
  afterEach(async () => {
    cleanup();
    stop();
    hush();
    await table.close();
    await shelf.refresh();
    for (const { id } of shelf.games.value ?? []) await shelf.throwAway(id);
    window.location.hash = '';
    language.value = 'en';
  });
}
