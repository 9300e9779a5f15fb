import { tOf } from '@/i18n/table';
import { hasCash, hasMoney, type Seat } from '../seat';

export const viewIds = [
  'ledger',
  'market',
  'companies',
  'players',
  'depot',
  'tiles',
  'log',
  'charts',
  'help',
] as const;
export type ViewId = (typeof viewIds)[number];

/** Is there anything to see of a view in this game? A market where there are prices, curves where anything is paid. */
function isOf(seat: Seat, view: ViewId): boolean {
  if (view === 'market') return hasMoney(seat);
  return view !== 'charts' || hasCash(seat);
}

/** The views of this game in their order: its own come after the companies and players, or in the place of a shared one. */
export function viewsOf(seat: Seat): readonly string[] {
  const shared: readonly string[] = viewIds.filter((id) => isOf(seat, id));
  const own = (seat.game.views ?? [])
    .filter((view) => view.isShown?.(seat) ?? true)
    .map(({ id }) => id)
    .filter((id) => !shared.includes(id));
  const at = shared.indexOf('depot');
  return [...shared.slice(0, at), ...own, ...shared.slice(at)];
}

export function viewName({ game }: Seat, id: string): string {
  return game.views?.find((own) => own.id === id)?.name() ?? tOf('table.view', id);
}
