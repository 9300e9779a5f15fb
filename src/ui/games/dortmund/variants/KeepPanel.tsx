import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { movesOf } from '../../../turn/moves';
import { MoveList } from '../../../turn/panels/ListPanel';
import type { TrgProps } from '../seats';

/** Trains of a player have become obsolete: which one runs once more, if any. */
export function KeepPanel(props: TrgProps) {
  return (
    <>
      <Body {...props}>
        <MoveList {...props} moves={movesOf(props, 'keep-train', 'let-go')} />
      </Body>
      <Foot {...props} />
    </>
  );
}
