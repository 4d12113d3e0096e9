/** Status of mails, and a test mail. */
import { mailEndpoints } from '#contracts/mail.ts';
import { noteMailAccepted } from '#db/queries/mail/failures.ts';
import { testMail } from '../accounts/mails.ts';
import { withDeadline } from '../base/deadline.ts';
import { guestSendsNoMail } from '../base/texts.ts';
import { assertHost } from '../base/this-host.ts';
import type { GuardedApp } from '../http/guarded-app.ts';
import { handle } from '../http/handle.ts';
import { failureOf } from '../mail/failure-of.ts';
import { mailHealth } from '../mail/mail-health.ts';
import type { MailServices } from '../mail/services.ts';
import { mailRefused, noMailServer } from '../mail/test-mail-texts.ts';
import { readSettings } from '../shop/read.ts';

/** A function on Netlify may take ten seconds. */
const TEST_MS = 8_000;

export function mountMail(app: GuardedApp, services: MailServices): void {
  handle(app, mailEndpoints.read, () => mailHealth(services, services.mailer().route));

  handle(app, mailEndpoints.test, async (_input, context) => {
    await assertHost(services, guestSendsNoMail);
    const { email: to, name } = context.get('staff');
    const mailer = services.mailer();
    if (mailer.route === 'none') return { isAccepted: false, to, answer: noMailServer };
    const shop = await readSettings(services.db());
    const message = { id: crypto.randomUUID(), to, shop, ...testMail(name, shop) };
    try {
      const { answer } = await withDeadline(mailer.send(message), TEST_MS);
      await noteMailAccepted(services.db());
      return { isAccepted: true, to, answer };
    } catch (error) {
      return { isAccepted: false, to, answer: wordsOf(error) };
    }
  });
}

/** @returns why the mail was not accepted, with the server's own answer, if it gave one */
function wordsOf(error: unknown): string {
  const hasAnswered = error instanceof Error && 'response' in error;
  return mailRefused(failureOf(error), hasAnswered ? String(error.response) : '');
}
