import { fittingName } from './names';
import { type BoardPicture, type GameRow, type Summary, stoppedClock } from './rows';
import { clockFrom, Misshapen, setupFrom, writingsFrom } from './savefile/shape';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A stored row as it should be. What can be done without gets what it has in a new game; nothing where that will not
 * do: without players and title there is no game.
 */
export function soundRow(value: unknown): GameRow | undefined {
  const row = fieldsOf(value);
  const setup = row && unlessMisshapen(() => setupFrom(row.setup));
  if (!setup || !isText(row.id)) return undefined;
  const usualName = setup.players.map(({ name }) => name).join(', ');
  const { house: _house, notes: _notes, ...others } = row;
  return {
    ...others,
    ...unlessMisshapen(() => writingsFrom(row)),
    id: row.id,
    title: isText(row.title) ? row.title : setup.title,
    name: fittingName(isText(row.name) ? row.name : usualName),
    rulesVersion: count(row.rulesVersion) || 1,
    setup,
    created: time(row.created) ?? 0,
    updated: time(row.updated) ?? 0,
    revision: count(row.revision),
    summary: soundSummary(row.summary),
    clock: unlessMisshapen(() => clockFrom(row.clock, setup.players)) ?? stoppedClock(),
    lastExport: time(row.lastExport),
    archived: row.archived === true,
    deleted: time(row.deleted),
    mark: row.mark === 'corrected' ? row.mark : null,
  };
}

function soundSummary(value: unknown): Summary {
  const summary = fieldsOf(value) ?? {};
  const round = fieldsOf(summary.round) ?? {};
  const facts = Object.entries(round).filter(([, fact]) => isText(fact) || isNumber(fact));
  const actor = fieldsOf(summary.actor);
  const results = Array.isArray(summary.result) ? summary.result : [];
  const picture = soundPicture(summary.picture);
  return {
    round: { ...Object.fromEntries(facts), kind: isText(round.kind) ? round.kind : '' },
    actor: actor && isText(actor.player) ? (actor as unknown as Summary['actor']) : null,
    moves: count(summary.moves),
    finished: summary.finished === true,
    result: results.filter((one) => isText(one?.player) && isNumber(one?.total)),
    ...(summary.corrected === true && { corrected: true as const }),
    ...(picture && { picture }),
  };
}

/** Places on a board: a letter and a number. */
const place = /^[A-Z]\d{1,2}$/;

function soundPicture(value: unknown): BoardPicture | undefined {
  const { layout, hexes, stations } = fieldsOf(value) ?? {};
  if (layout !== 'pointy' && layout !== 'flat') return undefined;
  const colours = Object.values(fieldsOf(hexes) ?? {});
  if (colours.length === 0 || !colours.every((all) => isText(all) && all.split(' ').every(isPlace))) {
    return undefined;
  }
  const areStations =
    Array.isArray(stations) && stations.every((one) => isPlace(one?.hex) && isText(one?.colour));
  return areStations ? (value as BoardPicture) : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isPlace = (value: unknown): boolean => isText(value) && place.test(value);
const time = (value: unknown): number | null => (isNumber(value) ? value : null);
const count = (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(0, value as number) : 0);

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

function unlessMisshapen<T>(build: () => T): T | undefined {
  try {
    return build();
  } catch (error) {
    if (error instanceof Misshapen) return undefined;
    throw error;
  }
}
