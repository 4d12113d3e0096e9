/**
 * `test` with a shop of another catalog. A file says which with
 * `test.use({ catalog: 'bare' })`; its tests run one after the other, so that the shop is opened
 * once.
 */
import { limit } from './limits/limit.ts';
import type { CatalogName } from './shop/catalogs.ts';
import { forkShop, type ForkedShop } from './shop/fork-shop.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';
export type { Locator, Page } from './test.ts';

interface WorkerFixtures {
  catalog: CatalogName;
  otherShop: ForkedShop;
}

/** Opens a database and builds a site, while another worker does the same. */
const OPENING_MS = 90_000;

// Playwright wants a set of fixtures, also an empty one.
// oxlint-disable-next-line typescript/no-empty-object-type -- as said above
export const test = base.extend<{}, WorkerFixtures>({
  catalog: ['bare', { option: true, scope: 'worker' }],
  otherShop: [
    async ({ catalog }, use) => {
      const shop = await forkShop('filled-process.ts', { CATALOG: catalog });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: limit(OPENING_MS) },
  ],
  baseURL: async ({ otherShop }, use) => {
    await use(otherShop.url);
  },
});
