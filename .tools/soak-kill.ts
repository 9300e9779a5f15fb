/**
 * `npm run soak:kill -- [kills]`: games by random touches, files imported, games thrown away and new versions
 * started, the browser killed at random moments, nothing lost.
 */
import { parseArgs } from 'node:util';
import { removeCopies } from '../test/support/builds';
import { newProfile, type Profile } from '../test/support/device';
import { startHost } from '../test/support/host';
import { playThroughKills } from '../test/support/kills';
import { importThroughKills, throwAwayThroughKills } from '../test/support/kills-elsewhere';
import { updateThroughKills } from '../test/support/kills-update';
import { wholeNumber } from './soak-arguments';
import { printTable } from './table';

const usualKills = 300;
/** Then a new device begins: early and late moments of a game come up alike. */
const killsPerDevice = 25;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});

const kills = wholeNumber(positionals[0] ?? String(usualKills), 'kills');
const random = { random: wholeNumber(values.seed, '--seed') };
const host = await startHost();

interface Kind {
  readonly during: string;
  /** Its part of all kills. */
  readonly part: number;
  run(plan: { profile: Profile; kills: number; onKill: (found: string) => void }): Promise<unknown>;
}

const kinds: readonly Kind[] = [
  {
    during: 'a game',
    part: 0.5,
    run: ({ onKill, ...plan }) =>
      playThroughKills({
        ...plan,
        url: host.url,
        random,
        onKill: ({ shown, found }) => onKill(`${shown} moves shown, ${found} there afterwards`),
      }),
  },
  { during: 'an import', part: 0.2, run: (plan) => importThroughKills({ ...plan, url: host.url, random }) },
  {
    during: 'a deletion',
    part: 0.15,
    run: (plan) => throwAwayThroughKills({ ...plan, url: host.url, random }),
  },
  { during: 'an update', part: 0.15, run: (plan) => updateThroughKills({ ...plan, host, random }) },
];

const rows: { 'killed during': string; kills: number; losses: number }[] = [];
try {
  for (const kind of kinds) {
    const count = Math.max(1, Math.round(kills * kind.part));
    rows.push({ 'killed during': kind.during, kills: count, losses: await lossesOf(kind, count) });
  }
  printTable(rows);
  process.exitCode = rows.some(({ losses }) => losses > 0) ? 1 : 0;
} finally {
  await host.stop();
  removeCopies();
}
process.exit();

/** A loss ends its device; another one goes on. */
async function lossesOf({ during, run }: Kind, count: number): Promise<number> {
  let made = 0;
  let losses = 0;
  const onKill = (found: string) => console.log(`killed during ${during}, ${++made} of ${count}: ${found}`);
  while (made < count) {
    const profile = newProfile();
    try {
      await run({ profile, kills: Math.min(killsPerDevice, count - made), onKill });
    } catch (error) {
      losses++;
      onKill(error instanceof Error ? error.message : String(error));
    } finally {
      profile.remove();
    }
  }
  return losses;
}
