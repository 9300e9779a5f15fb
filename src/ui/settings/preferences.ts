import { effect, type Signal, signal } from '@preact/signals';
import { deviceLanguage, isLanguage, language } from '@/i18n';

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

export const textSizes = ['small', 'normal', 'large', 'huge', 'double'] as const;
export type TextSize = (typeof textSizes)[number];

const onOff = ['on', 'off'] as const;
export type OnOff = (typeof onOff)[number];

/** The side of the table to which the turn panel is turned, in degrees. */
export const facings = ['0', '90', '180', '270'] as const;
export type Facing = (typeof facings)[number];

/** How the ledger lists companies. */
export const companyOrders = ['operating', 'name'] as const;
export type CompanyOrder = (typeof companyOrders)[number];

/** How players stand in a table in which certificates are traded: whoever trades first, or as they sit. */
export const seatOrders = ['turn', 'seats'] as const;
export type SeatOrder = (typeof seatOrders)[number];

export const theme = signal<Theme>('system');
export const textSize = signal<TextSize>('normal');
/** Hides the table between two players. */
export const curtain = signal<OnOff>('off');
/** Explains each step in the first game of newcomers. */
export const hints = signal<OnOff>('on');
/** Hints that were read often enough; once all are hidden and brought back, these are too. */
export const hiddenHints = signal<readonly string[]>([]);
/** Company marks have patterns beside colours and letters. */
export const patterns = signal<OnOff>('off');
/** Shows newcomers around, until they have seen enough. */
export const lookAround = signal<OnOff>('on');
/** Keeps the screen on while a game is open. */
export const awake = signal<OnOff>('on');
export const facing = signal<Facing>('0');
export const companyOrder = signal<CompanyOrder>('operating');
export const seatOrder = signal<SeatOrder>('turn');
/** The sides at which players sit, by their names; whoever is not among them has the side of the panel. */
export const sides = signal<Readonly<Record<string, Facing>>>({});
/** Offers to install the app, until someone declines. */
export const installOffer = signal<OnOff>('on');

/** False where the browser does not let us keep anything. */
export const isKept = signal(true);

const key = 'zechenbahn.preferences';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Reads what was chosen before, applies it to the page and keeps every change; returns how to stop. */
export function followPreferences(
  page: HTMLElement,
  store: () => Store,
  deviceLanguages: readonly string[],
): () => void {
  const kept = read(store);
  language.value = isLanguage(kept.language) ? kept.language : deviceLanguage(deviceLanguages);
  take(theme, themes, kept.theme, 'system');
  take(textSize, textSizes, kept.textSize, 'normal');
  take(curtain, onOff, kept.curtain, 'off');
  take(hints, onOff, kept.hints, 'on');
  hiddenHints.value = textsIn(kept.hiddenHints);
  take(awake, onOff, kept.awake, 'on');
  take(patterns, onOff, kept.patterns, 'off');
  take(lookAround, onOff, kept.lookAround, 'on');
  take(facing, facings, kept.facing, '0');
  take(companyOrder, companyOrders, kept.companyOrder, 'operating');
  take(seatOrder, seatOrders, kept.seatOrder, 'turn');
  take(installOffer, onOff, kept.installOffer, 'on');
  sides.value = sidesIn(kept.sides);
  // whoever brings hints back wants all of them
  const stopForgetting = hints.subscribe((all) => {
    if (all === 'off') hiddenHints.value = [];
  });
  const stopKeeping = effect(() => {
    page.lang = language.value;
    page.dataset.theme = theme.value;
    page.dataset.text = textSize.value;
    isKept.value = write(store, {
      language: language.value,
      theme: theme.value,
      textSize: textSize.value,
      curtain: curtain.value,
      hints: hints.value,
      hiddenHints: [...hiddenHints.value],
      awake: awake.value,
      patterns: patterns.value,
      lookAround: lookAround.value,
      facing: facing.value,
      companyOrder: companyOrder.value,
      seatOrder: seatOrder.value,
      installOffer: installOffer.value,
      sides: sides.value,
    });
  });
  return () => {
    stopForgetting();
    stopKeeping();
  };
}

/** What was kept, if it is one of the options; else the usual one. */
function take<T extends string>(value: Signal<T>, options: readonly T[], kept: unknown, usual: T): void {
  value.value = options.find((known) => known === kept) ?? usual;
}

/** Storage may be forbidden, and what is in it may be anything. */
function read(store: () => Store): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(store().getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

function textsIn(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
}

function sidesIn(kept: unknown): Readonly<Record<string, Facing>> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, wanted]) => {
      const side = facings.find((known) => known === wanted);
      return side ? [[name, side]] : [];
    }),
  );
}

function write(store: () => Store, preferences: Record<string, unknown>): boolean {
  try {
    store().setItem(key, JSON.stringify(preferences));
    return true;
  } catch {
    return false;
  }
}
