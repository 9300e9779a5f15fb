import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CompanyId } from '@/engine/game/ids';
import type { Layout } from './layout';

/** How the parts of the table lie to each other, for those that look different by where they are. */
export interface Frame {
  readonly layout: Layout;
  /** A tall board stands beside everything else; a wide one lies above the ledger. */
  readonly shape: 'wide' | 'tall';
  /** Where certificates are traded in the ledger: within the turn, or in the ledger's own place. */
  readonly ledgerIn: 'turn' | 'place';
  /** Shows a company in detail. */
  onCompany(company: CompanyId): void;
}

const alone: Frame = { layout: 'wide', shape: 'tall', ledgerIn: 'turn', onCompany: () => {} };

export const FrameContext = createContext<Frame>(alone);

export function useFrame(): Frame {
  return useContext(FrameContext);
}

/** Beside a tall board, and on a telephone, there is room for the turn or the ledger: to trade, the turn holds it. */
export function ledgerPlace(layout: Layout, shape: Frame['shape']): Frame['ledgerIn'] {
  return layout === 'phone' || (layout === 'wide' && shape === 'tall') ? 'turn' : 'place';
}
