/**
 * A shop in a data folder that outlives it: it can be killed, and opened again.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { connect, type Connection } from '#db/client.ts';
import { programEnvironment } from '../run-program.ts';
import type { ShopAddress, ShopOrder } from './process.ts';

export interface KillableShop extends ShopAddress {
  connection: Connection;
  /** Has it look at once for what was saved in the database, as it does after a save of its own. */
  publish: () => void;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * @param folder data folder
 * @param variables for its environment
 * @throws when it ends before the shop is open
 */
export async function openShopIn(
  folder: string,
  variables: Record<string, string> = {},
): Promise<KillableShop> {
  const child = fork(fileURLToPath(new URL('process.ts', import.meta.url)), {
    env: { ...programEnvironment(), ...variables, DATA_DIR: folder },
    // Not the options of the test runner, which would transform the shop's code.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = await new Promise<ShopAddress>((resolve, reject) => {
    // The program sends nothing else.
    child.once('message', (message) => resolve(message as ShopAddress));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}; see above.`)));
  });
  const connection = connect(address.databaseUrl, { maxConnections: 2 });
  const end = async (how: () => void) => {
    const ended = once(child, 'exit');
    how();
    await ended;
  };
  const tell = (order: ShopOrder) => child.send(order);
  return {
    ...address,
    connection,
    publish: () => tell('publish'),
    kill: async () => {
      await end(() => child.kill('SIGKILL'));
      await connection.close();
    },
    close: async () => {
      await connection.close();
      await end(() => tell('close'));
    },
  };
}
