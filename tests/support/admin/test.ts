/**
 * `test` with a shop of its own whose admin has an owner, because what is written in the admin changes
 * the site that other tests read. Pages are signed in as the owner.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { limit } from '../limits/limit.ts';
import { forkShop, type ForkedShop } from '../shop/fork-shop.ts';
import { test as base } from '../test.ts';
import { linkTo, type LinkMail } from './mails.ts';

export { expect } from '../test.ts';
export type { Locator, Page } from '../test.ts';

export const OWNER = { email: 'owner@woodward.example', password: 'quiet lantern meadow 7' };
/** For `test.use`: nobody is signed in. */
export const NOBODY = { storageState: { cookies: [], origins: [] } };

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

interface AdminShop extends ForkedShop {
  /** @returns the link in the mail to this address, who gets one of each kind */
  mailedLink: (recipient: string, kind?: LinkMail) => Promise<string>;
}

interface TestFixtures {
  /** Calls of the API as the owner. */
  api: APIRequestContext;
}

interface WorkerFixtures {
  adminShop: AdminShop;
  ownerState: SignedIn;
}

/** Opens a database and builds a site, while another worker does the same. */
const OPENING_MS = 120_000;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  adminShop: [
    // Playwright reads from the pattern that no other fixture is needed.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mails = await mkdtemp(path.join(tmpdir(), 'woodward-mails-'));
      const shop = await forkShop('process.ts', {
        DEMO_OWNER_EMAIL: OWNER.email,
        DEMO_OWNER_PASSWORD: OWNER.password,
        MAIL_DIR: mails,
      });
      await use({
        ...shop,
        mailedLink: (recipient, kind = 'staff-invitation') =>
          linkTo({ ...shop, mails }, recipient, kind),
      });
      await shop.close();
      await rm(mails, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: limit(OPENING_MS) },
  ],
  ownerState: [
    async ({ adminShop }, use) => {
      const api = await request.newContext(asOwnPage(adminShop.url));
      const answer = await api.post('/api/auth/sign-in/email', { data: OWNER });
      if (!answer.ok()) throw new Error(`The owner cannot sign in: ${answer.status()}`);
      await use(await api.storageState());
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ adminShop }, use) => {
    await use(adminShop.url);
  },
  storageState: async ({ ownerState }, use) => {
    await use(ownerState);
  },
  api: async ({ adminShop, ownerState }, use) => {
    const api = await request.newContext({ ...asOwnPage(adminShop.url), storageState: ownerState });
    await use(api);
    await api.dispose();
  },
});

/** Calls as the site's own pages make them: writes of other sites are refused. */
export function asOwnPage(url: string) {
  return { baseURL: url, extraHTTPHeaders: { Origin: new URL(url).origin } };
}
