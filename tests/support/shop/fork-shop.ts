/**
 * Opens a shop in a process of its own, in a data folder of its own on a free port.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { makeFolderInMemory } from '../memory-folder.ts';
import { programEnvironment } from '../run-program.ts';
import type { ShopAddress } from './process.ts';

export interface ForkedShop extends ShopAddress {
  close: () => Promise<void>;
}

/**
 * @param program file beside this one that opens a shop and tells its parent where
 * @param variables for its environment
 * @throws when it ends before the shop is open
 */
export async function forkShop(
  program: 'process.ts' | 'filled-process.ts',
  variables: Record<string, string> = {},
): Promise<ForkedShop> {
  const folder = await makeFolderInMemory('woodward-e2e-');
  const { DATABASE_URL: _, SITE_URL: __, NODE_OPTIONS: ___, ...environment } = process.env;
  const child = fork(fileURLToPath(new URL(`./${program}`, import.meta.url)), {
    env: { ...environment, ...programEnvironment(), ...variables, DATA_DIR: folder },
    // Not the options of the test runner, which would transform the shop's code.
    execArgv: [],
  });
  const address = await new Promise<ShopAddress>((resolve, reject) => {
    // The program sends nothing else.
    child.once('message', (message) => resolve(message as ShopAddress));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}; see above.`)));
  });
  return {
    ...address,
    close: async () => {
      if (child.connected) {
        const ended = once(child, 'exit');
        child.send('close');
        await ended;
      } else console.error(`The shop had ended: ${child.signalCode ?? `code ${child.exitCode}`}.`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
