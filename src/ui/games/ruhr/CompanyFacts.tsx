import { directorOf } from '@/engine/finance/certificates';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { list, money, number } from '@/i18n/table';
import { railwayOf } from '@/titles/ruhr/box';
import { bankRuns } from '@/titles/ruhr/rules/bank/bankruptcy';
import { hexOf, locationsOf } from '@/titles/ruhr/rules/locations';
import { incomeOf, isActive, isMontan } from '@/titles/ruhr/rules/montan/markers';
import { Fact } from '../../table/parts/Fact';
import { shortName } from '../../turn/names';
import { Charter } from './charter/Charter';
import { boxOf, mineAt, shortMine } from './names';
import type { RuhrSeat } from './seats';
import { t } from './words';

/** What a company of the Ruhr has beside trains, stations and shares. */
export function CompanyFacts({ seat, company }: { seat: RuhrSeat; company: CompanyId }) {
  const { state } = seat;
  const box = boxOf(state);
  const railway = railwayOf(box, company);
  const loan = state.loans[company] ?? 0;
  const guarded = box.privates.some(({ directorOf: guards }) => guards === company);
  return (
    <>
      {bankRuns(state, company) && <Fact term={t('ru.director')}>{t('ru.bank.runs')}</Fact>}
      {loan > 0 && <Fact term={t('ru.loan')}>{money(loan)}</Fact>}
      {guarded && state.reserve > 0 && <Fact term={t('ru.effect.reserve')}>{money(state.reserve)}</Fact>}
      {railway?.operatesFromPhase !== undefined && (
        <Fact term={t('ru.operatesFrom')}>{t('ru.phaseName', { phase: railway.operatesFromPhase })}</Fact>
      )}
      {railway?.afterTurnOf !== undefined && (
        <Fact term={t('ru.onSaleAfter')}>{t('ru.onSaleAfter.of', { company: railway.afterTurnOf })}</Fact>
      )}
      {isMontan(box, company) && state.montan[company] && (
        <>
          <Fact term={t('ru.income')}>{money(incomeOf(box, state, company))}</Fact>
          <Fact term={t('ru.locations')}>{locationWords(seat, company)}</Fact>
          <div class="fact-charter">
            <dt>{t('ru.charter')}</dt>
            <dd>
              <Charter state={state} company={company} />
            </dd>
          </div>
        </>
      )}
    </>
  );
}

function locationWords(seat: RuhrSeat, company: CompanyId): string {
  const { state } = seat;
  const hexes = isActive(boxOf(state), company) ? [hexOf(company)] : locationsOf(state, company);
  return list(
    hexes.map(
      (hex) =>
        `${shortMine(mineAt(hex).name)}, ${shortName(seat, hex)}: ${number(state.locations[hex]!.value)}`,
    ),
  );
}

/** The Montan Round Card of a player, from the first deal on. */
export function PlayerNote({ seat, player }: { seat: RuhrSeat; player: PlayerId }) {
  const { state } = seat;
  const card = state.cards.indexOf(player) + 1;
  if (card === 0) return null;
  const own = boxOf(state).active.some(({ id }) => directorOf(state, id) === player);
  return (
    <abbr
      class={`montan-card ${own ? 'has-mines' : ''}`}
      title={t('ru.card.montan', { number: number(card) })}
    >
      M{number(card)}
    </abbr>
  );
}
