import { directorOf } from '@/engine/finance/certificates';
import type { GameEvent } from '@/engine/game/events';
import type { Move } from '@/engine/game/move';
import { investor } from '@/engine/investor/state';
import { boxAt } from '@/titles/dortmund/hsb';
import type { HsbState } from '@/titles/dortmund/hsb/state';
import { twoPlayerBrewing } from '@/titles/dortmund/hsb-cards';
import { investorTerms } from '@/titles/dortmund/two/cards';
import { investorNamed, investorPaths } from './dortmund-two';

/** Its one card that is offered for is The Railway Game's. */
const shared = investorPaths.filter((path) => !path.includes('card'));

const events = [
  'investor-cards',
  'investor-cards-swapped',
  'investor-lent',
  'investor-rest-sold',
  'investor-pays-back',
  'gray-begins',
];

const kinds = ['minor', 'corporation'] as const;

/** What the Investor does in Heat, Sweat & Beer for two, with every company that it may have. */
export const brewingInvestorPaths: readonly string[] = [
  ...shared,
  ...events,
  ...investorTerms.railwayFrom.map((company) => `its railway is ${company}`),
  ...twoPlayerBrewing.investorBreweryFrom.map((company) => `it converts into ${company}`),
  'it converts the Quellen-Brauerei',
  ...kinds.flatMap((kind) => [
    `its ${kind} brewery pays out`,
    `its ${kind} brewery keeps its income`,
    `its ${kind} brewery must buy`,
  ]),
  'its corporation is forced to buy',
  'its holder shares out the income of its corporation',
  'its holder adds the Investor’s cash',
  'its corporation sells a certificate',
  'its corporation buys a certificate back',
  'its corporation gives equipment up',
  'its brewery loads beer',
  'its railway is loaded',
  'its railway delivers beer',
];

export function brewingInvestorNamed(event: GameEvent, move: Move | null, state: HsbState): string[] {
  if (!state.investor) return [];
  const common = investorNamed(event, move, state.round.kind).filter((path) => shared.includes(path));
  return [...common, ...(events.includes(event.type) ? [event.type] : []), ...own(event, move, state)];
}

function own(event: GameEvent, move: Move | null, state: HsbState): string[] {
  const isIts = (company: string) => directorOf(state, company) === investor;
  const kindOf = (company: string) => boxAt(state.setup).kindOf(company);
  const when = (seen: boolean, name: string) => (seen ? [name] : []);
  switch (event.type) {
    case 'investors-railway':
      return [`its railway is ${event.company}`];
    case 'investor-converts':
      return [
        `it converts into ${event.company}`,
        ...when(event.minor === 'B6', 'it converts the Quellen-Brauerei'),
      ];
    case 'investor-has-newest':
      return [`its ${kindOf(event.company)} brewery pays out`];
    case 'investor-lacks-newest':
      return [`its ${kindOf(event.company)} brewery keeps its income`];
    case 'investor-equips':
      return [`its ${kindOf(event.company)} brewery must buy`];
    case 'forced-purchase':
      return when(
        event.player === investor && kindOf(event.company) === 'corporation',
        'its corporation is forced to buy',
      );
    case 'paid-out':
      return when(
        move?.type === 'dividend' && isIts(event.company),
        'its holder shares out the income of its corporation',
      );
    case 'equipment-bought':
      return when(event.subsidy > 0 && isIts(event.company), 'its holder adds the Investor’s cash');
    case 'own-share-sold':
      return when(
        isIts(event.company) && kindOf(event.company) === 'corporation',
        'its corporation sells a certificate',
      );
    case 'own-share-bought':
      return when(
        isIts(event.company) && kindOf(event.company) === 'corporation',
        'its corporation buys a certificate back',
      );
    case 'equipment-given-up':
      return when(
        move?.type === 'give-up' && isIts(event.company) && kindOf(event.company) === 'corporation',
        'its corporation gives equipment up',
      );
    case 'beer-loaded':
      return [
        ...when(isIts(event.company), 'its brewery loads beer'),
        ...when(isIts(event.railway), 'its railway is loaded'),
      ];
    case 'beer-delivered':
      return when(isIts(event.company), 'its railway delivers beer');
    default:
      return [];
  }
}
