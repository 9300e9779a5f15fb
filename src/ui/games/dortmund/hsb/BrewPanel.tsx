import type { ComponentChildren } from 'preact';
import { list, money, number } from '@/i18n/table';
import type { Customers } from '@/titles/dortmund/hsb/beer/market';
import { cubesIn, incomeFrom } from '@/titles/dortmund/hsb/beer/units';
import { type DeliveryMove, unitsOfTurn } from '@/titles/dortmund/hsb/brewing/deliver';
import { brewingTurnOf } from '@/titles/dortmund/hsb/state';
import { Body } from '../../../turn/Body';
import { Foot } from '../../../turn/Foot';
import { MoveButton } from '../../../turn/MoveButton';
import { movesOf, pickedOf } from '../../../turn/moves';
import { Part } from '../../../turn/Part';
import type { HsbProps } from '../seats';
import { t } from '../words/brewing';
import { AsideChoice } from './AsideChoice';
import { EquipmentCard } from './EquipmentCard';
import { MarketTable } from './market';
import { boxOf } from './names';

type Brew = Extract<DeliveryMove, { type: 'brew' }>;
type Plan = Extract<Brew['plan'], { aside: unknown }>;

/** A log of older rules says only how many wait; those are not proposed. */
const planOf = ({ plan }: Brew): Plan => ('aside' in plan ? plan : { ...plan, aside: [] });

/** Where a brewery's beer goes: the richest way is proposed, and each box can be changed by a touch. */
export function BrewPanel(props: HsbProps) {
  const { seat } = props;
  const { state } = seat;
  const proposals = movesOf(props, 'brew');
  const chosen = pickedOf(props, 'brew') ?? proposals[0];
  if (!chosen) return null;
  const plan = planOf(chosen);
  const refusal = seat.whyNot(chosen);
  const units = unitsLeft(props);
  const change = (next: Plan) => props.selection.pick(state, { move: { type: 'brew', plan: next } });
  return (
    <>
      <Body {...props}>
        <p class="note">
          {t('do.hsb.units', {
            used: number(cubesIn(plan) + plan.aside.length),
            units: number(units),
          })}
        </p>
        <AsideChoice
          plan={plan}
          proposals={proposals.map(planOf)}
          unitsIn={({ aside }) => aside}
          say={({ aside }) => list(aside.map(number))}
          note={t('do.hsb.aside.which')}
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
              onChange={(cubes) => change(withCubes(plan, who, segment, cubes))}
            >
              {price}
            </Stepper>
          )}
        />
        <GiveUp {...props} />
      </Body>
      <Foot
        {...props}
        usual={chosen}
        {...(refusal && { refusal })}
        confirmLabel={t('do.hsb.deliver', { amount: money(incomeFrom(plan)) })}
        {...(plan.aside.length > 0 && {
          sentence: t('do.hsb.deliverAside', {
            amount: money(incomeFrom(plan)),
            cubes: number(plan.aside.length),
          }),
        })}
      />
    </>
  );
}

/** Units that may deliver now: all, or what no train took. */
function unitsLeft({ seat, options }: HsbProps): number {
  const { state } = seat;
  return options.stage === 'brew-rest'
    ? brewingTurnOf(state).reserved.length
    : unitsOfTurn(boxOf(state), state).length;
}

function withCubes(plan: Plan, who: Customers, segment: number, cubes: number): Plan {
  return { ...plan, [who]: plan[who].map((each, i) => (i === segment - 1 ? cubes : each)) };
}

interface StepperProps {
  label: string;
  /** Said above the number. */
  children?: ComponentChildren;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** So many of so many, more or fewer by a touch. */
export function Stepper({ label, value, most, onChange, children }: StepperProps) {
  if (most === 0) return <>{children}</>;
  return (
    <span class="beer-stepper">
      <button
        type="button"
        class="button beer-step"
        disabled={value === 0}
        aria-label={t('do.hsb.less', { what: label })}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <span class="beer-count">
        {children && <span>{children}</span>}
        <span>
          <output aria-label={label}>{number(value)}</output>
          <span class="limit"> / {number(most)}</span>
        </span>
      </span>
      <button
        type="button"
        class="button beer-step"
        disabled={value >= most}
        aria-label={t('do.hsb.more', { what: label })}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </span>
  );
}

/** Equipment may be given up before anything is delivered. */
export function GiveUp(props: HsbProps) {
  const { seat } = props;
  const moves = movesOf(props, 'give-up');
  if (moves.length === 0) return null;
  return (
    <Part class="beside" title={t('do.hsb.giveUp')} note={t('do.hsb.giveUp.note')}>
      <div class="beside-moves">
        {moves.map((move) => (
          <MoveButton key={move.card} {...props} move={move} says={t('do.hsb.giveUp')}>
            <EquipmentCard state={seat.state} card={move.card} />
          </MoveButton>
        ))}
      </div>
    </Part>
  );
}
