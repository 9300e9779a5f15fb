import type { ComponentChildren } from 'preact';
import { sharesOf, topOfStack } from '@/engine/finance/certificates';
import type { Certificate } from '@/engine/finance/state';
import type { CompanyId } from '@/engine/game/ids';
import type { Move } from '@/engine/game/move';
import { nextTrain, type TakeMove } from '@/engine/rounds/free';
import { percent, trainName } from '@/i18n/sentences';
import { t, tCount } from '@/i18n/table';
import type { Seat } from '../../table/seat';
import { CompanyToken } from '../Mark';
import { MoveButton } from '../MoveButton';
import { companyOf } from '../names';
import { Part } from '../Part';
import type { PanelProps } from '../props';

/** The display: the top certificate of each company, and what comes with it. */
export function Display(props: PanelProps<Seat, TakeMove>) {
  return (
    <Part title={t('turn.display')}>
      <ul class="stacks">
        {props.seat.view.companies.map(({ id: company }) => (
          <Stack key={company} {...props} company={company} move={{ type: 'take', company }}>
            {(top) => top.director && <span class="note">{founding(props)}</span>}
          </Stack>
        ))}
      </ul>
    </Part>
  );
}

function founding({ seat }: { seat: Seat }): string {
  const next = nextTrain(seat.state);
  return next === undefined ? t('turn.stack.foundsBare') : t('turn.stack.founds', { train: trainName(next) });
}

interface StackProps<M extends Move> extends PanelProps<Seat, M> {
  company: CompanyId;
  move: NoInfer<M>;
  /** What is said of the certificate on top. */
  children: (top: Certificate) => ComponentChildren;
}

/** The stack of a company on the display, and what may be done with its top. */
export function Stack<M extends Move>({ company, children, ...props }: StackProps<M>) {
  const { seat, options } = props;
  const { state } = seat;
  const top = topOfStack(state, company);
  const left = state.certificates.filter((card) => card.company === company && card.holder === 'offer');
  const own = sharesOf(state, options.actor.player, company);
  const isWorthless = top !== undefined && !top.director && !state.companies[company]!.founded;
  return (
    <li>
      <MoveButton {...props} class="stack-offer" says={companyOf(seat, company)?.name ?? ''}>
        <CompanyToken seat={seat} company={company} />
        <span class="stack-what">
          <span class="stack-top">
            <strong>{top ? percent(top.percent) : t('turn.stack.empty')}</strong>
            {top && <span class="note">{tCount('turn.stack.left', left.length)}</span>}
          </span>
          {top && children(top)}
          {isWorthless && <span class="note">{t('turn.stack.worthless')}</span>}
          {own > 0 && <span class="note">{t('turn.own', { percent: own })}</span>}
        </span>
      </MoveButton>
    </li>
  );
}
