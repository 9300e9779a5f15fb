import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { MoveButton } from '../../turn/MoveButton';
import { movesOf } from '../../turn/moves';
import { Part } from '../../turn/Part';
import type { BoardScene } from '../../turn/props';
import { labelOf, namesIn } from '../../turn/words';
import type { RhinelandProps } from './seats';
import { t } from './words';

/** The Rheingold token may be given away in any step of a turn. */
export function TokenBeside(props: RhinelandProps) {
  if (props.options.stage === 'assign-token') return null;
  const moves = movesOf(props, 'assign-token');
  if (moves.length === 0) return null;
  return (
    <Part class="beside" title={t('token.place')}>
      <p class="note">{t('token.what')}</p>
      <Tokens {...props} />
    </Part>
  );
}

/** The private companies close, and it must be placed now. */
export function TokenPanel(props: RhinelandProps) {
  return (
    <>
      <Body {...props}>
        <p class="note">{t('token.what')}</p>
        <Tokens {...props} />
      </Body>
      <Foot {...props} />
    </>
  );
}

function Tokens(props: RhinelandProps) {
  const { seat } = props;
  return (
    <ul class="places">
      {movesOf(props, 'assign-token').map((move) => (
        <li key={`${move.company}/${move.hex}`}>
          <MoveButton {...props} class="place" move={move} says={labelOf(seat, move)}>
            <span aria-hidden="true">
              {t('token.to', { company: move.company, hex: namesIn(seat).hex(move.hex) })}
            </span>
          </MoveButton>
        </li>
      ))}
    </ul>
  );
}

/** The metropolises glow; the first company that may have it is picked where one is tapped. */
export function tokenScene(props: RhinelandProps): BoardScene {
  const { seat, selection } = props;
  const moves = movesOf(props, 'assign-token');
  return {
    highlighted: new Set(moves.map(({ hex }) => hex)),
    tap(hex) {
      const move = moves.find((each) => each.hex === hex);
      if (move) selection.pick(seat.state, { hex, move });
    },
  };
}
