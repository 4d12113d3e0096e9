/** What people sent is kept as long as the settings say, and no longer. */
import { deleteOldRequests, forgetRecipients } from '#db/queries/old-requests.ts';
import { todayInDetroit } from '#domain/event-date.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import { daysBefore, isKeptLongEnough, monthsBefore } from '#domain/retention.ts';
import { attempt } from '../attempt.ts';
import { log } from '../log.ts';
import { removeOldMailFiles } from '../mail/kept-files.ts';
import type { PeopleServices } from './services.ts';

/** Rows in one statement; a request takes some dozens of lines along. */
const ROWS_AT_ONCE = 500;

/**
 * Deletes requests that were kept, or in the bin, for long enough, and forgets to whom mails went.
 * Never throws: what fails is logged, and the next night makes up for it.
 * @param until begins no further round at this moment (milliseconds since 1970); the next night goes on
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
      binnedBefore: daysBefore(time, BIN_DAYS),
      receivedBefore: requestsMonths === null ? null : monthsBefore(time, requestsMonths),
      today: todayInDetroit(time),
      limit: ROWS_AT_ONCE,
    }),
  );
}

/** What the database would never take was mailed to the shop, and is kept like any request. */
async function removeSetAside({ spool, now, keep }: PeopleServices, until: number): Promise<void> {
  const { requestsMonths } = keep();
  if (requestsMonths === null) return;
  for (const name of await spool.listSetAside()) {
    if (Date.now() >= until) return;
    // One that cannot be read does not keep the others.
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
    forgetRecipients(services.db(), { before, limit: ROWS_AT_ONCE }),
  );
  const folder = services.mailFolder();
  if (folder !== undefined) await removeOldMailFiles(folder, before, until);
}

async function inRounds(event: string, until: number, work: () => Promise<number>): Promise<void> {
  let count = 0;
  let done: number;
  do {
    done = await work();
    count += done;
  } while (done > 0 && Date.now() < until);
  if (count > 0) log({ level: 'info', event, count });
}
