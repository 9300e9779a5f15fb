import { ordinaryOf } from '@/engine/finance/certificates';
import type { SurplusMove } from '@/engine/rounds/free';
import { percent } from '@/i18n/sentences';
import { number, t } from '@/i18n/table';
import type { Seat } from '../../table/seat';
import { Body } from '../Body';
import { Foot } from '../Foot';
import { CompanyToken } from '../Mark';
import { MoveButton } from '../MoveButton';
import { movesOf } from '../moves';
import { Part } from '../Part';
import type { PanelProps } from '../props';

type GiveUpProps = PanelProps<Seat, SurplusMove>;

/** Too many certificates: some must go. */
export function SurplusPanel(props: GiveUpProps) {
  return (
    <>
      <Body {...props}>
        <GiveUp {...props} />
      </Body>
      <Foot {...props} />
    </>
  );
}

/** Certificates that may be given up to the Bank Pool. */
export function GiveUp(props: GiveUpProps) {
  const { seat, options } = props;
  const { player } = options.actor;
  const moves = movesOf(props, 'discard');
  if (moves.length === 0) return null;
  const countOf = (move: SurplusMove) =>
    ordinaryOf(seat.state, player, move.company).filter((card) => card.percent === move.percent).length;
  return (
    <Part
      title={t('turn.giveUp')}
      note={t('turn.ofLimit', {
        count: seat.view.certificateCount(seat.state, player),
        limit: seat.view.certificateLimit(seat.state),
      })}
    >
      <div class="sale-moves">
        {moves.map((move) => (
          <MoveButton
            key={`${move.company}/${move.percent}`}
            {...props}
            move={move}
            says={`${t('turn.giveUp.name')} ${move.company}:`}
          >
            <CompanyToken seat={seat} company={move.company} />
            <span>{percent(move.percent)}</span>
            <span class="note">×{number(countOf(move))}</span>
          </MoveButton>
        ))}
      </div>
    </Part>
  );
}
