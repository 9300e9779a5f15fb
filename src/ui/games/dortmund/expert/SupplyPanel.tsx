import type { CardNo } from '@/engine/finance/state';
import { list, money, number } from '@/i18n/table';
import { markerOf } from '@/titles/dortmund/expert/box';
import { type Brewing, brewingCards, broughtBy } from '@/titles/dortmund/expert/brewing/plan';
import { type SupplyPlan, waitingCards } from '@/titles/dortmund/expert/brewing/supply';
import { bottledFor } from '@/titles/dortmund/expert/brewing/work';
import { usableMarkers } from '@/titles/dortmund/expert/markers/markers';
import { type ExpertState, expertTurnOf, none } from '@/titles/dortmund/expert/state';
import { type Customers, priceIn } from '@/titles/dortmund/hsb/beer/market';
import { cubesIn, incomeFrom } from '@/titles/dortmund/hsb/beer/units';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { movesOf, pickedOf } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import { AsideChoice } from '../hsb/AsideChoice';
import { GiveUp, Stepper } from '../hsb/BrewPanel';
import { MarketTable } from '../hsb/market';
import type { ExpertProps } from '../seats';
import { t, tCount } from '../words/brewing';
import { boxOf, cardNameAt, nameOf } from './names';

const asideIn = (plan: SupplyPlan) => plan.work.reduce((sum, { aside }) => sum + aside, 0);

const asideCards = (plan: SupplyPlan) =>
  plan.work.flatMap(({ card, aside }) => Array.from({ length: aside }, () => card));

/** `5 and 2 × 6`, the lowest card first. */
function asideNames(state: ExpertState, plan: SupplyPlan): string {
  const some = plan.work.filter(({ aside }) => aside > 0).reverse();
  return list(
    some.map(({ card, aside }) => {
      const name = cardNameAt(state, card);
      return aside > 1 ? `${number(aside)} × ${name}` : name;
    }),
  );
}

/** Where a brewery's beer goes, what is bottled, and which card delivers where not all are needed. */
export function SupplyPanel(props: ExpertProps) {
  const { seat, options } = props;
  const { state } = seat;
  const proposals = movesOf(props, 'supply');
  const chosen = pickedOf(props, 'supply') ?? proposals[0];
  if (!chosen) return null;
  const { plan } = chosen;
  const refusal = seat.whyNot(chosen);
  const isRest = options.stage === 'brew-rest';
  const cards = isRest
    ? waitingCards(boxOf(state), state)
    : brewingCards(boxOf(state), state, options.actor.company!);
  const units = cards.reduce((sum, { room }) => sum + room, 0);
  const change = (next: SupplyPlan) => props.selection.pick(state, { move: { type: 'supply', plan: next } });
  const amount = incomeOf(state, plan, cards, isRest);
  return (
    <>
      <Body {...props}>
        <p class="note">
          {t('do.hsb.units', { used: number(cubesIn(plan) + asideIn(plan)), units: number(units) })}
        </p>
        {!isRest && <Ahead state={state} cards={cards} />}
        <AsideChoice
          plan={plan}
          proposals={proposals.map((each) => each.plan)}
          unitsIn={asideCards}
          say={(each) => asideNames(state, each)}
          note={t('do.exp.aside.which')}
          onChange={change}
        />
        <MarketTable
          segments={state.segments}
          openOnly
          box={(segment, who, price) => (
            <Stepper
              label={t(who === 'regular' ? 'do.hsb.toRegular' : 'do.hsb.toFresh', {
                segment: number(segment),
              })}
              value={plan[who][segment - 1]!}
              most={state.segments[segment - 1]![who]}
              onChange={(cubes) => change(refitted(state, cards, withCubes(plan, who, segment, cubes)))}
            >
              {price}
            </Stepper>
          )}
        />
        <Lines state={state} cards={cards} plan={plan} onChange={change} company={options.actor.company!} />
        <Work state={state} cards={cards} plan={plan} onChange={change} />
        <GiveUp {...props} />
      </Body>
      <Foot
        {...props}
        usual={chosen}
        {...(refusal && { refusal })}
        confirmLabel={t('do.hsb.deliver', { amount: money(amount) })}
        {...(asideIn(plan) > 0 && {
          sentence: t('do.hsb.deliverAside', { amount: money(amount), cubes: number(asideIn(plan)) }),
        })}
      />
    </>
  );
}

