/**
 * Sees to it that there are browsers for the end-to-end tests.
 */
import { existsSync } from 'node:fs';
import type { EngineName } from '../journeys/engine-names.ts';
import { findEngine, HOW_TO_GET } from '../journeys/find-engines.ts';
import { succeeds } from './succeeds.ts';

/** Debian's packages of each engine. */
const PACKAGES: Record<EngineName, readonly string[]> = {
  chromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/**
 * Installs what is missing: Debian's packages where this machine is made for it (a container, as
 * root, or continuous integration), else Playwright's own builds, which change nothing else.
 * @returns whether the tests can begin: with Chromium, and in continuous integration with all
 */
export async function ensureEngines(names: readonly EngineName[]): Promise<boolean> {
  try {
    const wanted = missing(names);
    if (wanted.length > 0 && mayUseApt()) await installPackages(wanted);
    for (const name of missing(names)) {
      console.log(`There is no ${name}: asking for Playwright's own.`);
      await succeeds('playwright', ['install', name]);
    }
    const left = missing(names);
    for (const name of left) console.error(`There is no ${name}. To have it: ${HOW_TO_GET[name]}`);
    return process.env.CI === 'true' ? left.length === 0 : !left.includes('chromium');
  } catch (error) {
    // CHROMIUM_PATH leads nowhere: whoever set it wants to know.
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function missing(names: readonly EngineName[]): EngineName[] {
  return names.filter((name) => findEngine(name) === undefined);
}

const isRoot = process.getuid?.() === 0;

function mayUseApt(): boolean {
  return existsSync('/usr/bin/apt-get') && (isRoot || process.env.CI === 'true');
}

/** One after the other: a system that lacks one package still gets the others. */
async function installPackages(names: readonly EngineName[]): Promise<void> {
  await aptGet('update');
  for (const name of names) {
    console.log(`There is no ${name}: installing it.`);
    await aptGet('install', '--yes', ...PACKAGES[name]);
  }
}

function aptGet(...args: string[]): Promise<boolean> {
  const program = ['apt-get', '--quiet', ...args];
  return isRoot
    ? succeeds('env', ['DEBIAN_FRONTEND=noninteractive', ...program])
    : succeeds('sudo', ['--non-interactive', 'DEBIAN_FRONTEND=noninteractive', ...program]);
}
