import { centre } from '@/engine/board/layout';
import type { BoardPicture } from '@/storage/rows';

/** Units from the middle of a hex to its corner. */
const size = 10;

/** A board in small, to know a game by. */
export function SmallBoard({ picture: { layout, hexes, stations } }: { picture: BoardPicture }) {
  const at = (hex: string) => {
    const { x, y } = centre(layout, hex);
    return { x: x * size, y: y * size };
  };
  const places = Object.values(hexes).flatMap((all) => all.split(' ').map(at));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - size, Math.min(...ys) - size];
  const [wide, high] = [Math.max(...xs) + size - left, Math.max(...ys) + size - top];
  return (
    <svg
      class="small-board"
      viewBox={[left, top, wide, high].map((part) => part.toFixed(1)).join(' ')}
      aria-hidden="true"
    >
      {Object.entries(hexes).map(([colour, all]) => (
        <path
          key={colour}
          class={`hex on-${colour}`}
          d={all
            .split(' ')
            .map((hex) => outline(layout, at(hex)))
            .join('')}
        />
      ))}
      {stations.map(({ hex, colour }, i) => {
        // several on one hex lie a little apart
        const before = stations.slice(0, i).filter((other) => other.hex === hex).length;
        const { x, y } = at(hex);
        return <circle key={i} cx={x + before * 4 - 2} cy={y + before * 3 - 1.5} r={4} fill={colour} />;
      })}
    </svg>
  );
}

function outline(layout: BoardPicture['layout'], { x, y }: { x: number; y: number }): string {
  const first = layout === 'pointy' ? 30 : 0;
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((first + 60 * i) * Math.PI) / 180;
    return `${(x + Math.cos(angle) * size).toFixed(1)} ${(y + Math.sin(angle) * size).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
