import {
  certificatesInPlace,
  directorsInPlace,
  moneyConserved,
  trainsInPlace,
} from '@/engine/finance/invariants';
import type { Invariant } from '@/engine/game/title';
import { boardInPlace } from '@/engine/steps/invariants';
import type { RuhrBox } from '../box';
import {
  type DevelopmentStage,
  developmentSupply,
  type Industry,
  locationValue,
  type SwitchEngine,
  switchEngineMarkers,
} from '../cards';
import type { RuhrState } from '../state';
import { bankRuns } from './bank/bankruptcy';
import { hasLink, locationsOf } from './locations';
import { engineBoxes } from './montan/engines';
import { boxesOf, isActive, stages, typeOfCompany } from './montan/markers';

/** Every development marker and switch engine on a charter, in the supply, or out of the game. */
function markersInPlace(box: RuhrBox): Invariant<RuhrState> {
  return {
    name: 'every marker is in one place',
    broken(state) {
      const onCharters = (type: Industry, stage: DevelopmentStage) =>
        Object.entries(state.montan)
          .filter(([company]) => typeOfCompany(box, company) === type)
          .reduce((sum, [, { markers }]) => sum + markers[stage], 0);
      for (const type of ['coal', 'steel'] as const) {
        for (const stage of stages) {
          const parts = [state.supply[type][stage], state.spent[type][stage], onCharters(type, stage)];
          if (parts.some((part) => part < 0)) return `${type} ${stage}: ${parts}`;
          const all = parts.reduce((sum, part) => sum + part, 0);
          if (all !== developmentSupply[stage]) return `${all} markers ${stage} of ${type}`;
        }
      }
      for (const engine of Object.keys(switchEngineMarkers) as SwitchEngine[]) {
        const owned = Object.values(state.montan).flatMap(({ engines }) => engines);
        const all =
          owned.filter((each) => each === engine).length + state.engines[engine] + state.scrapped[engine];
        if (all !== switchEngineMarkers[engine] || state.engines[engine] < 0)
          return `${all} engines ${engine}`;
      }
      return null;
    },
  };
}

/** No charter holds more than its boxes; the chain of a private company holds. */
function chartersInOrder(box: RuhrBox): Invariant<RuhrState> {
  return {
    name: 'charters hold what they may',
    broken(state) {
      for (const [company, { markers, engines }] of Object.entries(state.montan)) {
        const { A, B, C, D, E, X } = markers;
        if (isActive(box, company)) {
          if (A > 5 || B > A || C > B || D + E + X > 0) return `${company} has ${JSON.stringify(markers)}`;
        } else {
          const boxes = boxesOf(box, state, company);
          if (stages.some((stage) => markers[stage] > boxes[stage])) return `${company} is too full`;
        }
        const mayHaveMore = state.decisions.some(({ kind }) => kind === 'keep-engines');
        if (engines.length > engineBoxes(box, state, company) && !mayHaveMore)
          return `${company} has too many engines`;
      }
      return null;
    },
  };
}

/** A location's value says what it is, and no corporation has more of them than circles. */
function locationsInOrder(box: RuhrBox): Invariant<RuhrState> {
  return {
    name: 'locations show what they are',
    broken(state) {
      for (const [hex, location] of Object.entries(state.locations)) {
        const { status, value, company } = location;
        const isMontan = status === 'montan';
        const least = isMontan ? locationValue.montan : 0;
        const most = isMontan ? locationValue.montanWithEOrX : locationValue.privateLinked;
        if (value < least || value > most) return `${hex} shows ${value}`;
        if (status === 'removed' && hasLink(location)) return `${hex} is gone`;
        const owned = isMontan || status === 'merged' || status === 'active';
        if (owned !== (company !== null)) return `${hex} belongs to ${company}`;
      }
      const full = box.corporations.find(
        ({ id, locationCircles }) => locationsOf(state, id).length > locationCircles,
      );
      return full ? `${full.id} has too many locations` : null;
    },
  };
}

/** Shares of every corporation are somewhere, all of them; of a closed one nowhere. */
function sharesAddUp(box: RuhrBox): Invariant<RuhrState> {
  return {
    name: 'a corporation is whole or gone',
    broken(state) {
      for (const { id } of box.listed) {
        const cards = state.certificates.filter(({ company }) => company === id);
        const gone = cards.filter(({ holder }) => holder === 'gone').length;
        if (gone > 0 && gone < cards.length) return `${id} is partly gone`;
      }
      const seats = new Set(state.seats);
      const poor = Object.entries(state.cash).find(([player, cash]) => !seats.has(player) && cash !== 0);
      return poor ? `${poor[0]} has left with ${poor[1]}` : null;
    },
  };
}

export function invariants(box: RuhrBox): readonly Invariant<RuhrState>[] {
  const directors = directorsInPlace(box.companies);
  return [
    moneyConserved(
      () => box.bank,
      ({ reserve }) => reserve,
    ),
    certificatesInPlace(box.companies),
    trainsInPlace(box.trains, box.phases),
    boardInPlace(() => box.board, box.railways),
    {
      name: directors.name,
      broken: (state) =>
        box.companies.some(({ id }) => bankRuns(state, id)) ? null : directors.broken(state),
    },
    markersInPlace(box),
    chartersInOrder(box),
    locationsInOrder(box),
    sharesAddUp(box),
  ];
}
