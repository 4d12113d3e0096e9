/**
 * Sees to it that there is a browser for the end-to-end tests.
 */
import { existsSync } from 'node:fs';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '../browser.ts';
import { succeeds } from './succeeds.ts';

/**
 * Installs Chromium where there is none and this machine is made for it: in a container, as root,
 * or in continuous integration. Elsewhere it says in one line how to get one.
 * @returns whether there is a browser now
 */
export async function ensureBrowser(): Promise<boolean> {
  if (hasBrowser()) return true;
  const isRoot = process.getuid?.() === 0;
  if (existsSync('/usr/bin/apt-get') && (isRoot || process.env.CI === 'true')) {
    const apt = isRoot ? ['apt-get'] : ['sudo', '--non-interactive', 'apt-get'];
    console.log('No Chrome or Chromium was found: installing one.');
    const updated = await aptGet(apt, ['update']);
    if (updated && (await aptGet(apt, ['install', '--yes', 'chromium'])) && hasBrowser())
      return true;
  }
  console.error(HOW_TO_GET_A_BROWSER);
  return false;
}

function aptGet([program = '', ...rest]: string[], args: string[]): Promise<boolean> {
  return succeeds(program, [...rest, '--quiet', ...args], { DEBIAN_FRONTEND: 'noninteractive' });
}

function hasBrowser(): boolean {
  try {
    return findBrowser() !== undefined;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
