import { typesOnSale } from '@/engine/finance/trains';
import { list, money, number } from '@/i18n/table';
import { capexOf } from '@/titles/ruhr/box';
import type { Industry } from '@/titles/ruhr/cards';
import { stages, works } from '@/titles/ruhr/rules/montan/markers';
import type { RuhrState } from '@/titles/ruhr/state';
import { SourcesOf } from '../../../box/entries';
import { Ahead } from '../../../table/views/Depot';
import { boxOf } from '../names';
import type { RuhrSeat } from '../seats';
import { t } from '../words';

/** The display of Capex cards: what each costs as a train, as development and as a switch engine. */
export function CapexView({ seat }: { seat: RuhrSeat }) {
  const { state } = seat;
  const box = boxOf(state);
  const onSale = typesOnSale(box.trains, state).map(({ id }) => id);
  const count = (card: string, at: (place: string) => boolean) =>
    state.trains.filter((each) => each.type === card && at(each.at)).length;
  const railways = box.railways.map(({ id }) => id as string);
  return (
    <div class="depot capex-view">
      <table class="depot-table capex-table">
        <caption class="hidden-text">{t('ru.capex.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ru.capex')}</th>
            <th scope="col" class="figure">
              {t('ru.capex.left')}
            </th>
            <th scope="col">{t('ru.capex.train')}</th>
            <th scope="col">{t('ru.capex.development')}</th>
            <th scope="col">{t('ru.capex.engine')}</th>
            <th scope="col" class="figure">
              {t('ru.capex.pool')}
            </th>
            <th scope="col" class="figure">
              {t('ru.capex.running')}
            </th>
          </tr>
        </thead>
        <tbody>
          {box.trains.map(({ id, count: all, obsoleteOn }) => {
            const { train, development, switchEngine } = capexOf(box, id);
            const left = count(id, (at) => at === 'depot');
            return (
              <tr key={id} class={`${onSale.includes(id) ? 'on-sale' : ''} ${left === 0 ? 'is-gone' : ''}`}>
                <th scope="row">
                  {id}
                  {onSale.includes(id) && <span class="badge">{t('ru.capex.onSale')}</span>}
                </th>
                <td class="figure">
                  {number(left)}
                  <span class="limit">/{number(all)}</span>
                </td>
                <td>
                  <b>{money(train.price)}</b>{' '}
                  <span class="note">
                    {train.name}
                    {obsoleteOn !== undefined && ` · ${t('ru.capex.until', { card: obsoleteOn })}`}
                  </span>
                </td>
                <td>
                  <b>{money(development.price)}</b>{' '}
                  <span class="note">
                    {number(development.markers)} × {development.stages[0]}–{development.stages.at(-1)}
                  </span>
                </td>
                <td>
                  <b>{money(switchEngine.price)}</b> <span class="note">{switchEngine.marker}</span>
                </td>
                <td class="figure">{number(count(id, (at) => at === 'pool'))}</td>
                <td class="figure">{number(count(id, (at) => railways.includes(at)))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <SourcesOf seat={seat} sections={sourced} />
      <Supply state={state} />
      <Ahead seat={seat} />
    </div>
  );
}

/** Parts of the box that these cards and markers are in. */
const sourced = ['capex', 'charters', 'montanCompanies', 'montanCorporations'];

const industries: readonly Industry[] = ['coal', 'steel'];

/** Markers that are left, with what each earns; and switch engines. */
function Supply({ state }: { state: RuhrState }) {
  const { phases, charters } = boxOf(state);
  const phase = phases.of(state);
  return (
    <>
      <table class="depot-table supply-table">
        <caption>{t('ru.supply')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ru.supply.stage')}</th>
            {stages.map((stage) => (
              <th key={stage} scope="col" class={`figure ${works(phase, stage) ? '' : 'is-over'}`}>
                {stage}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('ru.income')}</th>
            {stages.map((stage) => (
              <td key={stage} class="figure">
                {works(phase, stage) ? number(charters.developmentIncome[stage]) : t('ru.charter.inactive')}
              </td>
            ))}
          </tr>
          {industries.map((type) => (
            <tr key={type}>
              <th scope="row">{t(type === 'coal' ? 'ru.coal' : 'ru.steel')}</th>
              {stages.map((stage) => (
                <td key={stage} class="figure">
                  {number(state.supply[type][stage])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">
        {t('ru.supply.engines', {
          engines: list(Object.entries(state.engines).map(([engine, left]) => `${engine}: ${number(left)}`)),
        })}
      </p>
    </>
  );
}
