import type { ContestMove } from '@/engine/rounds/auction';
import { money, t } from '@/i18n/table';
import { Body } from '../Body';
import { decisionNow } from '../decisions';
import { Foot } from '../Foot';
import { MoveButton } from '../MoveButton';
import { choicesOf } from '../moves';
import { privateOf } from '../names';
import { Part } from '../Part';
import type { RailProps } from '../props';
import { namesIn } from '../words';
import { Bids, FreeCash, terms } from './AuctionPanel';
import { PowerHelp } from './PowerHelp';

/** Several players want the same private company: outbid, or leave. */
export function ContestPanel(props: RailProps<ContestMove>) {
  const { seat } = props;
  const contest = decisionNow(seat.state, 'contest');
  if (!contest) return null;
  const lot = privateOf(seat, contest.private);
  const raise = choicesOf(props, 'raise')[0];
  return (
    <>
      <Body {...props}>
        <Part title={namesIn(seat).private(contest.private)}>
          {lot && <p class="note">{terms(lot)}</p>}
          <PowerHelp seat={seat} id={contest.private} />
          <Bids seat={seat} lot={{ id: contest.private }} />
        </Part>
        {raise ? (
          <MoveButton {...props} move={raise.move}>
            {t('turn.raise', { amount: money(raise.move.amount) })}
          </MoveButton>
        ) : (
          <p>{t('turn.raise.cannot')}</p>
        )}
        <FreeCash seat={seat} players={contest.bidders} />
      </Body>
      <Foot {...props} quick={['leave']} />
    </>
  );
}
