import { trainsOf } from '@/engine/finance/trains';
import type { CompanyId } from '@/engine/game/ids';
import { trainName } from '@/i18n/sentences';
import { t as tAll } from '@/i18n/table';
import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { CompanyToken } from '../../turn/Mark';
import { MoveButton } from '../../turn/MoveButton';
import { movesOf } from '../../turn/moves';
import { Part } from '../../turn/Part';
import type { IntProps, IntSeat } from './seats';
import { t } from './words';

/** An obsolete train for the next new one, or the trains of two companies for each other. */
export function SwapPanel(props: IntProps) {
  const { seat, selection } = props;
  const renewed = movesOf(props, 'swap-new');
  const between = movesOf(props, 'swap-between');
  const next = seat.state.trains.find(({ at }) => at === 'depot');
  const { move } = selection.in(seat.state);
  return (
    <>
      <Body {...props}>
        {renewed.length > 0 && next && (
          <Part title={t('do.swap.new', { train: trainName(next.type) })}>
            <ul class="offers">
              {renewed.map((swap) => (
                <li key={swap.company}>
                  <MoveButton {...props} class="offer" move={swap} says={`${swap.company}:`}>
                    <CompanyToken seat={seat} company={swap.company} />
                    <strong>{trainOf(seat, swap.company)}</strong>
                    <span aria-hidden="true">→</span>
                    <strong>{trainName(next.type)}</strong>
                  </MoveButton>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {between.length > 0 && (
          <Part title={t('do.swap.between')}>
            <ul class="offers">
              {between.map((swap) => (
                <li key={swap.companies.join()}>
                  <MoveButton {...props} class="offer" move={swap} says={`${swap.companies.join(', ')}:`}>
                    {swap.companies.map((company, i) => (
                      <>
                        {i > 0 && <span aria-hidden="true">⇄</span>}
                        <CompanyToken seat={seat} company={company} />
                        <strong>{trainOf(seat, company)}</strong>
                      </>
                    ))}
                  </MoveButton>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </Body>
      <Foot {...props} quick={['skip']} withRun={move !== undefined} />
    </>
  );
}

function trainOf({ state }: IntSeat, company: CompanyId): string {
  const [train] = trainsOf(state, company);
  return train ? trainName(train.type) : tAll('turn.noTrain');
}
