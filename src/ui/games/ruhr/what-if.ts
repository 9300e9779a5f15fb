import type { HexId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import { locationValue } from '@/titles/ruhr/cards';
import { awaitsLink } from '@/titles/ruhr/rules/locations';
import type { RuhrState } from '@/titles/ruhr/state';
import type { TableState } from '@/titles/view';
import type { OwnIdea } from '../ideas';
import { t } from './words';

/** A railway link of a location that has none. */
export function linkIdeas(now: RuhrState, hex: HexId): OwnIdea[] {
  if (!awaitsLink(now, hex)) return [];
  return [
    {
      label: t('ru.link'),
      apply(state) {
        const { locations } = state as RuhrState;
        const location = { ...locations[hex]!, value: locationValue.privateLinked };
        return { ...state, locations: { ...locations, [hex]: location } } as TableState;
      },
      moves: [
        { type: 'rail-link', hex },
        ...Object.keys(now.privates).map((id) => ({ type: 'horse-railway', private: id, hex })),
      ] as Move[],
    },
  ];
}
