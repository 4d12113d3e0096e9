import { attempt } from '../attempt.ts';
import { hostOf } from '../http/app.ts';
import { noteNextDue } from '../schedule/next-due.ts';
import { sendDueMails } from './send-due.ts';
import type { MailServices } from './services.ts';

/** After an answer a function may be frozen at any moment. */
export const AFTER_ANSWER_MS = 8_000;

/**
 * Sends the mails that are owed, once the answer is out: somebody waits for one. The schedule does
 * the same, some minutes later. Called whether or not there is a mail, so that an answer tells nothing.
 * @param context of the request
 */
export function sendMailsAfterAnswer(context: { env: unknown }, services: MailServices): void {
  const until = Date.now() + AFTER_ANSWER_MS;
  const work = async () => {
    await attempt('outbox', () => sendDueMails(services, until));
    await noteNextDue(services);
  };
  hostOf(context).waitUntil?.(work());
}
