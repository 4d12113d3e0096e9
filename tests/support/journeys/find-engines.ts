/**
 * Which engines this machine has: installed programs, or Playwright's own.
 */
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { ENGINES, type EngineName } from './engine-names.ts';

/** What WebKitGTK needs. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

export type FoundEngine =
  | { name: 'chromium'; by: 'playwright'; program: string }
  /** Playwright's own build. */
  | { name: 'firefox' | 'webkit'; by: 'playwright'; program: string }
  /** An installed Firefox. */
  | { name: 'firefox'; by: 'bidi'; program: string }
  | { name: 'webkit'; by: 'webdriver'; program: string; programs: WebKitPrograms };

/** How to get each engine. */
export const HOW_TO_GET: Record<EngineName, string> = {
  chromium: 'npx playwright install chromium',
  firefox: 'npx playwright install firefox, or on Debian: apt-get install firefox-esr',
  webkit: 'npx playwright install webkit, or on Debian: apt-get install webkit2gtk-driver xvfb',
};

const FIREFOX_ON_MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';
const WEBKIT_FOLDERS = ['/usr/lib', '/usr/lib64', '/usr/libexec'];

/**
 * @returns the engine, or undefined when this machine does not have it, or is to do without it
 *   (`ENGINES_LEFT_OUT`)
 */
export function findEngine(name: EngineName): FoundEngine | undefined {
  if (process.env.ENGINES_LEFT_OUT?.split(',').includes(name)) return undefined;
  if (name === 'chromium') {
    const program = findBrowser();
    return program === undefined ? undefined : { name, by: 'playwright', program };
  }
  const own = { firefox, webkit }[name].executablePath();
  if (existsSync(own)) return { name, by: 'playwright', program: own };
  return name === 'firefox' ? installedFirefox() : installedWebKit();
}

/** @returns all engines that this machine has */
export function findEngines(): FoundEngine[] {
  return ENGINES.flatMap((name) => findEngine(name) ?? []);
}

/** Windows starts no script in the place of a program, and that is how Firefox is started. */
function installedFirefox(): FoundEngine | undefined {
  if (process.platform === 'win32') return undefined;
  const program = [onPath('firefox-esr'), onPath('firefox'), FIREFOX_ON_MAC].find(isProgram);
  return program === undefined ? undefined : { name: 'firefox', by: 'bidi', program };
}

function installedWebKit(): FoundEngine | undefined {
  const driver = onPath('WebKitWebDriver');
  const screen = onPath('Xvfb');
  const browser = miniBrowser();
  if (driver === undefined || screen === undefined || browser === undefined) return undefined;
  return {
    name: 'webkit',
    by: 'webdriver',
    program: browser,
    programs: { driver, browser, screen },
  };
}

/** It lies beside the library, in a folder that has the processor and the version in its name. */
function miniBrowser(): string | undefined {
  const folders = WEBKIT_FOLDERS.filter((folder) => existsSync(folder));
  const inside = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /linux-gnu|^webkit/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const versions = inside.flatMap((folder) =>
    folder.includes('webkit')
      ? [folder]
      : readdirSync(folder)
          .filter((name) => /^webkit2?gtk-[\d.]+$/.test(name))
          .map((name) => path.join(folder, name)),
  );
  return versions.map((folder) => path.join(folder, 'MiniBrowser')).find(isProgram);
}

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find(isProgram);
}

function isProgram(file: string | undefined): file is string {
  if (file === undefined || !existsSync(file)) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
