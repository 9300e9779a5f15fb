import { Fragment } from 'preact';
import type { CompanyId } from '@/engine/game/ids';
import { nextTrain, type SwapMove, trainOf } from '@/engine/rounds/free';
import { trainName } from '@/i18n/sentences';
import { t } from '@/i18n/table';
import type { Seat } from '../../table/seat';
import { CompanyToken } from '../Mark';
import { MoveButton } from '../MoveButton';
import { movesOf } from '../moves';
import { Part } from '../Part';
import type { PanelProps } from '../props';

/** An obsolete train for the next new one, or the trains of two companies for each other. */
export function Swaps(props: PanelProps<Seat, SwapMove>) {
  const { seat } = props;
  const renewed = movesOf(props, 'swap-new');
  const between = movesOf(props, 'swap-between');
  const next = nextTrain(seat.state);
  return (
    <>
      {renewed.length > 0 && next !== undefined && (
        <Part title={t('turn.swap.new', { train: trainName(next) })}>
          <ul class="offers">
            {renewed.map((swap) => (
              <li key={swap.company}>
                <MoveButton {...props} class="offer" move={swap} says={`${swap.company}:`}>
                  <CompanyToken seat={seat} company={swap.company} />
                  <strong>{nameOf(seat, swap.company)}</strong>
                  <span aria-hidden="true">→</span>
                  <strong>{trainName(next)}</strong>
                </MoveButton>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {between.length > 0 && (
        <Part title={t('turn.swap.between')}>
          <ul class="offers">
            {between.map((swap) => (
              <li key={swap.companies.join()}>
                <MoveButton {...props} class="offer" move={swap} says={`${swap.companies.join(', ')}:`}>
                  {swap.companies.map((company, i) => (
                    <Fragment key={company}>
                      {i > 0 && <span aria-hidden="true">⇄</span>}
                      <CompanyToken seat={seat} company={company} />
                      <strong>{nameOf(seat, company)}</strong>
                    </Fragment>
                  ))}
                </MoveButton>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function nameOf({ state }: Seat, company: CompanyId): string {
  const train = trainOf(state, company);
  return train === undefined ? t('turn.noTrain') : trainName(train);
}
