/**
 * Sees to it that there are browsers for the end-to-end tests.
 */
import { existsSync } from 'node:fs';
import type { EngineName } from '../journeys/engine-names.ts';
import { findEngine, HOW_TO_GET } from '../journeys/find-engines.ts';
import { starts } from '../journeys/open-engine.ts';
import { succeeds } from './succeeds.ts';

/** Debian's packages of each engine. */
const PACKAGES: Record<EngineName, readonly string[]> = {
  chromium: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/**
 * Installs what is missing or does not start: Debian's packages where this machine is made for it (a
 * container, as root, or continuous integration), else Playwright's own builds, which change nothing
 * else. Nobody is asked for a password.
 * @returns the engines to do without, each of which was said; undefined when the tests cannot begin:
 *   without Chromium, and in continuous integration without any
 */
export async function ensureEngines(
  names: readonly EngineName[],
): Promise<readonly EngineName[] | undefined> {
  try {
    let left = await unusable(names);
    if (left.length > 0 && mayUseApt()) {
      await installPackages(left);
      left = await unusable(left);
    }
    for (const name of left) {
      console.log(`There is no ${name} that starts: asking for Playwright's own.`);
      await succeeds('playwright', ['install', name]);
    }
    left = await unusable(left);
    for (const name of left) {
      console.error(`There is no ${name} that starts. To have it: ${HOW_TO_GET[name]}`);
    }
    const needed = process.env.CI === 'true' ? names : (['chromium'] as const);
    return left.some((name) => needed.includes(name)) ? undefined : left;
  } catch (error) {
    // CHROMIUM_PATH leads nowhere: whoever set it wants to know.
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** Some are there and lack a library, or may not read the folder of a test's profile. */
async function unusable(names: readonly EngineName[]): Promise<EngineName[]> {
  const left: EngineName[] = [];
  for (const name of names) {
    const found = findEngine(name);
    if (!found || !(await starts(found))) left.push(name);
  }
  return left;
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
