import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '#db/client.ts';
import { inquiries } from '#db/schema.ts';
import { mailerOf } from '#server/mail/mailer.ts';
import { MORNING, useQuotes } from './quotes.ts';
import { startSmtp, type SmtpHost } from './smtp.ts';

/**
 * A shop with quotes whose mails go to an SMTP server: each test begins in the morning, without requests and mails.
 * @returns the shop, and its server, which is there once the tests run
 */
export function mailedQuotes(db: () => Database) {
  let smtp: SmtpHost;
  const shop = useQuotes(db, {
    mailer: () => mailerOf({ SMTP_URL: smtp.url, MAIL_DIR: undefined, MAIL_TO: undefined }),
  });
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.stop());
  beforeEach(async () => {
    shop.clock.now = MORNING;
    await db().delete(inquiries);
    smtp.mails.length = 0;
  });
  return { shop, smtp: () => smtp };
}
