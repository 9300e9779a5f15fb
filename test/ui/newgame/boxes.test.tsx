// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { titles } from '@/titles/registry';
import { titleName } from '@/ui/games/covers';
import { freshForEachTest, open, patience } from '../whole-app';

freshForEachTest();

describe('the boxes on the first screen', () => {
  it('hold every game, with its board and with how many it is played', async () => {
    open('#/');
    const boxes = await screen.findByRole('region', { name: 'All games' }, patience);
    for (const { id, players } of titles) {
      const box = boxes.querySelector(`a[href="#/new/${id}"]`)!;
      expect(box.querySelector('.small-board')).not.toBeNull();
      expect(box.textContent).toContain(titleName(id));
      expect(box.textContent).toContain(`${players.min} to ${players.max} players`);
    }
  });

  it('are opened with one tap: the game is chosen, its variants are there', async () => {
    open('#/');
    const boxes = await screen.findByRole('region', { name: 'All games' }, patience);
    const link = within(boxes).getByRole('link', { name: /Heat, Sweat/ });
    window.location.hash = link.getAttribute('href')!;
    await screen.findByText(/variants/, { selector: 'summary' }, patience);
    expect(screen.getByRole('region', { name: 'Which game?' }).textContent).toContain('Heat, Sweat & Beer');
    expect(screen.queryByRole('radio', { name: /Railway Game/ })).toBeNull();
    window.location.hash = screen.getByRole('link', { name: 'Another game' }).getAttribute('href')!;
    fireEvent.click(await screen.findByRole('radio', { name: /Railway Game/ }, patience));
  });

  it('do not know a game that there is none of', async () => {
    open('#/new/18xx');
    await screen.findByText(/18xx/, undefined, patience);
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
  });
});
