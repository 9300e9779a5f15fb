import { useEffect, useRef, useState } from 'preact/hooks';

interface DividerProps {
  /** The part of the table that it makes larger or smaller, by its class. */
  part: string;
  /** The direction in which it is dragged. */
  axis: 'x' | 'y';
  /** Its name for the place that styles give it. */
  class: string;
  label: string;
  /** The custom property of the table's body that holds the size. */
  property: string;
  /** Percent of the body that the part has been given; nothing while it has what it needs. */
  size: number | undefined;
  range: readonly [least: number, most: number];
  /** Where along the edge no hex is, in percent. */
  at?: number;
  onChange: (size: number | undefined) => void;
}

const step = 2;
/** A finger that moved it by less than this many pixels has tapped it. */
const slack = 5;

/**
 * An edge between two parts of the table: dragged, or moved with arrow keys, it gives room to one of them; Enter or two
 * taps give both what they had at first.
 */
export function Divider({ part, axis, label, property, size, range, at, onChange, ...rest }: DividerProps) {
  const grip = useRef<HTMLHRElement>(null);
  const drag = useRef<{ from: number; to: number | undefined } | undefined>(undefined);
  const [measured, setMeasured] = useState<number>();
  // the board lies before its edge, all else behind it
  const isBoard = part === 'table-board';
  const body = () => grip.current!.closest<HTMLElement>('.table-body')!;
  const partIn = () => body().querySelector<HTMLElement>(`:scope > .${part}`);
  const shareOf = (pixels: number) => {
    const { width, height } = body().getBoundingClientRect();
    const whole = axis === 'x' ? width : height;
    return whole > 0 ? (pixels / whole) * 100 : 0;
  };
  const measure = () => {
    const { width = 0, height = 0 } = partIn()?.getBoundingClientRect() ?? {};
    return shareOf(axis === 'x' ? width : height);
  };
  const within = (share: number) => Math.min(range[1], Math.max(range[0], share));
  useEffect(() => setMeasured(measure()), [size]);
  /** How large the part would be if its edge were at this point of the screen. */
  const shareAt = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, bottom } = partIn()!.getBoundingClientRect();
    if (axis === 'x') return within(shareOf(clientX - left));
    return within(shareOf(isBoard ? clientY - top : bottom - clientY));
  };
  const stop = () => {
    if (drag.current?.to !== undefined) onChange(drag.current.to);
    drag.current = undefined;
  };
  const now = Math.round(size ?? measured ?? (range[0] + range[1]) / 2);
  return (
    <hr
      ref={grip}
      class={`divider divider-${axis} ${rest.class}`}
      tabIndex={0}
      aria-label={label}
      aria-orientation={axis === 'x' ? 'vertical' : 'horizontal'}
      aria-valuemin={range[0]}
      aria-valuemax={range[1]}
      aria-valuenow={now}
      style={at === undefined ? {} : { '--at': `${at.toFixed(1)}%` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: axis === 'x' ? event.clientX : event.clientY, to: undefined };
      }}
      onPointerMove={(event) => {
        if (!drag.current) return;
        const moved = Math.abs((axis === 'x' ? event.clientX : event.clientY) - drag.current.from);
        if (drag.current.to === undefined && moved < slack) return;
        drag.current.to = shareAt(event);
        // only the edge moves with the finger: nothing is drawn anew
        body().style.setProperty(property, `${drag.current.to}%`);
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onDblClick={() => onChange(undefined)}
      onKeyDown={(event) => {
        const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
        if (by === undefined && event.key !== 'Enter') return;
        event.preventDefault();
        const grows = isBoard ? step : -step;
        onChange(by === undefined ? undefined : within((size ?? measure()) + by * grows));
      }}
    />
  );
}
