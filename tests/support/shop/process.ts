/**
 * The shop as `npm start` runs it, in a process of its own, for the end-to-end tests. Tells its
 * parent where it is, and closes when it is told to.
 */
import { freePort } from '#local/free-port.ts';
import { addressToOpen } from '#local/http/listen.ts';
import { startShop } from '#local/shop.ts';
import { createTerminal } from '#local/terminal.ts';
import { readEnv } from '#server/base/env.ts';
import { publishingHost } from '#server/publishing/host.ts';
import { endInOrder } from '../end-in-order.ts';
import { shareCode, takeCode } from './shared-code.ts';

/** What the parent is told once the shop is open. */
export interface ShopAddress {
  url: string;
  databaseUrl: string;
}

/** What the parent may tell it: to look for what was saved, as after a save of its own; to close. */
export type ShopOrder = 'publish' | 'close';

endInOrder();

// A run that is killed tells nobody; its exit handlers stop the database of a shop that is not open yet.
let isOpen = false;
process.once('disconnect', () => {
  if (!isOpen) process.exit(1);
});

const { DATA_DIR, DATABASE_URL, AUTH_SECRET, DEMO_OWNER_EMAIL, DEMO_OWNER_PASSWORD } = process.env;
const env = readEnv({ DATA_DIR, DATABASE_URL, AUTH_SECRET, DEMO_OWNER_EMAIL, DEMO_OWNER_PASSWORD });
const { signal } = new AbortController();
const closers = new AsyncDisposableStack();
const PORT = await freePort();
const expectedUrl = addressToOpen(env.LISTEN_HOST, PORT);
const isBundled = takeCode(env.DATA_DIR, expectedUrl);
const shop = await startShop({ ...env, PORT }, { terminal: createTerminal(), signal, closers });
if (!isBundled) shareCode(env.DATA_DIR, shop.url);
const address: ShopAddress = { url: shop.url, databaseUrl: shop.databaseUrl };
process.send?.(address);

const told = new Promise<undefined>((resolve) => {
  process.on('message', (message: ShopOrder) => {
    if (message === 'publish') publishingHost()?.wake();
    else resolve(undefined);
  });
  isOpen = true;
  process.once('disconnect', () => resolve(undefined));
});
await told;
await closers.disposeAsync();
if (process.connected) process.disconnect();
