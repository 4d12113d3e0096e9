/**
 * Playwright's `test` as this project uses it: the shop's address and database at hand, and no test
 * passes that left an error on the console.
 */
import { test as base, expect } from '@playwright/test';
import { connect } from '#db/client.ts';
import type { InquiryRow } from '#db/queries/inquiries/rows.ts';
import { rateBuckets } from '#db/schema.ts';
import { collectErrors } from './page-errors.ts';
import { inquiriesOf, linesOf, type InquiryLineRow } from './stored-inquiries.ts';

export { expect };
export type { Locator, Page } from '@playwright/test';

/** The shop's database, to read what the pages stored. */
export interface ShopRecords {
  inquiriesOf: (email: string) => Promise<InquiryRow[]>;
  linesOf: (inquiryId: string) => Promise<InquiryLineRow[]>;
  /** Forgets how many requests came from where: all tests share one address. */
  forgetCallers: () => Promise<void>;
}

interface TestFixtures {
  /**
   * Console and page errors that a test brings about on purpose, as `text (address)`. Several are
   * alternatives of one pattern: Playwright takes a longer list for a value and its options.
   */
  allowedErrors: RegExp | [RegExp] | [];
  noErrors: undefined;
  ownAllowance: undefined;
}

interface WorkerFixtures {
  db: ShopRecords;
}

// Playwright reads from the pattern which fixtures a fixture needs: an empty one means none.
/* oxlint-disable no-empty-pattern -- as said above */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  baseURL: async ({}, use) => {
    await use(variable('SHOP_URL'));
  },
  db: [
    async ({}, use) => {
      const connection = connect(variable('SHOP_DATABASE_URL'), { maxConnections: 1 });
      await use({
        inquiriesOf: (email) => inquiriesOf(connection.db, email),
        linesOf: (inquiryId) => linesOf(connection.db, inquiryId),
        forgetCallers: async () => {
          await connection.db.delete(rateBuckets);
        },
      });
      await connection.close();
    },
    { scope: 'worker' },
  ],
  ownAllowance: [
    async ({ db }, use) => {
      await db.forgetCallers();
      await use(undefined);
    },
    { auto: true },
  ],
  allowedErrors: [[], { option: true }],
  noErrors: [
    async ({ context, allowedErrors }, use) => {
      const errors = collectErrors(context);
      await use(undefined);
      const allowed = [allowedErrors].flat();
      const unexpected = (await errors()).filter(
        (error) => isPolicyViolation(error) || !allowed.some((pattern) => pattern.test(error)),
      );
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});
/* oxlint-enable no-empty-pattern */

/** What the page's security policy refused is never meant. */
function isPolicyViolation(error: string): boolean {
  return /content security policy/i.test(error);
}

function variable(name: 'SHOP_URL' | 'SHOP_DATABASE_URL'): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the shop was not opened`);
  return value;
}
