/** `npm run soak:kill -- [kills]`: games by random touches, the browser killed at random moments, nothing lost. */
import { parseArgs } from 'node:util';
import { newProfile } from '../test/support/device';
import { startHost } from '../test/support/host';
import { type Kill, playThroughKills } from '../test/support/kills';
import { wholeNumber } from './soak-arguments';
import { printTable } from './table';

const usualKills = 300;
/** Then another game begins: early and late moments of a game come up alike. */
const killsPerGame = 25;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});

const kills = wholeNumber(positionals[0] ?? String(usualKills), 'kills');
const random = { random: wholeNumber(values.seed, '--seed') };

const host = await startHost();
const profile = newProfile();
const all: Kill[] = [];
let moves = 0;
try {
  while (all.length < kills) {
    const game = await playThroughKills({
      profile,
      url: host.url,
      random,
      kills: Math.min(killsPerGame, kills - all.length),
      onKill: tell,
    });
    moves += game.at(-1)?.found ?? 0;
  }
  printTable([
    {
      kills: all.length,
      games: Math.ceil(all.length / killsPerGame),
      'moves made': moves,
      'moves lost': 0,
      'stored but not yet shown': all.filter(({ shown, found }) => found > shown).length,
    },
  ]);
} catch (error) {
  console.error(`\nafter ${all.length} kills: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await host.stop();
  profile.remove();
}
process.exit();

function tell(kill: Kill): void {
  all.push(kill);
  console.log(`kill ${all.length}: ${kill.shown} moves shown, ${kill.found} there afterwards`);
}
