import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { movesOf } from '../../../turn/moves';
import { MoveList } from '../../../turn/panels/ListPanel';
import { RunPanel } from '../../../turn/panels/RunPanel';
import { runScene } from '../../../turn/panels/run-scene';
import type { TrgProps } from '../seats';
import { t } from '../words';

/** The run of a railway; the Investor's makes the best run by itself, once it is said whether its card is turned over for it. */
function RunOrBeer(props: TrgProps) {
  const moves = movesOf(props, 'leave-beer');
  if (moves.length === 0) return <RunPanel {...props} />;
  return (
    <>
      <Body {...props}>
        <p class="note">{t('do.two.beer', { company: props.options.actor.company ?? '' })}</p>
        <MoveList {...props} moves={moves} />
      </Body>
      <Foot {...props} />
    </>
  );
}

export const runStage = { Panel: RunOrBeer, scene: runScene };