/** All that the delivery brings: the boxes, what was taken ahead, the bottles. */
function incomeOf(state: ExpertState, plan: SupplyPlan, cards: readonly Brewing[], isRest: boolean): number {
  const turn = expertTurnOf(state);
  const lines = isRest ? turn.lines : linesIn(state, plan);
  const bottled = plan.work.reduce((sum, { card, cubes }, i) => {
    const ahead = isRest ? 0 : (cards[i]?.ahead ?? 0);
    return sum + (cubes + ahead) * bottledFor({ lines }, card);
  }, 0);
  const ahead = isRest ? 0 : aheadOf(state).reduce((sum, { segment, who }) => sum + priceIn(segment, who), 0);
  return incomeFrom(plan) + ahead + bottled;
}

const aheadOf = (state: ExpertState) =>
  state.ahead.filter(({ company }) => company === expertTurnOf(state).company);

function linesIn(state: ExpertState, plan: SupplyPlan) {
  const markers = usableMarkers(boxOf(state), state, expertTurnOf(state).company, 'bottling');
  return markers.map((no, i) => ({
    card: plan.lines[i] ?? none,
    income: markerOf(state.markers[no]!.code)!.income ?? 0,
  }));
}

function withCubes(plan: SupplyPlan, who: Customers, segment: number, cubes: number): SupplyPlan {
  return { ...plan, [who]: plan[who].map((each, i) => (i === segment - 1 ? cubes : each)) };
}

/** The plan with the cards that bring its cubes: those first whose beer is bottled. */
function refitted(state: ExpertState, cards: readonly Brewing[], plan: SupplyPlan): SupplyPlan {
  const free = cards.map((own, i) => ({ ...own, room: own.room - plan.work[i]!.aside }));
  const lines = [...expertTurnOf(state).lines, ...linesIn(state, plan)];
  const cubes = broughtBy(state, free, plan, (card) => bottledFor({ lines }, card));
  return { ...plan, work: plan.work.map((each, i) => ({ ...each, cubes: cubes[i]! })) };
}

/** A cube that was taken before the round began. */
function Ahead({ state }: { state: ExpertState; cards: readonly Brewing[] }) {
  const own = aheadOf(state);
  if (own.length === 0) return null;
  const amount = own.reduce((sum, { segment, who }) => sum + priceIn(segment, who), 0);
  return (
    <p class="note">
      {t('do.exp.ahead', { cubes: tCount('do.beer.cubes', own.length), amount: money(amount) })}
    </p>
  );
}

interface PlanProps {
  state: ExpertState;
  cards: readonly Brewing[];
  plan: SupplyPlan;
  onChange: (plan: SupplyPlan) => void;
}

/** With which card each bottling line works. */
function Lines({ state, cards, plan, onChange, company }: PlanProps & { company: string }) {
  if (plan.lines.length === 0) return null;
  const markers = usableMarkers(boxOf(state), state, company, 'bottling');
  const assign = (line: number, card: CardNo) => {
    const lines = plan.lines.map((each, i) => (i === line ? card : each));
    onChange(refitted(state, cards, { ...plan, lines }));
  };
  return (
    <Part title={t('do.exp.lines')} note={t('do.exp.lines.note')}>
      {plan.lines.map((chosen, line) => {
        const { code } = state.markers[markers[line]!]!;
        return (
          <div key={line} class="beside-moves exp-line">
            <span>
              {nameOf(code)}{' '}
              <span class="note">{t('do.exp.line', { amount: money(markerOf(code)!.income ?? 0) })}</span>
            </span>
            {[...cards.map(({ card }) => card), none].map((card) => (
              <button
                key={card}
                type="button"
                class="move"
                aria-pressed={card === chosen}
                onClick={() => assign(line, card)}
              >
                {card === none ? t('do.exp.line.none') : cardNameAt(state, card)}
              </button>
            ))}
          </div>
        );
      })}
    </Part>
  );
}

/** Which cards deliver, where there are more units than customers. */
function Work({ state, cards, plan, onChange }: PlanProps) {
  const spare = cards.reduce((sum, { room }, i) => sum + room - plan.work[i]!.cubes - plan.work[i]!.aside, 0);
  if (spare === 0 || cards.length < 2 || cubesIn(plan) === 0) return null;
  const set = (at: number, cubes: number) =>
    onChange({ ...plan, work: plan.work.map((each, i) => (i === at ? { ...each, cubes } : each)) });
  return (
    <Part title={t('do.exp.work')} note={t('do.exp.work.note')}>
      <ul class="exp-work">
        {cards.map(({ card, room }, i) => (
          <li key={card}>
            <strong>{cardNameAt(state, card)}</strong>
            <Stepper
              label={t('do.exp.workOf', { card: cardNameAt(state, card) })}
              value={plan.work[i]!.cubes}
              most={room - plan.work[i]!.aside}
              onChange={(cubes) => set(i, cubes)}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
