import { describe, expect, test } from 'vitest';
import type { TrackMove } from '@/engine/steps/track';
import type { RhinelandMove, RhinelandStage } from '@/titles/rhineland/moves';
import { BeerPanel } from '@/ui/games/dortmund/BeerPanel';
import { ExchangePanel } from '@/ui/games/dortmund/ExchangePanel';
import type { TrgProps } from '@/ui/games/dortmund/seats';
import type { GameParts, StageView } from '@/ui/games/parts';
import { rhineland } from '@/ui/games/rhineland/18rhl';
import type { RailSeat } from '@/ui/table/seat';
import { Foot } from '@/ui/turn/Foot';
import { MoveButton } from '@/ui/turn/MoveButton';
import { movesOf } from '@/ui/turn/moves';
import { StockPanel } from '@/ui/turn/panels/StockPanel';
import { trackStage } from '@/ui/turn/panels/TrackPanel';
import type { RailProps } from '@/ui/turn/props';

type RhlParts = GameParts<RailSeat, RhinelandMove, RhinelandStage>;
type RhlStage = StageView<RailSeat, RhinelandMove>;

// The lines that are marked do not compile: the type check of the project fails where one of them would.
describe('the panels of a game', () => {
  test('know moves of that game only', () => {
    const stock: RhlStage = { Panel: StockPanel };
    // @ts-expect-error nobody chooses certificates for a directorship in this game
    const exchange: RhlStage = { Panel: ExchangePanel };
    // @ts-expect-error there is no beer on the Rhine
    const beer: RhlStage = { Panel: BeerPanel };
    // @ts-expect-error tiles are not laid by deliveries
    const track: RhlStage = trackStage<TrackMove>('deliver');
    expect([stock, exchange, beer, track]).toHaveLength(4);
  });

  test('pick moves that they know only, in their own shape', () => {
    const own = (props: RailProps<RhinelandMove>) => (
      <MoveButton {...props} move={{ type: 'found', company: 'BME', row: 0, col: 0 }}>
        found
      </MoveButton>
    );
    const strange = (props: RailProps<RhinelandMove>) => (
      // @ts-expect-error a move of another game
      <MoveButton {...props} move={{ type: 'free-link', hex: 'F9' }}>
        link
      </MoveButton>
    );
    const short = (props: RailProps<RhinelandMove>) => (
      // @ts-expect-error the start value is missing
      <MoveButton {...props} move={{ type: 'found', company: 'BME' }}>
        found
      </MoveButton>
    );
    // @ts-expect-error buying takes more than a tap
    const quick = (props: RailProps<RhinelandMove>) => <Foot {...props} quick={['buy']} />;
    expect([own, strange, short, quick]).toHaveLength(4);
  });

  test('ask for choices of moves that they know only', () => {
    const loads = (props: TrgProps) => movesOf(props, 'deliver').map((move) => move.loads);
    // @ts-expect-error nothing is delivered in this game
    const none = (props: RailProps<RhinelandMove>) => movesOf(props, 'deliver');
    expect([loads, none]).toHaveLength(2);
  });

  test('are there for each of its stages', () => {
    const { contest: _, ...others } = rhineland.stages;
    // @ts-expect-error there is no panel for the contest
    const missing: RhlParts = { ...rhineland, stages: others };
    // @ts-expect-error a company's turn has no such step
    const strange: RhlParts = { ...rhineland, steps: { operating: ['track', 'beer'] } };
    // @ts-expect-error nothing in this game is called so
    const misnamed = ({ options }: TrgProps) => options.stage === 'raise-funds';
    expect([missing, strange, misnamed]).toHaveLength(3);
  });
});
