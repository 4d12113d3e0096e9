import type { ErasedView } from '#contracts/people.ts';
import { eraseStored, findPerson, listReferences } from '#db/queries/people.ts';
import { attempt } from '../base/attempt.ts';
import { log } from '../base/log.ts';
import { requestMailId } from '../inquiries/intake/drain.ts';
import type { Inquiry } from '../inquiries/intake/inquiry.ts';
import { removeMailFiles } from '../mail/mailer.ts';
import { removeMailsAbout } from '../mail/mails-about.ts';
import { findSpooled, readPersonView } from './find.ts';
import type { PeopleServices } from './services.ts';

/**
 * Permanently deletes all of a person's data: requests in the database and outside it, with their
 * mails, sent or not. Idempotent. What the store cannot delete now is reported as left and deleted
 * by a retry.
 * @throws when the database fails
 */
export async function erasePerson(services: PeopleServices, email: string): Promise<ErasedView> {
  const db = services.db();
  const person = await findPerson(db, email);
  // The spool first: its requests might otherwise move into the database meanwhile.
  const { found = new Map<string, Inquiry>() } =
    (await findSpooled(services.spool, person.mailbox)) ?? {};
  const waiting: Inquiry[] = [];
  for (const [name, inquiry] of found) {
    const removed = await attempt('spool-remove', async () => {
      await services.spool.remove(name);
      return true;
    });
    if (removed) waiting.push(inquiry);
  }
  const folder = services.mailFolder();
  // Before the rows, whose references name the files: a repetition would find none.
  if (folder !== undefined) {
    const references = [
      ...(await listReferences(db, person)),
      ...waiting.map(({ reference }) => reference),
    ];
    await removeMailsAbout(folder, references);
  }
  const { mailIds, bodyHashes } = await eraseStored(db, person);
  if (folder !== undefined) {
    const hashes = [...bodyHashes, ...waiting.map(({ bodyHash }) => bodyHash)];
    await removeMailFiles(folder, [...mailIds, ...hashes.map(requestMailId)]);
  }
  const count = bodyHashes.length + waiting.length;
  log({ level: 'info', event: 'person-erased', count });
  return {
    requests: bodyHashes.length,
    mails: mailIds.length,
    waiting: waiting.length,
    left: await readPersonView(services, email),
  };
}
