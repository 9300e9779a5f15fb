import type { CompanyId } from '@/engine/game/ids';
import { list, money } from '@/i18n/table';
import type { RhinelandCompany } from '@/titles/rhineland/cards';
import { Fact } from '../../table/parts/Fact';
import { companyOf, shortName } from '../../turn/names';
import { namesIn } from '../../turn/words';
import type { RhinelandSeat } from './seats';
import { t } from './words';

interface FactsProps {
  seat: RhinelandSeat;
  company: CompanyId;
}

/** What is on a charter of 18LRA beside trains and stations: the harbour token, the feature, tokens of privates. */
export function CharterFacts({ seat, company }: FactsProps) {
  const def = companyOf(seat, company) as RhinelandCompany | undefined;
  const tokens = Object.entries(seat.state.bestowed ?? {})
    .filter(([, holder]) => holder === company)
    .map(([id]) => namesIn(seat).private(id));
  const feature = def && featureWords(seat, def);
  return (
    <>
      {def?.harbourToken && <Fact term={t('lra.company.harbour')}>{harbourWords(seat, company)}</Fact>}
      {feature && <Fact term={t('lra.company.feature')}>{feature}</Fact>}
      {tokens.length > 0 && <Fact term={t('lra.company.tokens')}>{list(tokens)}</Fact>}
    </>
  );
}

function harbourWords(seat: RhinelandSeat, company: CompanyId): string {
  const { harbour } = seat.state.companies[company]!;
  if (harbour) {
    const [reduced, full] = [money(harbour.reduced), money(harbour.full)];
    return hasReducedPrice(seat) ? t('lra.company.harbour.left', { reduced, full }) : full;
  }
  const placed = seat.state.board.stations.find(
    (station) => station.company === company && station.place === 'harbour',
  );
  return placed
    ? t('lra.company.harbour.at', { hex: shortName(seat, placed.hex) })
    : t('lra.company.harbour.turned');
}

/** [18LRA 6.2.2.1] The first 5-train closes the private companies that keep harbours, and ends the reduced price. */
function hasReducedPrice({ state }: RhinelandSeat): boolean {
  return Object.values(state.privates).some(({ closed }) => !closed);
}

/** What only this corporation may do. */
function featureWords(seat: RhinelandSeat, { feature }: RhinelandCompany): string | undefined {
  switch (feature?.kind) {
    case undefined:
      return undefined;
    case 'twoYellowTilesInFirstOperatingRound':
      return t('lra.feature.twoYellowTilesInFirstOperatingRound');
    case 'stationWithoutRoute':
      return t('lra.feature.stationWithoutRoute', { hex: shortName(seat, feature.hex) });
    case 'linkBonus':
      return t('lra.feature.linkBonus', { amount: money(feature.amount) });
    case 'harbourPrice':
      return t('lra.feature.harbourPrice', {
        amount: money(feature.cost),
        hex: shortName(seat, feature.hex),
      });
  }
}
