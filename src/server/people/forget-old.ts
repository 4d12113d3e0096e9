/** Applies the configured retention to personal data. */
import { deleteOldRequests, eraseRecipients } from '#db/queries/inquiries/old-requests.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { TRASH_DAYS } from '#domain/limits.ts';
import { daysBefore, isKeptLongEnough, monthsBefore } from '#domain/retention.ts';
import { attempt, inRounds } from '../base/attempt.ts';
import { removeOldMailFiles } from '../mail/mailer.ts';
import type { PeopleServices } from './services.ts';

/** Rows per statement; a request has dozens of lines. */
const ROWS_AT_ONCE = 500;

/**
 * Deletes requests past their retention or time in the trash, and erases recipients of old mails.
 * Never throws; failures are logged and retried the next night.
 * @param until after it no further batch starts (milliseconds since 1970); the next night continues
 */
export async function forgetOld(services: PeopleServices, until: number): Promise<void> {
  await attempt('old-requests', () => deleteRequests(services, until));
  await attempt('old-spool', () => removeSetAside(services, until));
  await attempt('old-mails', () => forgetMails(services, until));
}

async function deleteRequests({ db, now, keep }: PeopleServices, until: number): Promise<void> {
  const { requestsMonths } = keep();
  const time = now();
  await inRounds('old-requests-deleted', until, () =>
    deleteOldRequests(db(), {
      deletedBefore: daysBefore(time, TRASH_DAYS),
      receivedBefore: requestsMonths === null ? null : monthsBefore(time, requestsMonths),
      today: todayInDetroit(time),
      limit: ROWS_AT_ONCE,
    }),
  );
}

/** Dead letters were mailed to the shop and are kept like any request. */
async function removeSetAside({ spool, now, keep }: PeopleServices, until: number): Promise<void> {
  const { requestsMonths } = keep();
  if (requestsMonths === null) return;
  for (const name of await spool.listSetAside()) {
    if (Date.now() >= until) return;
    // An unreadable request must not stop the others.
    await attempt('old-spool', async () => {
      const inquiry = await spool.read(name);
      if (!inquiry) return;
      const { receivedAt, fields } = inquiry;
      const request = { receivedAt: new Date(receivedAt), eventDate: fields.eventDate };
      if (isKeptLongEnough(request, now(), requestsMonths)) await spool.remove(name);
    });
  }
}

async function forgetMails(services: PeopleServices, until: number): Promise<void> {
  const { mailsDays } = services.keep();
  if (mailsDays === null) return;
  const before = daysBefore(services.now(), mailsDays);
  await inRounds('old-mails-forgotten', until, () =>
    eraseRecipients(services.db(), { before, limit: ROWS_AT_ONCE }),
  );
  const folder = services.mailFolder();
  if (folder !== undefined) await removeOldMailFiles(folder, before, until);
}
