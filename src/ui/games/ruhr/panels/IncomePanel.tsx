import { directorOf } from '@/engine/finance/certificates';
import { turnOf } from '@/engine/steps/state';
import { money } from '@/i18n/table';
import { incomeOf } from '@/titles/ruhr/rules/montan/markers';
import { Body } from '../../../turn/Body';
import { Change } from '../../../turn/Change';
import { Foot } from '../../../turn/Foot';
import { MoveButton } from '../../../turn/MoveButton';
import { pickedOf, sameMove } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import { Charter } from '../charter/Charter';
import { boxOf } from '../names';
import type { RuhrProps } from '../seats';
import { t } from '../words';

const keep = { type: 'income', half: false } as const;
const half = { type: 'income', half: true } as const;

/** The income of a private Montan company: all of it for the treasury, or half of it for the owner. */
export function IncomePanel(props: RuhrProps) {
  const { seat } = props;
  const { state } = seat;
  const { company } = turnOf(state);
  const amount = incomeOf(boxOf(state), state, company);
  const chosen = pickedOf(props, 'income') ?? half;
  const owner = directorOf(state, company)!;
  const { treasury } = state.companies[company]!;
  return (
    <>
      <Body {...props}>
        <div class="cards">
          {[half, keep].map((move) => {
            const paid = move.half ? amount / 2 : 0;
            return (
              <MoveButton
                key={String(move.half)}
                {...props}
                move={move}
                class={`card ${sameMove(move, chosen) ? 'card-chosen' : ''}`}
              >
                <span class="card-title">
                  {move.half
                    ? t('ru.income.half', { amount: money(paid) })
                    : t('ru.income.keep', { amount: money(amount) })}
                </span>
                <span class="card-line">
                  <span>{t('ru.treasury')}</span>
                  <span>
                    <Change from={money(treasury)} to={money(treasury + amount - paid)} trend="up" />
                  </span>
                </span>
                {paid > 0 && (
                  <span class="card-line">
                    <span>{seat.nameOf(owner)}</span>
                    <span>
                      <Change
                        from={money(state.cash[owner]!)}
                        to={money(state.cash[owner]! + paid)}
                        trend="up"
                      />
                    </span>
                  </span>
                )}
              </MoveButton>
            );
          })}
        </div>
        <Part title={t('ru.charter')}>
          <Charter state={state} company={company} />
        </Part>
      </Body>
      <Foot
        {...props}
        usual={chosen}
        withoutEffects
        confirmLabel={t(chosen.half ? 'ru.income.half.confirm' : 'ru.income.keep.confirm')}
      />
    </>
  );
}
