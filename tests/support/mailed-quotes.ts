import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '#db/client.ts';
import { inquiries } from '#db/schema.ts';
import { MORNING, useQuotes } from './quotes.ts';
import { sendDue, startSmtp, type SmtpHost } from './smtp.ts';

/**
 * A shop with quotes whose mails go to an SMTP server: each test begins in the morning, without requests and mails.
 * @returns the shop, and what sends the mails that are due and returns them
 */
export function mailedQuotes(db: () => Database) {
  let smtp: SmtpHost;
  const shop = useQuotes(db, { mailer: () => smtp.mailer() });
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.stop());
  beforeEach(async () => {
    shop.clock.now = MORNING;
    await db().delete(inquiries);
    smtp.mails.length = 0;
  });
  const mails = async () => {
    smtp.mails.length = 0;
    expect(await sendDue(shop.services())).toMatchObject({ failed: 0 });
    return [...smtp.mails];
  };
  return { shop, mails };
}
