import { tCount } from '../words/brewing';

/** The blue squares of a train, with the cubes that lie on them. */
export function Squares({ beer, room }: { beer: number; room: number }) {
  return (
    <span class="squares">
      <span class="hidden-text">{tCount('do.beer.cubes', beer)}</span>
      {Array.from({ length: room }, (_, i) => (
        <span key={i} class="square" aria-hidden="true">
          {i < beer && <span class="cube" />}
        </span>
      ))}
    </span>
  );
}
