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

const made = new Map<string, number>();
try {
  for (const kind of kinds) await runThrough(kind, Math.max(1, Math.round(kills * kind.part)));
  printTable(kinds.map(({ during }) => ({ 'killed during': during, kills: made.get(during) ?? 0, lost: 0 })));
} catch (error) {
  const sum = [...made.values()].reduce((a, b) => a + b, 0);
  console.error(`\nafter ${sum} kills: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await host.stop();
  removeCopies();
}
process.exit();

async function runThrough({ during, run }: Kind, count: number): Promise<void> {
  for (let left = count; left > 0; left -= killsPerDevice) {
    const profile = newProfile();
    const onKill = (found: string) => {
      made.set(during, (made.get(during) ?? 0) + 1);
      console.log(`killed during ${during}, ${made.get(during)} of ${count}: ${found}`);
    };
    try {
      await run({ profile, kills: Math.min(killsPerDevice, left), onKill });
    } finally {
      profile.remove();
    }
  }
}
