import type { CompanyId } from '@/engine/game/ids';
import type { CityShape } from './cities';
import { pointsOf, round } from './geometry';
import { IconShape } from './IconView';
import { roomUpTo } from './legible';
import { letterSize } from './letter-size';
import { textWidth } from './lettering';
import { PatternRing } from './PatternRing';
import type { PlannedStop } from './plan';
import { letters } from './sizes';
import type { SlotToken, TokensOfStop } from './tokens';

/** How a company's token looks. */
export interface TokenLook {
  readonly colour: string;
  readonly textColour: string;
  /** Only keeps its place. */
  readonly faceDown?: boolean;
  /** Strokes along its edge, by this number. */
  readonly pattern?: number;
}

export type TokenLooks = Readonly<Record<CompanyId, TokenLook>>;

interface CityProps {
  city: CityShape;
  tokens: TokensOfStop;
  looks: TokenLooks;
}

export function CityView({ city, tokens, looks }: CityProps) {
  return (
    <>
      {city.slots.length > 1 && <CityGround city={city} />}
      {city.slots.map((slot, i) => (
        <g key={i} transform={`translate(${round(slot.x)} ${round(slot.y)})`}>
          <circle class="slot" r={city.radius} />
          {i >= city.firstHarbour && !tokens[i] && <IconShape icon="harbour" site={false} />}
          {tokens[i] && <Token token={tokens[i]} radius={city.radius} looks={looks} />}
        </g>
      ))}
      {tokens.slice(city.slots.length).map((token, i) => (
        <g key={i} transform={besideCity(city, i)}>
          {token && <Token token={token} radius={city.radius} looks={looks} />}
        </g>
      ))}
    </>
  );
}

/** A station without a place of its own leans on its city. */
function besideCity({ slots, radius }: CityShape, index: number): string {
  const last = slots.at(-1)!;
  return `translate(${round(last.x + radius * 0.9)} ${round(last.y + radius * (0.9 - index))}) scale(0.8)`;
}

/** The white ground that makes several places one city. */
function CityGround({ city: { slots, radius } }: { city: CityShape }) {
  return (
    <>
      <polygon class="city-ground-edge" points={pointsOf(slots)} stroke-width={(radius + 4) * 2} />
      <polygon class="city-ground" points={pointsOf(slots)} stroke-width={(radius + 1.5) * 2} />
    </>
  );
}

interface TokenProps {
  token: SlotToken;
  radius: number;
  looks: TokenLooks;
}

/**
 * A station is filled with the company's colour; a home that still waits shows it as a ring. The token of a company
 * that is not in play is blank.
 */
export function Token({ token, radius, looks }: TokenProps) {
  const look = looks[token.company];
  if (!look && token.kind !== 'home') return <circle class="token token-blank" r={radius - 1.5} />;
  const fontSize = sizeOfLetters(token.company, radius);
  const most = roomForLetters(token.company, radius);
  if (token.kind === 'home' || look?.faceDown) {
    return (
      <>
        <circle class="home" r={radius - 4} stroke={look?.colour ?? '#8a5a14'} />
        <text class={`home-letters ${roomUpTo(most)}`} {...letterSize(fontSize * 0.88, most)} dy="0.35em">
          {token.company}
        </text>
      </>
    );
  }
  return (
    <>
      <circle class="token" r={radius - 1.5} fill={look?.colour} />
      {token.kind === 'harbour' && <HarbourRing radius={radius - 2.5} />}
      {look?.pattern !== undefined && (
        <PatternRing number={look.pattern} radius={radius - 1.5} colour={look.textColour} />
      )}
      <text
        class={`token-letters ${roomUpTo(most)}`}
        {...letterSize(look?.pattern === undefined ? fontSize : fontSize * 0.85, most)}
        dy="0.35em"
        fill={look?.textColour}
        stroke={look?.colour}
      >
        {token.company}
      </text>
    </>
  );
}

/** Blue and white, as the edge of a harbour token. */
function HarbourRing({ radius }: { radius: number }) {
  return (
    <>
      <circle class="harbour-ring" r={radius} />
      <circle class="harbour-ring harbour-ring-white" r={radius} />
    </>
  );
}

function sizeOfLetters(company: CompanyId, radius: number): number {
  return Math.min(letters.company * 1.1, (radius * 3.3) / Math.max(2, company.length));
}

/** How far letters may reach over the edge of their token: an edge of its colour goes with them. */
const overEdge = 1.16;

/** The size at which the letters reach a little over both edges of the token. */
function roomForLetters(company: CompanyId, radius: number): number {
  return (radius * 2 * overEdge) / textWidth(company, 1);
}

/** A bar where track runs through, a dot where it meets or has not come yet. */
export function TownView({
  stop,
  tokens,
  looks,
}: {
  stop: PlannedStop;
  tokens: TokensOfStop;
  looks: TokenLooks;
}) {
  const { at } = stop;
  return (
    <>
      <TownMark stop={stop} />
      {/* a station may stand where the board prints no place for it */}
      {tokens.map((token, i) => (
        <g key={i} transform={`translate(${round(at.x)} ${round(at.y)})`}>
          {token && <Token token={token} radius={townRadius} looks={looks} />}
        </g>
      ))}
    </>
  );
}

const townRadius = 24;

function TownMark({ stop }: { stop: PlannedStop }) {
  const { at, along } = stop;
  if (!along) return <circle class="town" cx={round(at.x)} cy={round(at.y)} r={13} />;
  const degrees = round((Math.atan2(along.y, along.x) * 180) / Math.PI);
  return (
    <rect
      class="town"
      x={-6.5}
      y={-23}
      width={13}
      height={46}
      rx={2}
      transform={`translate(${round(at.x)} ${round(at.y)}) rotate(${degrees})`}
    />
  );
}
