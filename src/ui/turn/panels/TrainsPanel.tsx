import type { TrainType } from '@/engine/finance/cards';
import { deciderOf, directorOf } from '@/engine/finance/certificates';
import { trainsOf, typeOf, typesInPool, typesOnSale } from '@/engine/finance/trains';
import type { CompanyId } from '@/engine/game/ids';
import type { OfType } from '@/engine/game/move';
import type { RefusalCode } from '@/engine/game/refusal';
import type { TrainMove } from '@/engine/steps/trains';
import type { Shop } from '@/engine/steps/trains/rules';
import { trainName, trainPlaceName } from '@/i18n/sentences';
import { money, t, tCount } from '@/i18n/table';
import { AgreedAloud } from '../AgreedAloud';
import { Body } from '../Body';
import { Foot } from '../Foot';
import { CompanyToken } from '../Mark';
import { MoveButton } from '../MoveButton';
import { choicesOf, isListed, pickedOf, whyNot } from '../moves';
import { ownedTrains } from '../names';
import { Part } from '../Part';
import { type RailProps, wholly } from '../props';
import { namesIn } from '../words';

/** Buying trains: new ones, those in the Bank Pool, and those of other companies at a price to be agreed. */
export function TrainsPanel(props: RailProps<TrainMove>) {
  const { seat, options } = props;
  const { state, view } = seat;
  const company = options.actor.company;
  if (!company) return null;
  const isPurchase = pickedOf(props, 'buy-train', 'buy-train-from') !== undefined;
  const forced = pickedOf(props, 'force-train');
  const deal = pickedOf(props, 'buy-train-from');
  const pool = typesInPool(view.trains, state);
  const { BeforeTrains } = seat.game;
  return (
    <>
      <Body {...props}>
        <p class="note">{ownedTrains(seat, company)}</p>
        {choicesOf(props, 'force-train').length > 0 && <p class="duty">{t('turn.trains.forced')}</p>}
        {BeforeTrains && <BeforeTrains {...wholly(props)} />}
        <Part title={trainPlaceName('depot')}>
          <ul class="offers shop">
            {typesOnSale(view.trains, state).map((type) => (
              <BankOffer key={type.id} {...props} type={type} from="depot" />
            ))}
          </ul>
        </Part>
        {pool.length > 0 && (
          <Part title={trainPlaceName('pool')}>
            <ul class="offers shop">
              {pool.map((type) => (
                <BankOffer key={type.id} {...props} type={type} from="pool" />
              ))}
            </ul>
          </Part>
        )}
        <OtherCompanies {...props} company={company} />
      </Body>
      <Foot
        {...props}
        quick={['skip']}
        withRun={isPurchase}
        actions={deal && <AgreedAloud {...props} seller={deal.company} deal={deal} />}
      >
        {forced && <p class="note">{missingNote(props, forced)}</p>}
      </Foot>
    </>
  );
}

/** How much the director has to find, and where it comes from. */
function missingNote(
  { seat, options }: RailProps<TrainMove>,
  { train }: OfType<TrainMove, 'force-train'>,
): string {
  const { player, company } = options.actor;
  const price = typeOf(seat.view.trains, train)?.price ?? 0;
  const treasury = company ? seat.state.companies[company]!.treasury : 0;
  // whoever decides, the director pays
  const payer = (company && directorOf(seat.state, company)) || player;
  return t('turn.trains.missing', { missing: money(price - treasury), player: namesIn(seat).player(payer) });
}

function BankOffer({ type, from, ...props }: RailProps<TrainMove> & { type: TrainType; from: Shop }) {
  const { seat, options } = props;
  const left = seat.state.trains.filter((train) => train.type === type.id && train.at === from).length;
  const buy: OfType<TrainMove, 'buy-train'> = { type: 'buy-train', train: type.id, from };
  const force: OfType<TrainMove, 'force-train'> = { type: 'force-train', train: type.id, from };
  const isForced = isListed(options, force) || (!isListed(options, buy) && isDue(props, force));
  const move = isForced ? force : buy;
  return (
    <li>
      <MoveButton {...props} class="offer" move={move} says={`${trainPlaceName(from)}:`}>
        <strong>{trainName(type.id)}</strong> <span class="note">{tCount('turn.trains.left', left)}</span>{' '}
        <strong>{money(type.price)}</strong>
      </MoveButton>
    </li>
  );
}

/** No purchase is forced in this state, or not this one. */
const notForced: readonly string[] = [
  'not-now',
  'no-forced-purchase',
  'treasury-suffices',
  'train-not-forced',
] satisfies RefusalCode[];

/** A train must be bought, but something else comes first. */
function isDue(props: RailProps<TrainMove>, force: OfType<TrainMove, 'force-train'>): boolean {
  const why = whyNot(props, force);
  return why !== undefined && !notForced.includes(why.code);
}

/** Trains of others: the price is free, and their director, who is named, must agree. */
function OtherCompanies({ company, ...props }: RailProps<TrainMove> & { company: CompanyId }) {
  const { seat, options } = props;
  const deals = dealsOf(props, company);
  if (deals.length === 0) return null;
  const amount = money(seat.state.companies[company]!.treasury);
  const isBesideDuty = deals.some((deal) => isOfDuty(options, deal));
  return (
    <Part
      title={trainPlaceName('company')}
      note={isBesideDuty ? t('turn.trains.from.treasury', { amount }) : t('turn.trains.from.note')}
    >
      <ul class="offers deals">
        {deals.map((deal) => (
          <li key={`${deal.company}/${deal.train}`}>
            <MoveButton {...props} class="offer" move={deal} says={`${deal.company}:`}>
              <CompanyToken seat={seat} company={deal.company} />
              <strong>{trainName(deal.train)}</strong>{' '}
              <span class="note">{consent(props, deal.company, options.actor.player)}</span>
            </MoveButton>
          </li>
        ))}
      </ul>
    </Part>
  );
}

type Deal = OfType<TrainMove, 'buy-train-from'>;

/** Each kind of train of each other company once; what only a duty can buy stands with the duty. */
function dealsOf({ seat, options }: RailProps<TrainMove>, company: CompanyId): readonly Deal[] {
  const all = seat.view.companies.flatMap(({ id: seller }) =>
    [...new Set(trainsOf(seat.state, seller).map(({ type }) => type))].map(
      (train): Deal => ({ type: 'buy-train-from', company: seller, train, price: 1 }),
    ),
  );
  return all
    .filter(({ company: seller }) => seller !== company)
    .filter((deal) => isListed(options, deal) || !isOfDuty(options, deal));
}

/** Is the same train offered for what the treasury cannot pay, too? */
function isOfDuty({ choices }: RailProps['options'], { company, train }: Deal): boolean {
  return choices.some(({ move }) => {
    const other: Partial<Deal> = move as Deal;
    return other.type !== 'buy-train-from' && other.company === company && other.train === train;
  });
}

function consent({ seat }: RailProps<TrainMove>, seller: CompanyId, buyer: string): string {
  const decider = deciderOf(seat.state, seller);
  if (decider === null) return '';
  return decider === buyer ? t('turn.trains.own') : seat.nameOf(decider);
}
