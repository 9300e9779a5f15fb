import { signal } from '@preact/signals';

/** A line that says what has happened, perhaps with a way to take it back. */
export interface Toast {
  readonly text: string;
  readonly isBad?: boolean;
  readonly action?: { readonly label: string; run(): void };
}

/** What is said now; it stays until it is closed or something else is said. */
export const toast = signal<Toast | null>(null);

export function say(text: string, more: Omit<Toast, 'text'> = {}): void {
  toast.value = { text, ...more };
}

export function hush(): void {
  toast.value = null;
}
