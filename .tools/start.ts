/** `npm start`: builds the app and serves it to this machine and to the tablets in the same network. */
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { inProject } from './paths';
import { portOf, serve } from './server';

const usualPort = 4180;

const { values } = parseArgs({
  options: { base: { type: 'string', default: '/' }, 'no-build': { type: 'boolean', default: false } },
});

if (!/^\/([\w.-]+\/)*$/.test(values.base)) {
  stop(`--base must begin and end with a slash, such as /zechenbahn/, and not be "${values.base}"`);
}
const port = Number(process.env.PORT || usualPort);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  stop(`PORT must be a number from 0 to 65535, and not "${process.env.PORT}"`);
}

if (!values['no-build']) await build({ root: inProject('.'), logLevel: 'warn' });
const server = await serve({ folder: inProject('dist'), base: values.base }, port);
const taken = portOf(server);

console.log('\nZechenbahn is ready.\n');
console.log(`  on this machine   http://localhost:${taken}${values.base}`);
for (const address of networkAddresses()) {
  console.log(`  in this network   http://${address}:${taken}${values.base}`);
}
console.log('\nBrowsers install apps only from localhost or https; see "On a tablet" in README.md.');
console.log('Ctrl+C ends.\n');

function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter((entry) => entry.family === 'IPv4' && !entry.internal)
    .map((entry) => entry.address);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
