/** `npm run golden -- <title> [players]`: records whole games that must be played the same for ever. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Json } from '@/engine/game/json';
import { replay } from '@/engine/game/replay';
import { titles } from '@/titles/registry';
import { goldenPath } from '../test/golden/files';
import { digestsOf, written } from '../test/golden/game';
import { habitsOf } from '../test/soak/habits';
import { fuzzGame, setupOf } from '../test/support/fuzzer';
import { inProject } from './paths';
import { playerCounts, wholeNumber } from './soak-arguments';

const usage = `npm run golden -- <title> [players] [--seed 1] [--options '{…}' --word variant]
  players    3, or 3-5 (every number the title allows unless told)
  --seed     of the game that is recorded
  --options  what was agreed before the first move, as JSON, and a word for it in the name of the file
A title's games are recorded anew when its rulesVersion rises; older recordings stay, to be opened for ever.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    options: { type: 'string', default: '{}' },
    word: { type: 'string', default: '' },
  },
});

const entry = titles.find(({ id }) => id === positionals[0]);
if (!entry) {
  console.error(`${usage}\n\ntitles: ${titles.map(({ id }) => id).join(', ')}`);
  process.exit(1);
}
const seed = wholeNumber(values.seed, '--seed');
const options = JSON.parse(values.options) as Record<string, Json>;
const title = await entry.load();
const habits = await habitsOf(entry.id);

for (const players of playerCounts(positionals[1], entry.players)) {
  const setup = setupOf(title, players, seed, options);
  const { log, failure } = fuzzGame(title, setup, seed, { ...habits, checks: 'full', fullEvery: 25 });
  if (failure) throw failure;
  const { timeline } = replay(title, setup, log);
  const rules = title.rulesVersion;
  const path = goldenPath({ rules, setup }, values.word);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, written({ rules, setup, moves: log, digests: digestsOf(timeline.instants) }));
  console.log(`${relative(inProject(''), path)}: ${log.length} moves`);
}
