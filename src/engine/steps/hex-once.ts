import { reachOnceOf } from '@/engine/board/reach-once';
import { type BuiltState, Found, type Network, type Networks } from './network';

/** The same networks where no available route is in a hex twice [18DO 3.2.2, 4.5.1]. */
export function hexOnce<S extends BuiltState>(networks: Networks<S>): Networks<S> {
  const known = new WeakMap<Network, Network>();
  return {
    boardOf: (state) => networks.boardOf(state),
    of(state, company) {
      const network = networks.of(state, company);
      let once = known.get(network);
      if (!once) {
        once = new Found(network.board, network.graph, network.access, reachOnceOf);
        known.set(network, once);
      }
      return once;
    },
  };
}
