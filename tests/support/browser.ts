/**
 * The Chrome or Chromium that the end-to-end tests drive.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { limit } from './limits/limit.ts';
import { hasRoomInMemory } from './memory-folder.ts';

/** What to do where no browser was found. */
export const HOW_TO_GET_A_BROWSER =
  'No Chrome or Chromium was found: run `npx playwright install chromium`, or set CHROMIUM_PATH.';

/**
 * Debian's Chromium without windows, which Playwright's own headless tests use as well: opening and
 * closing a page for a test takes about half the time.
 */
const HEADLESS = 'chromium-headless-shell';
const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

const LOCATIONS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['Google Chrome', 'Chromium'].flatMap((name) =>
    ['', process.env.HOME ?? ''].map(
      (home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
  ),
  linux: ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium'],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe'].map((name) =>
      path.join(process.env[variable] ?? '', name),
    ),
  ),
};

/**
 * Looks at `CHROMIUM_PATH`, then for an installed Chrome or Chromium, then for Playwright's own.
 * @param headless whether it need not show a window
 * @returns the program's path, or undefined when there is none
 * @throws when CHROMIUM_PATH is set to something that is no browser
 */
export function findBrowser(headless = true): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isBrowser(given)) return given;
    throw new Error(`CHROMIUM_PATH is set to ${given}, which is no browser that runs.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const names = headless ? [HEADLESS, ...NAMES] : NAMES;
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const installed = LOCATIONS[process.platform] ?? [];
  return [...onPath, ...installed, chromium.executablePath()].find(isBrowser);
}

/** Some systems install a stand-in that only says how to install the real one: it must answer. */
function isBrowser(file: string): boolean {
  if (!existsSync(file)) return false;
  // There the question would open a window.
  if (process.platform === 'win32') return true;
  try {
    return /chrom/i.test(
      execFileSync(file, ['--version'], {
        encoding: 'utf8',
        timeout: limit(20_000),
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch {
    return false;
  }
}

/**
 * Parts of the browser that tests have no use for. The last list given counts, so this repeats
 * what Playwright turns off by itself. The last two are pages of the address bar, which a new
 * Chromium loads with every window: they took half of the processor's time of a test.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'PreconnectToSearch',
  'AimEnabled',
  'Translate',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** @returns arguments that keep the browser quiet, and let root start it in a container */
export function browserArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${FEATURES_OFF.join(',')}`,
  ];
}

/** @returns how Playwright starts the browser, but for its program */
export function browserOptions(): { args: string[]; ignoreDefaultArgs: string[] } {
  return {
    args: browserArguments(),
    // Its processes share memory; Playwright has them share files, for containers with little memory.
    ignoreDefaultArgs: hasRoomInMemory() ? ['--disable-dev-shm-usage'] : [],
  };
}
