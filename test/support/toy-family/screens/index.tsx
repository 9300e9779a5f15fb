import { withWords } from '@/i18n/areas';
import type { FamilyGames } from '@/ui/games/found';
import type { GameParts } from '@/ui/games/parts';
import type { Seat } from '@/ui/table/seat';
import { Body } from '@/ui/turn/Body';
import { Foot } from '@/ui/turn/Foot';
import { MoveButton } from '@/ui/turn/MoveButton';
import { placeName } from '@/ui/turn/names';
import { Part } from '@/ui/turn/Part';
import type { PanelProps } from '@/ui/turn/props';
import type { MoselleState } from '../titles/state';
import { speech, t } from './words';
import { words } from './words/area';

type MoselleSeat = Seat<MoselleState>;

const vineyards: GameParts<MoselleSeat> = {
  speech,
  stages: { harvest: { Panel: HarvestPanel } },
  steps: {},
  views: [{ id: 'cellar', name: () => t('mo.cellar'), View: Cellar }],
};

export const games: FamilyGames = { vineyards: () => withWords(words, Promise.resolve(vineyards)) };

/** The vineyards of the board; those that are picked say so. */
function HarvestPanel(props: PanelProps<MoselleSeat>) {
  const { seat } = props;
  const hexes = Object.entries(seat.view.board.hexes).filter(([, { icons }]) => icons?.includes('vine'));
  return (
    <>
      <Body {...props}>
        <Part title={t('mo.where')}>
          {hexes.map(([hex]) => (
            <MoveButton key={hex} {...props} move={{ type: 'pick', hex } as { type: string }}>
              {placeName(seat, hex)}
            </MoveButton>
          ))}
          <MoveButton {...props} move={{ type: 'sleep' }}>
            {speech.say('move', 'sleep')}
          </MoveButton>
        </Part>
      </Body>
      <Foot {...props} />
    </>
  );
}

function Cellar({ seat: { state, nameOf } }: { seat: MoselleSeat }) {
  return (
    <ul>
      {state.seats.map((player) => (
        <li key={player}>{t('mo.baskets', { name: nameOf(player), count: state.baskets[player]! })}</li>
      ))}
    </ul>
  );
}
