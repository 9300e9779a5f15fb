// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it } from 'vitest';
import { lazyStages } from '@/ui/turn/lazy-stages';

interface Props {
  hex: string;
}

const stages = {
  lay: {
    Panel: ({ hex }: Props) => <p>lay on {hex}</p>,
    scene: ({ hex }: Props) => ({ selected: hex }),
    Over: ({ hex }: Props) => <p>tiles for {hex}</p>,
  },
  pass: { Panel: ({ hex }: Props) => <p>pass at {hex}</p> },
};

afterEach(cleanup);

it('stages come together: panels, what they show on the board, and what lies over it', async () => {
  let arrive = (_stages: typeof stages) => {};
  const load = () =>
    new Promise<typeof stages>((resolve) => {
      arrive = resolve;
    });
  const { lay, pass } = lazyStages(load, ['lay', 'pass']);
  const Scene = () => <p>selected: {lay.scene({ hex: 'B2' }).selected ?? 'nothing'}</p>;
  const { container } = render(
    <>
      <lay.Panel hex="B2" />
      <lay.Over hex="B2" />
      <Scene />
    </>,
  );
  expect(container.querySelector('.loading')).not.toBeNull();
  expect(screen.getByText('selected: nothing')).toBeTruthy();
  arrive(stages);
  expect(await screen.findByText('lay on B2')).toBeTruthy();
  expect(screen.getByText('tiles for B2')).toBeTruthy();
  expect(screen.getByText('selected: B2')).toBeTruthy();
  // whoever fetches one has fetched them all
  await pass.fetch();
  render(<pass.Panel hex="C3" />);
  expect(screen.getByText('pass at C3')).toBeTruthy();
});
