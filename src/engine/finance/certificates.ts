import { newValue, placeOf, plainAt, withItem } from '@/engine/game/draft';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { recent } from '@/engine/game/recent';
import { deciderFor, holdersOf, type Persons } from './seats';
import type { Certificate, FinanceState, Holder } from './state';

/** Who holds what: all that questions about certificates need. */
export type Holdings = Pick<FinanceState, 'certificates' | 'secured' | 'smallChange'> & Persons;

/** What one holder has of a company. */
interface Holding {
  shares: number;
  readonly cards: Certificate[];
}

/** The certificates of one company, sorted by holder. */
interface Book {
  readonly holdings: ReadonlyMap<Holder, Holding>;
  readonly director: Certificate | undefined;
}

/** The books of the lists asked for last: most questions of a move are about one company. */
const booksOf = recent(4, (_cards: readonly Certificate[]) => new Map<CompanyId, Book>());

function bookOf(state: Pick<Holdings, 'certificates'>, company: CompanyId): Book {
  const cards = plainAt(state, 'certificates');
  const books = booksOf(cards);
  let book = books.get(company);
  if (!book) {
    book = sorted(cards, company);
    books.set(company, book);
  }
  return book;
}

function sorted(cards: readonly Certificate[], company: CompanyId): Book {
  const holdings = new Map<Holder, Holding>();
  let director: Certificate | undefined;
  // by number: an iterator makes an object of every item where a list is frozen
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (card.company !== company) continue;
    const holding = holdings.get(card.holder);
    if (holding) {
      holding.shares += card.percent;
      holding.cards.push(card);
    } else holdings.set(card.holder, { shares: card.percent, cards: [card] });
    if (card.director) director = card;
  }
  return { holdings, director };
}

/** Percent of a company that a holder has. */
export function sharesOf(state: Holdings, holder: Holder, company: CompanyId): number {
  return bookOf(state, company).holdings.get(holder)?.shares ?? 0;
}

/** Percent of a company that all players have together, and whoever else owns without a seat. */
export function sharesOfPlayers(state: Holdings, company: CompanyId): number {
  return holdersOf(state).reduce((sum, player) => sum + sharesOf(state, player, company), 0);
}

const none: readonly Certificate[] = [];

export function certificatesOf(state: Holdings, holder: Holder, company: CompanyId): readonly Certificate[] {
  return bookOf(state, company).holdings.get(holder)?.cards ?? none;
}

export function ordinaryOf(state: Holdings, holder: Holder, company: CompanyId): Certificate[] {
  return certificatesOf(state, holder, company).filter((card) => !card.director);
}

/** The director's certificate, wherever it is. */
export function directorCard(state: Pick<Holdings, 'certificates'>, company: CompanyId): Certificate {
  return bookOf(state, company).director!;
}

/** Whoever has the director's certificate. */
export function directorOf(state: Holdings, company: CompanyId): PlayerId | null {
  const holder = bookOf(state, company).director?.holder;
  return holder !== undefined && holdersOf(state).includes(holder) ? holder : null;
}

/** Who decides for a company: its director, or who acts for an owner that does not decide, or for this very company. */
export function deciderOf(state: Holdings, company: CompanyId): PlayerId | null {
  const director = directorOf(state, company);
  return director && (state.deciders?.[company] ?? deciderFor(state, director));
}

/** The certificate that is next for sale from the initial offering. */
export function topOfStack(state: Holdings, company: CompanyId): Certificate | undefined {
  return certificatesOf(state, 'offer', company)[0];
}

/** Certificates of shares that a player has. */
export function shareCertificates(state: Pick<Holdings, 'certificates'>, player: PlayerId): number {
  const cards = plainAt(state, 'certificates');
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i]!.holder === player) count++;
  return count;
}

/** Shares and open private companies, where both count against a player's limit. */
export function certificateCount(state: FinanceState, player: PlayerId): number {
  let count = shareCertificates(state, player);
  for (const each of Object.values(state.privates)) if (each.owner === player && !each.closed) count++;
  return count;
}

/** Hands over ordinary certificates of these percents; returns false, changing nothing, if there are none such. */
export function moveCertificates(
  draft: Holdings,
  company: CompanyId,
  percents: readonly number[],
  from: Holder,
  to: Holder,
): boolean {
  if (!pickCertificates(ordinaryOf(draft, from, company), percents)) return false;
  for (const percent of percents) {
    handOver(
      draft,
      (card) =>
        card.company === company && card.holder === from && !card.director && card.percent === percent,
      to,
    );
  }
  return true;
}

/** Gives the first certificate of this kind to another holder. */
export function handOver(draft: Holdings, isIt: (card: Certificate) => boolean, to: Holder): Certificate {
  const cards = plainAt(draft, 'certificates');
  const at = placeOf(cards, isIt);
  const card = { ...cards[at]!, holder: to };
  draft.certificates = newValue(withItem(cards, at, card));
  return card;
}

/** Cards with just these percents, or nothing if they cannot be found. */
export function pickCertificates(
  cards: readonly Certificate[],
  percents: readonly number[],
): Certificate[] | undefined {
  const left = [...cards];
  const picked: Certificate[] = [];
  for (const percent of percents) {
    const at = left.findIndex((card) => card.percent === percent);
    if (at < 0) return undefined;
    picked.push(...left.splice(at, 1));
  }
  return picked;
}

/** Every different selection of these percents, smallest first, up to a sum. */
export function selections(percents: readonly number[], most: number): number[][] {
  const seen = new Map<string, number[]>();
  const grow = (from: number, chosen: number[], sum: number) => {
    for (let i = from; i < percents.length; i++) {
      const next = [...chosen, percents[i]!].sort((a, b) => a - b);
      if (sum + percents[i]! > most || seen.has(next.join())) continue;
      seen.set(next.join(), next);
      grow(i + 1, next, sum + percents[i]!);
    }
  };
  grow(0, [], 0);
  return [...seen.values()].sort((a, b) => total(a) - total(b) || a.length - b.length);
}

export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
