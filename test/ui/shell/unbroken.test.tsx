// @vitest-environment happy-dom

import { render } from '@testing-library/preact';
import { options } from 'preact';
import { expect, it } from 'vitest';
import { asWritten, keepTrainsUnbroken, unbroken } from '@/ui/shell/unbroken';

const joined = (text: string) => text.replaceAll('-', '-\u2060');

it('names of trains have no place where a line could end', () => {
  for (const name of ['director + 2-train', '3er-Zug', 'alle 2A-Züge', '8-trains'])
    expect(unbroken(name)).toBe(joined(name));
  for (const other of ['Cöln-Mindener Eisenbahn', 'off-board', '2 - 3']) expect(unbroken(other)).toBe(other);
  expect(asWritten(joined('2-train'))).toBe('2-train');
});

it('whatever the screen shows is so, and what it is called for other programs is not', () => {
  const before = options.vnode;
  keepTrainsUnbroken();
  const { container } = render(
    <p title="2-train">
      {'founds '}
      {'2-train'}
      <b>3er-Zug</b>
    </p>,
  );
  if (before) options.vnode = before;
  else delete options.vnode;
  expect(container.textContent).toBe('founds 2-\u2060train3er-\u2060Zug');
  expect(container.querySelector('p')?.title).toBe('2-train');
});
