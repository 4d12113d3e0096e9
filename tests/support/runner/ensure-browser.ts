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
  try {
    if (findBrowser() !== undefined) return true;
    if (mayInstall() && (await install()) && findBrowser() !== undefined) return true;
    console.error(HOW_TO_GET_A_BROWSER);
  } catch (error) {
    // CHROMIUM_PATH leads nowhere: whoever set it wants to know.
    console.error(error instanceof Error ? error.message : error);
  }
  return false;
}

const isRoot = process.getuid?.() === 0;

function mayInstall(): boolean {
  return existsSync('/usr/bin/apt-get') && (isRoot || process.env.CI === 'true');
}

async function install(): Promise<boolean> {
  console.log('No Chrome or Chromium was found: installing one.');
  return (await aptGet('update')) && (await aptGet('install', '--yes', 'chromium'));
}

function aptGet(...args: string[]): Promise<boolean> {
  const program = ['apt-get', '--quiet', ...args];
  return isRoot
    ? succeeds('env', ['DEBIAN_FRONTEND=noninteractive', ...program])
    : succeeds('sudo', ['--non-interactive', 'DEBIAN_FRONTEND=noninteractive', ...program]);
}
