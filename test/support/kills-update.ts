/** The browser is killed while a new version of the app is fetched or started, in the middle of a game. */

import type { Page } from 'playwright-core';
import type { Move } from '@/engine/game/move';
import { nextIndex, type RandomState } from '@/engine/game/random';
import { en } from '@/i18n/en';
import { copyOfDist, dist, laterNumber, laterVersion } from './builds';
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
  try {
    await isInstalled(device.page);
    let game = { id: '', log: [] as Move[] };
    for (let kill = 0; kill < kills; kill++) {
      // none of them comes to its end
      if (kill % killsPerGame === 0) game = { id: await newGame(device, host), log: [] };
      let shown = game.log.length;
      const players = () =>
        playOn(device.page, nextIndex(random, 1_000_000), (moves) => {
          shown = moves;
        });
      // the version that is not at work, whatever became of the last update
      host.change((await versionOf(device)) === laterNumber ? dist : later);
      const isFetched = nextIndex(random, 2) === 0;
      await (isFetched ? whileStarting : whileFetching)(device.page, random, players);
      await device.kill();
      device = await switchOn(profile, host.url, `#/table/${game.id}`);
      const log = await comeBack(device, game.id);
      complain({ known: game.log, base: game.log.length, shown }, log);
      game = { ...game, log };
      await worksWithoutNetwork(device, host);
      const during = isFetched ? 'starting' : 'fetching';
      onKill?.(
        `while ${during}, then version ${await versionOf(device)}; ${shown} moves shown, ${log.length} there afterwards`,
      );
    }
  } finally {
    // One that was killed cannot be closed.
    await device.close().catch(() => {});
  }
}

const killsPerGame = 8;

function versionOf({ page }: Device): Promise<string | null> {
  return page.locator('meta[name=version]').getAttribute('content');
}

async function newGame({ page }: Device, { url }: Host): Promise<string> {
  await page.goto(`${url}#/`);
  return beginGame(page);
}

/** Milliseconds that a new version has until it is interrupted, while it is fetched and while it starts. */
const longestFetch = 1500;
const longestStart = 800;

const lookForUpdate = 'navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => {})';

type Interrupted = (page: Page, random: RandomState, players: () => Promise<void>) => Promise<void>;

const whileFetching: Interrupted = async (page, random, players) => {
  await players();
  page.evaluate(lookForUpdate).catch(() => {});
  await pause(nextIndex(random, longestFetch));
};

const whileStarting: Interrupted = async (page, random, players) => {
  await page.evaluate(lookForUpdate);
  await page.getByRole('button', { name: en['update.apply'] }).waitFor();
  await players();
  await page.evaluate(`document.querySelector('.update button').click()`);
  await pause(nextIndex(random, longestStart));
};

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
