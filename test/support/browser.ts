/** Finds a Chromium on this machine, or gets one from the system's packages. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const named = ['CHROMIUM_PATH', 'CHROME_BIN'] as const;

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: ['/snap/bin/chromium', '/opt/google/chrome/chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder
      ? [
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ]
      : [];
  }),
};

/** The path of a Chromium that is already here. A path given by hand that leads nowhere is an error. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  for (const variable of named) {
    const path = env[variable];
    if (!path) continue;
    if (isProgram(path)) return path;
    throw new Error(`${variable} names "${path}", and there is no program at that path`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = folders.flatMap((folder) => programs.map((program) => join(folder, program + suffix)));
  return [...onPath, ...(usualPlaces[process.platform] ?? [])].find(isProgram);
}

/** As `findChromium`, but installs one from the system's packages where that needs no question. */
export function readyChromium(): string {
  const found = findChromium();
  if (found) return found;
  installFromPackages();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none was found. Install one ' +
      '(Debian and Ubuntu: apt-get install chromium, Fedora: dnf install chromium, ' +
      'macOS: brew install --cask chromium, Windows: winget install Google.Chrome) ' +
      'or set CHROMIUM_PATH to the path of its program.',
  );
}

/** How every browser of the tests is started. */
export function chromiumOptions() {
  return {
    executablePath: readyChromium(),
    headless: true,
    // A busy machine takes its time.
    timeout: 120_000,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
    ],
  };
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch(chromiumOptions());
}

function installFromPackages(): void {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  console.log('No Chromium found: installing the package "chromium" …');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [program = '', ...rest] = [...asRoot, 'apt-get', ...args];
    const { status, stderr } = spawnSync(program, rest, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status === 0) continue;
    console.error(`${[program, ...rest].join(' ')} failed\n${stderr ?? ''}`);
    return;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
