/** The browser is killed while a new version of the app is fetched or started, in the middle of a game. */

import type { Move } from '@/engine/game/move';
import { nextIndex, type RandomState } from '@/engine/game/random';
import { en } from '@/i18n/en';
import { copyOfDist, dist, laterVersion } from './builds';
import { type Device, type Profile, switchOn } from './device';
import type { Host } from './host';
import { isInstalled } from './installed';
import { comeBack, complain } from './kills';
import { atTable, beginGame, playOn } from './players';

export interface UpdateKills {
  readonly profile: Profile;
  readonly host: Host;
  readonly random: RandomState;
  readonly kills: number;
  onKill?(found: string): void;
}

export async function updateThroughKills({
  profile,
  host,
  random,
  kills,
  onKill,
}: UpdateKills): Promise<void> {
  const later = copyOfDist(laterVersion);
  let device = await switchOn(profile, host.url, '#/');
  await isInstalled(device.page);
  const id = await beginGame(device.page);
  let known: Move[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      let shown = known.length;
      await playOn(device.page, nextIndex(random, 1_000_000), (moves) => {
        shown = moves;
      });
      host.change(kill % 2 === 0 ? later : dist);
      await startUpdate(device, random);
      await device.kill();
      device = await switchOn(profile, host.url, `#/table/${id}`);
      const log = await comeBack(device, id);
      complain({ known, base: known.length, shown }, log);
      known = log;
      const version = await device.page.locator('meta[name=version]').getAttribute('content');
      await worksWithoutNetwork(device, host);
      onKill?.(`version ${version}, ${shown} moves shown, ${log.length} there afterwards`);
    }
  } finally {
    // One that was killed cannot be closed.
    await device.close().catch(() => {});
  }
}

/** Milliseconds that a new version has until it is interrupted, while it is fetched and while it starts. */
const longestFetch = 1500;
const longestStart = 800;

async function startUpdate({ page }: Device, random: RandomState): Promise<void> {
  const update = 'navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => {})';
  const asked = page.evaluate(update).catch(() => {});
  const fetched = nextIndex(random, 2) === 0 ? pause(nextIndex(random, longestFetch)) : null;
  if (fetched) return fetched;
  await asked;
  const start = page.getByRole('button', { name: en['update.apply'] });
  // a version that was fetched before the last kill may be at work already
  const isOffered = await start.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (!isOffered) return;
  await start.evaluate('(button) => button.click()');
  await pause(nextIndex(random, longestStart));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Whichever version it is, it is whole. */
async function worksWithoutNetwork({ page }: Device, host: Host): Promise<void> {
  await isInstalled(page);
  await host.stop();
  await page.reload();
  await atTable(page);
  await host.start();
}
