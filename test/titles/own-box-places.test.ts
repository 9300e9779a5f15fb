import { describe, expect, it } from 'vitest';
import { entriesOf } from '@/engine/game/box/places';
import { fieldsOf, type Sheet, type Source } from '@/engine/game/box/sheet';
import { loadTitle } from '@/table/titles';
import * as doBoard from '@/titles/dortmund/board';
import * as doCards from '@/titles/dortmund/cards';
import * as hsbCards from '@/titles/dortmund/hsb-cards';
import { titles } from '@/titles/registry';
import * as lraBoard from '@/titles/rhineland/18lra/board';
import * as lraCards from '@/titles/rhineland/18lra/cards';
import * as lraInvestor from '@/titles/rhineland/18lra/investor';
import * as rhlAlternative from '@/titles/rhineland/18rhl/alternative';
import * as rhlBoard from '@/titles/rhineland/18rhl/board';
import * as rhlCards from '@/titles/rhineland/18rhl/cards';
import * as ruhrBoard from '@/titles/ruhr/board';
import * as ruhrCards from '@/titles/ruhr/cards';

const sheets = (await Promise.all(titles.map(async ({ id }) => (await loadTitle(id))!.title))).flatMap(
  ({ id, sheet }) => (sheet ? [{ id, sheet }] : []),
);

/** Numbers that are no values of a box, with the reason why none of its owners has to correct them. */
const noValues: readonly [at: RegExp, why: string][] = [
  [
    /\.(track|borders|stubs|links|riverSides|rotation|terrainSides)\./,
    'the shape of track, hexes and rivers is no number',
  ],
  [/\.(at|stop|printedStop)$/, 'where on a hex or tile something is drawn'],
  [/(^|\.)(no|n)$/, 'cards are known by their numbers'],
  [/\.homes?\./, 'where a company begins is a place, not a value'],
  [/\.(certificates\.\d+|floatPercent)$/, 'shares of a company make 100 %, and are printed'],
  [/\.tokenCosts\.0$/, 'the first station lies on the board when the company begins'],
  [/\.(distance|stops|cities|towns)$/, 'how far a train runs is its name'],
  [/\.power\.(bonus|percent|perTransport|extra)$/, 'what powers do is printed'],
  [/^montanCompanies\.\d+\.income$/, 'follows from the markers'],
  [/^market\.(bankruptIndex|par\.)/, 'which space of the market it is, not what it is worth'],
  [/^market\.values\.0$/, 'the red space is never a price'],
  [/\.power\.certificate$/, 'which certificate comes with a private company'],
  [/\.harbourSlots$/, 'a harbour has the one place that the rules speak of'],
  [/^capex\.\w+\.(bec\.type|count\.\d)/, 'types of equipment and numbers of cards are printed'],
  [/^minors\.\w+\.becs\./, 'the equipment of minor breweries is printed'],
];

interface Value {
  readonly place: string;
  readonly src: Source;
  readonly owners: readonly unknown[];
}

/** All numbers in data with where they come from: their own mark, that of a card, or that of the whole. */
function* numbersIn(data: unknown, whole: (place: string) => Source): Generator<Value> {
  function* walk(owners: readonly unknown[], place: readonly string[], src?: Source): Generator<Value> {
    const owner = owners.at(-1);
    const path = place.join('.');
    if (typeof owner === 'number') yield { place: path, src: src ?? whole(path), owners };
    if (typeof owner !== 'object' || owner === null) return;
    const marked = owner as { src?: Source; reconstructed?: readonly string[] };
    for (const [key, child] of entriesOf(owner)) {
      if (key === 'colour') continue;
      const listed = marked.reconstructed?.some((each) => each === key || each.startsWith(`${key}.`));
      yield* walk([...owners, child], [...place, key], listed ? 'G' : (marked.src ?? src));
    }
  }
  yield* walk([data], []);
}

/** What an owner corrects elsewhere: on the tile, or in the first hex of an area. */
function isElsewhere({ place, owners }: Value): boolean {
  const [, , hex] = owners as [unknown, unknown, { colour?: string; group?: string }];
  if (!/^(hexes|overlays)\./.test(place)) return owners.at(-1) === 0 && place.endsWith('.slots');
  const stop = owners[4] as { revenueRule?: string } | undefined;
  return (
    hex.colour === 'white' ||
    hex.group !== undefined ||
    stop?.revenueRule !== undefined ||
    isNoCity({ place, owners })
  );
}

const isNoCity = ({ place, owners }: Pick<Value, 'place' | 'owners'>) =>
  place.endsWith('.slots') && owners.at(-1) === 0;

