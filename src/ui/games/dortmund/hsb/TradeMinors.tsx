import { worthOf } from '@/engine/market/market';
import { percent, sourceName } from '@/i18n/sentences';
import { money } from '@/i18n/table';
import { CompanyToken } from '../../../turn/Mark';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import { previewOf } from '../../../turn/preview';
import type { HsbProps } from '../seats';
import { t } from '../words/brewing';

/** A minor brewery for a certificate: of a corporation that it founds, from a company, or from the Bank Pool. */
export function TradeMinors(props: HsbProps) {
  const { seat } = props;
  const founding = movesOf(props, 'found-with-minor');
  const trading = movesOf(props, 'trade-minor');
  const minors = [...new Set([...founding, ...trading].map(({ minor }) => minor))];
  return (
    <>
      {minors.map((minor) => {
        const own = founding.filter((move) => move.minor === minor);
        return (
          <Part
            key={minor}
            class="beside"
            title={t('do.hsb.tradeIn', { minor })}
            note={t('do.hsb.tradeIn.note')}
          >
            <div class="minor-foundings">
              {[...new Set(own.map(({ company }) => company))].map((company) => (
                <details key={company} class="drawing">
                  <summary>
                    <CompanyToken seat={seat} company={company} /> {t('do.hsb.found', { company })}
                  </summary>
                  <div class="beside-moves">
                    {own
                      .filter((move) => move.company === company)
                      .map((move) => (
                        <MoveButton
                          key={move.col}
                          {...props}
                          move={move}
                          says={t('do.hsb.found', { company })}
                        >
                          <strong>{money(seat.view.market.tableOf(company).valueAt(move) ?? 0)}</strong>{' '}
                          <span class="note">{t('do.hsb.pays', { amount: paid(props, move) })}</span>
                        </MoveButton>
                      ))}
                  </div>
                </details>
              ))}
            </div>
            <div class="beside-moves">
              {trading
                .filter((move) => move.minor === minor)
                .map((move) => (
                  <MoveButton
                    key={`${move.company}/${move.source}/${move.percent}`}
                    {...props}
                    move={move}
                    says={`${move.company}:`}
                  >
                    <CompanyToken seat={seat} company={move.company} />
                    <strong>{percent(move.percent)}</strong>{' '}
                    <span class="note">
                      {sourceName(move.source)} · {t('do.hsb.pays', { amount: paid(props, move) })} ·{' '}
                      {t('do.hsb.worth', {
                        amount: money(worthOf(seat.view.market, seat.state, move.company, move.percent)),
                      })}
                    </span>
                  </MoveButton>
                ))}
            </div>
          </Part>
        );
      })}
    </>
  );
}

type Trade = Parameters<typeof previewOf>[1];

/** What the player would pay, as the rules do it. */
function paid({ seat, options }: HsbProps, move: Trade): string {
  const { player } = options.actor;
  const after = previewOf(seat, move)?.state;
  return money(seat.state.cash[player]! - (after?.cash?.[player] ?? seat.state.cash[player]!));
}
