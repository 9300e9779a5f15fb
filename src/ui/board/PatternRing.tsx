/** Lengths of strokes and gaps on a ring of sixty parts: told apart without any colour. */
const rings = ['60 0', '15 15', '5 5', '17 3', '1.5 2.5', '3 12', '8 2 2 3'];

/** For those who do not tell the colours of companies apart: each has strokes of its own along its edge. */
export function PatternRing({ number, radius, colour }: { number: number; radius: number; colour: string }) {
  const ring = (r: number) => (
    <circle
      class="pattern-ring"
      r={r}
      pathLength={60}
      stroke={colour}
      stroke-width={radius * 0.15}
      stroke-dasharray={rings[number % rings.length]}
    />
  );
  return (
    <>
      {ring(radius * 0.88)}
      {number >= rings.length && <circle class="pattern-core" r={radius * 0.72} stroke={colour} />}
    </>
  );
}