function unplaced(sheet: Sheet): string[] {
  const places = new Set(fieldsOf(sheet).map(({ place }) => place));
  const whole = (place: string): Source => {
    const section = place.split('.')[0]!;
    const rule = sheet.rules.find(({ at }) => at.split('.')[0] === section);
    return sheet.marks?.[place] ?? rule?.src ?? rule?.usual ?? sheet.src;
  };
  return (
    [...numbersIn(sheet.printed, whole)]
      .filter(({ place, src }) => src === 'G' && !places.has(place))
      // where nothing costs anything, costs are no values
      .filter(
        ({ place }) => !place.endsWith('.cost.amount') || sheet.rules.some(({ kind }) => kind === 'cost'),
      )
      .filter((value) => !isElsewhere(value) && !noValues.some(([at]) => at.test(value.place)))
      .map(({ place }) => place)
  );
}

describe.each(sheets)('what is reconstructed in $id', ({ sheet }) => {
  it('can be corrected: every number of it has a place on the sheet', () => {
    expect(unplaced(sheet)).toEqual([]);
  });
});

const modules = {
  'dortmund/board': doBoard,
  'dortmund/cards': doCards,
  'dortmund/hsb-cards': hsbCards,
  'rhineland/18lra/board': lraBoard,
  'rhineland/18lra/cards': lraCards,
  'rhineland/18lra/investor': lraInvestor,
  'rhineland/18rhl/alternative': rhlAlternative,
  'rhineland/18rhl/board': rhlBoard,
  'rhineland/18rhl/cards': rhlCards,
  'ruhr/board': ruhrBoard,
  'ruhr/cards': ruhrCards,
};

/** Data that no sheet has, though its file or a part of it is marked as reconstructed: why nobody has to correct it. */
const besides: Readonly<Record<string, string>> = {
  'rhineland/18rhl/alternative alternativeTrack': 'how a tile is turned is no value',
  'ruhr/board montanLocations': 'numbers of locations are printed [18Ruhr 2.3]',
  'ruhr/cards scenarios': 'printed [18Ruhr 2.3]',
  'ruhr/cards phases': 'printed [18Ruhr 7]',
  'ruhr/cards developmentSupply': 'printed [18Ruhr 2]',
  'ruhr/cards maxStageA': 'printed [18Ruhr 9]',
  'ruhr/cards locationValue': 'printed [18Ruhr 10.6.1]',
  'ruhr/cards linkCost': 'printed [18Ruhr 10.3]',
  'ruhr/cards connectionMarkers': 'printed [18Ruhr 2]',
  'ruhr/cards switchEngineMarkers': 'printed [18Ruhr 2]',
  'ruhr/cards railwayPar': 'printed [18Ruhr 14.2]',
  'ruhr/cards montanPassivePar': 'printed [18Ruhr 12.1.2]',
  'ruhr/cards montanActivePar': 'printed [18Ruhr 12.1.1]',
  'ruhr/cards marketMoves': 'printed [18Ruhr 10.7]',
  'ruhr/cards players': 'printed [18Ruhr 2.4]',
  'ruhr/cards bank': 'printed [18Ruhr 2.4]',
  'ruhr/cards startingCash': 'printed [18Ruhr 2.4]',
  'ruhr/cards certificateLimit': 'printed [18Ruhr 2.4]',
  'ruhr/cards poolLimit': 'printed [18Ruhr 2.4]',
  'ruhr/cards surchargePerSkippedCertificate': 'printed [18Ruhr 13]',
  'ruhr/cards boxCounts': 'printed [18Ruhr 2]',
};

/** Everything that lies in the data of some sheet. */
const onSheets = new Set<unknown>();
function collect(owner: unknown): void {
  if (typeof owner !== 'object' || owner === null || onSheets.has(owner)) return;
  onSheets.add(owner);
  for (const child of Object.values(owner)) collect(child);
}
for (const { sheet } of sheets) collect(sheet.printed);

describe('data of the games', () => {
  it('that is reconstructed is on a sheet, or needs no correction', () => {
    const left = Object.entries(modules).flatMap(([file, exported]) => {
      const { provenance = 'R' } = exported as { provenance?: Source };
      return Object.entries(exported)
        .filter(([, data]) => !onSheets.has(data) && typeof data !== 'function')
        .filter(([, data]) =>
          [...numbersIn({ data }, () => provenance)].some(
            ({ src, owners, place }) =>
              src === 'G' &&
              !owners.some((owner) => onSheets.has(owner)) &&
              !noValues.some(([at]) => at.test(place)),
          ),
        )
        .map(([name]) => `${file} ${name}`);
    });
    expect(left.filter((each) => besides[each] === undefined)).toEqual([]);
    expect(Object.keys(besides).filter((each) => !left.includes(each))).toEqual([]);
  });
});
