import { ordinaryOf, sharesOf, topOfStack } from '@/engine/finance/certificates';
import type { CompanyId } from '@/engine/game/ids';
import { percent, trainName } from '@/i18n/sentences';
import { number, t as tAll } from '@/i18n/table';
import { Body } from '../../turn/Body';
import { Foot } from '../../turn/Foot';
import { CompanyToken } from '../../turn/Mark';
import { MoveButton } from '../../turn/MoveButton';
import { movesOf } from '../../turn/moves';
import { companyOf } from '../../turn/names';
import { Part } from '../../turn/Part';
import type { IntProps } from './seats';
import { t, tCount } from './words';

/** A certificate from the display; at the limit another one goes first, or one of the display itself. */
export function TakePanel(props: IntProps) {
  const { seat } = props;
  const companies = seat.view.companies.map(({ id }) => id);
  const buried = movesOf(props, 'bury');
  return (
    <>
      <Body {...props}>
        <GiveUp {...props} />
        {movesOf(props, 'take').length > 0 && (
          <Part title={t('do.display')}>
            <ul class="stacks">
              {companies.map((company) => (
                <Stack key={company} {...props} company={company} type="take" />
              ))}
            </ul>
          </Part>
        )}
        {buried.length > 0 && (
          <Part title={t('do.bury')}>
            <ul class="stacks">
              {buried.map(({ company }) => (
                <Stack key={company} {...props} company={company} type="bury" />
              ))}
            </ul>
          </Part>
        )}
      </Body>
      <Foot {...props} />
    </>
  );
}

/** Too many certificates after a change of director. */
export function SurplusPanel(props: IntProps) {
  return (
    <>
      <Body {...props}>
        <GiveUp {...props} />
      </Body>
      <Foot {...props} />
    </>
  );
}

/** The top certificate of a company on the display, and what comes with it. */
function Stack({ company, type, ...props }: IntProps & { company: CompanyId; type: 'take' | 'bury' }) {
  const { seat, options } = props;
  const { state } = seat;
  const top = topOfStack(state, company);
  const left = state.certificates.filter((card) => card.company === company && card.holder === 'offer');
  const own = sharesOf(state, options.actor.player, company);
  const next = state.trains.find(({ at }) => at === 'depot');
  const isWorthless = top !== undefined && !top.director && !state.companies[company]!.founded;
  return (
    <li>
      <MoveButton
        {...props}
        class="stack-offer"
        move={{ type, company }}
        says={companyOf(seat, company)?.name ?? ''}
      >
        <CompanyToken seat={seat} company={company} />
        <span class="stack-what">
          <span class="stack-top">
            <strong>{top ? percent(top.percent) : t('do.stack.empty')}</strong>
            {top && <span class="note">{tCount('do.stack.left', left.length)}</span>}
          </span>
          {top?.director && type === 'take' && (
            <span class="note">
              {next ? t('do.stack.founds', { train: trainName(next.type) }) : t('do.stack.foundsBare')}
            </span>
          )}
          {top?.director && type === 'bury' && <span class="note">{t('do.stack.neverFounded')}</span>}
          {isWorthless && <span class="note">{t('do.stack.worthless')}</span>}
          {own > 0 && <span class="note">{tAll('turn.own', { percent: own })}</span>}
        </span>
      </MoveButton>
    </li>
  );
}

/** Certificates that may be given up to the Bank Pool. */
function GiveUp(props: IntProps) {
  const { seat, options } = props;
  const moves = movesOf(props, 'discard');
  if (moves.length === 0) return null;
  return (
    <Part
      title={t('do.giveUp')}
      note={tAll('turn.ofLimit', {
        count: seat.view.certificateCount(seat.state, options.actor.player),
        limit: seat.view.certificateLimit(seat.state),
      })}
    >
      <div class="sale-moves">
        {moves.map((move) => (
          <MoveButton
            key={`${move.company}/${move.percent}`}
            {...props}
            move={move}
            says={`${t('do.giveUp.name')} ${move.company}:`}
          >
            <CompanyToken seat={seat} company={move.company} />
            <span>{percent(move.percent)}</span>
            <span class="note">
              ×
              {number(
                ordinaryOf(seat.state, options.actor.player, move.company).filter(
                  (card) => card.percent === move.percent,
                ).length,
              )}
            </span>
          </MoveButton>
        ))}
      </div>
    </Part>
  );
}
