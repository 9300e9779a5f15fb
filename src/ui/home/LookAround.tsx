import { useState } from 'preact/hooks';
import { number, t, tOf } from '@/i18n/aside';
import { lookAround } from '../settings/preferences';
import { linkTo } from '../shell/router';

/** What there is to see, with a sign for each. */
const stops = {
  device: 'M12 8H84V56H12ZM76 32H77M30 20L38 16L46 20V29L38 33L30 29ZM46 34L54 30L62 34V43L54 47L46 43Z',
  tap: 'M20 20L32 13L44 20V34L32 41L20 34ZM32 27V52M32 27L26 33M32 27L38 33M54 22H84V34H54ZM60 28H78',
  undo: 'M40 44L24 32L40 20M24 32H60A12 12 0 0 1 60 56H48',
  looking: 'M12 32Q48 2 84 32Q48 62 12 32ZM48 22A10 10 0 1 0 48.1 22',
} as const;

type Stop = keyof typeof stops;
const order = Object.keys(stops) as Stop[];

/** A minute for newcomers: what the app is, and how it is used. It can be left at any time. */
export function LookAround() {
  const [at, setAt] = useState(0);
  const stop = order[at]!;
  const isLast = at === order.length - 1;
  const leave = () => {
    lookAround.value = 'off';
  };
  return (
    <section class="look-around" aria-label={t('look.title')}>
      <svg class="look-sign" viewBox="0 0 96 64" aria-hidden="true">
        <path class="button-line" d={stops[stop]} />
      </svg>
      <div class="look-words" aria-live="polite">
        <p class="note">{t('look.where', { number: number(at + 1), of: number(order.length) })}</p>
        <h2>{tOf('look.stop', stop)}</h2>
        <p>{tOf('look.about', stop)}</p>
      </div>
      <p class="actions">
        {at > 0 && (
          <button type="button" class="button" onClick={() => setAt(at - 1)}>
            {t('look.back')}
          </button>
        )}
        {isLast ? (
          <a class="button button-main" href={linkTo('new')} onClick={leave}>
            {t('look.begin')}
          </a>
        ) : (
          <button type="button" class="button button-main" onClick={() => setAt(at + 1)}>
            {t('look.next')}
          </button>
        )}
        <button type="button" class="button" onClick={leave}>
          {t(isLast ? 'look.close' : 'look.skip')}
        </button>
      </p>
    </section>
  );
}
