const paths = {
  undo: 'M9 14L4 9L9 4M4 9H14A6 6 0 0 1 14 21H10',
  redo: 'M15 14L20 9L15 4M20 9H10A6 6 0 0 0 10 21H14',
  menu: 'M4 6H20M4 12H20M4 18H20',
  full: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  small: 'M9 4V9H4M20 9H15V4M15 20V15H20M4 15H9V20',
  close: 'M5 5L19 19M19 5L5 19',
  pause: 'M8 5V19M16 5V19',
  run: 'M7 4L19 12L7 20Z',
  first: 'M18 5L9 12L18 19M6 5V19',
  previous: 'M15 5L8 12L15 19',
  next: 'M9 5L16 12L9 19',
  last: 'M6 5L15 12L6 19M18 5V19',
  turn: 'M20 12A8 8 0 1 1 17 5.7M17 2V6H13',
  history: 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3M12 7V12L15.5 14',
  up: 'M5 15L12 8L19 15',
  down: 'M5 9L12 16L19 9',
  tick: 'M5 12.5L10 17.5L19 7',
  info: 'M12 11V17M12 7.2V7.3M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3',
  grip: 'M4 9H20M4 15H20',
  more: 'M5 12H5.1M12 12H12.1M19 12H19.1',
} as const;

/** A line drawing on a button, beside or instead of its words. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path class="button-line" d={paths[name]} />
    </svg>
  );
}
