import { settlingTime } from './settling';

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** A finger does not hit the same point twice: in pixels. */
const reach = 24;

/** Where something was closed by a tap, and until when another tap there is not meant for what lay below it. */
let closed: (Place & { readonly until: number }) | undefined;
/** The finger that is down, or was last, came too early: what begins too early may end late. */
let isEarly = false;
let isWatching = false;

/** What a tap has closed is gone, and a second tap at that place does nothing for a moment: it was meant for that, too. */
export function holdBackSecond({ clientX, clientY }: Place): void {
  closed = { clientX, clientY, until: performance.now() + settlingTime };
  if (isWatching) return;
  isWatching = true;
  addEventListener('pointerdown', begin, true);
  addEventListener('pointerup', holdBack, true);
  addEventListener('click', holdBack, true);
}

function begin(event: PointerEvent): void {
  isEarly = closed !== undefined && event.timeStamp < closed.until && isNear(event, closed);
  holdBack(event);
}

/** A key that clicks has no place, and hits what it is meant for. */
function holdBack(event: MouseEvent): void {
  const isKey = event.type === 'click' && event.detail === 0;
  if (!isEarly || isKey) return;
  event.stopPropagation();
  event.preventDefault();
}

function isNear(a: Place, b: Place): boolean {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) < reach;
}
