/**
 * Opens the shop once for all end-to-end tests: the embedded default that a newcomer gets, in a data
 * folder of its own on a free port.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShopAddress } from './process.ts';

const PROGRAM = fileURLToPath(new URL('./process.ts', import.meta.url));

/** Names of the variables that tell the tests where the shop is. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-e2e-'));
  const { DATABASE_URL: _, SITE_URL: __, NODE_OPTIONS: ___, ...environment } = process.env;
  const child = fork(PROGRAM, {
    env: { ...environment, DATA_DIR: folder },
    // Not the options of the test runner, which would transform the shop's code.
    execArgv: [],
  });
  const address = await new Promise<ShopAddress>((resolve, reject) => {
    // The program sends nothing else.
    child.once('message', (message) => resolve(message as ShopAddress));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}; see above.`)));
  });
  process.env.SHOP_URL = address.url;
  process.env.SHOP_DATABASE_URL = address.databaseUrl;
  return async () => {
    const ended = once(child, 'exit');
    child.send('close');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}
