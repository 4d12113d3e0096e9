import { startShop } from '#local/shop.ts';
import { createTerminal } from '#local/terminal.ts';
/**
 * The shop as `npm start` runs it, in a process of its own, for the end-to-end tests. Tells its
 * parent where it is, and closes when it is told to.
 */
import { readEnv } from '#server/env.ts';

/** What the parent is told once the shop is open. */
export interface ShopAddress {
  url: string;
  databaseUrl: string;
}

const { DATA_DIR, DATABASE_URL, AUTH_SECRET, DEMO_OWNER_EMAIL, DEMO_OWNER_PASSWORD } = process.env;
const env = readEnv({ DATA_DIR, DATABASE_URL, AUTH_SECRET, DEMO_OWNER_EMAIL, DEMO_OWNER_PASSWORD });
const { signal } = new AbortController();
const closers = new AsyncDisposableStack();
// Any free port.
const shop = await startShop({ ...env, PORT: 0 }, { terminal: createTerminal(), signal, closers });
const address: ShopAddress = { url: shop.url, databaseUrl: shop.databaseUrl };
process.send?.(address);

const told = new Promise<undefined>((resolve) => {
  process.once('message', () => resolve(undefined));
  // A run that is killed tells nobody.
  process.once('disconnect', () => resolve(undefined));
});
const reason = await Promise.race([told, shop.down]);
await closers.disposeAsync();
if (reason !== undefined) throw new Error(`The embedded database stopped: ${reason}`);
if (process.connected) process.disconnect();
