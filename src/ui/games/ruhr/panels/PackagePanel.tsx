import { money } from '@/i18n/table';
import { activeOf } from '@/titles/ruhr/box';
import { markersOf, stages } from '@/titles/ruhr/rules/montan/markers';
import { itemsOnOffer, type OfferedItem } from '@/titles/ruhr/rules/stock/package';
import type { ValueDecision } from '@/titles/ruhr/state';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { PlayerToken } from '../../../turn/Mark';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf, pickedOf } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import { PowerHelp } from '../../../turn/panels/PowerHelp';
import { namesIn } from '../../../turn/words';
import { MineMark } from '../charter/Mine';
import { boxOf, mineOf, shortMine } from '../names';
import type { RuhrProps, RuhrSeat } from '../seats';
import { t } from '../words';

/** The starting package in its two columns: what lies above something makes it dearer. */
export function PackagePanel(props: RuhrProps) {
  const { seat } = props;
  const box = boxOf(seat.state);
  const offered = itemsOnOffer(box, seat.state);
  const picked = pickedOf(props, 'buy-item');
  const isPrivate = picked && box.privates.some(({ id }) => id === picked.item);
  return (
    <>
      <Body {...props}>
        <p class="note">{t('ru.package.note')}</p>
        <div class="package lots">
          {box.columns.map((column, i) => (
            <ol key={i} class="package-column" aria-label={t('ru.package.column', { number: i + 1 })}>
              {column
                .flatMap(({ id }) => offered.filter((item) => item.id === id))
                .map((item) => (
                  <li key={item.id}>
                    <Item {...props} item={item} />
                  </li>
                ))}
            </ol>
          ))}
        </div>
        {isPrivate && <PowerHelp seat={seat} id={picked.item} />}
        <Sold seat={seat} />
      </Body>
      <Foot {...props} quick={['pass']} />
    </>
  );
}

function Item({ item, ...props }: RuhrProps & { item: OfferedItem }) {
  const { seat } = props;
  const mine = mineOf(item.id);
  const name = mine ? shortMine(mine.name) : namesIn(seat).private(item.id);
  return (
    <MoveButton {...props} class="package-item" move={{ type: 'buy-item', item: item.id }}>
      <span class="package-name">
        {mine && <MineMark company={item.id} />} <strong>{name}</strong>
      </span>
      <span class="package-price">
        {money(item.price)}
        {item.surcharge > 0 && <em> +{item.surcharge}</em>}
      </span>
      <span class="note">{factsOf(seat, item)}</span>
    </MoveButton>
  );
}

/** What comes with it: markers and money, or revenue. */
function factsOf({ state }: RuhrSeat, { id }: OfferedItem): string {
  const box = boxOf(state);
  const mine = activeOf(box, id);
  if (mine) {
    const markers = markersOf(mine.markers);
    const words = stages.filter((stage) => markers[stage] > 0).map((stage) => `${stage}${markers[stage]}`);
    return t('ru.package.mine', {
      markers: words.join(' '),
      income: money(mine.income),
      treasury: money(mine.treasury),
    });
  }
  const { revenue, directorOf } = box.privates.find((each) => each.id === id)!;
  return directorOf === undefined
    ? t('ru.package.pays', { revenue: money(revenue) })
    : t('ru.package.director', { revenue: money(revenue), company: directorOf });
}

/** What is sold takes one line. */
function Sold({ seat }: { seat: RuhrSeat }) {
  const { state } = seat;
  const box = boxOf(state);
  const left = itemsOnOffer(box, state).map(({ id }) => id);
  const sold = box.columns.flat().filter(({ id }) => !left.includes(id));
  if (sold.length === 0) return null;
  const ownerOf = (id: string) =>
    state.privates[id]?.owner ?? state.certificates.find(({ company }) => company === id)?.holder;
  return (
    <Part title={t('ru.package.sold')}>
      <p class="package-sold">
        {sold.map(({ id }) => {
          const mine = mineOf(id);
          const owner = ownerOf(id) ?? '';
          return (
            <span key={id} class="sold-lot">
              <PlayerToken seat={seat} player={owner} />
              <span class="hidden-text">{seat.nameOf(owner)}: </span>
              {mine && <MineMark company={id} />}
              <span>{mine ? shortMine(mine.name) : namesIn(seat).private(id)}</span>
            </span>
          );
        })}
      </p>
    </Part>
  );
}

/** The value of BME: three investors follow, and their money waits for track. */
export function ValuePanel(props: RuhrProps) {
  const { seat } = props;
  const { company } = seat.state.decisions.at(-1) as ValueDecision;
  const investors = boxOf(seat.state).privates.find(({ directorOf }) => directorOf === company);
  return (
    <>
      <Body {...props}>
        <ul class="offers">
          {movesOf(props, 'set-value').map((move) => (
            <li key={move.value}>
              <MoveButton {...props} class="offer" move={move}>
                <strong>{money(move.value)}</strong>{' '}
                <span class="note">
                  {t('ru.value.aside', {
                    amount: money(move.value * (investors?.investorCertificates ?? 0)),
                  })}
                </span>
              </MoveButton>
            </li>
          ))}
        </ul>
      </Body>
      <Foot {...props} />
    </>
  );
}
