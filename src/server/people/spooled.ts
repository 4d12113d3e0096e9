/** One person's requests outside the database: spooled, or dead letters. */
import { mailboxOf } from '#domain/mailbox.ts';
import { attempt } from '../attempt.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { Spool } from '../inquiries/spool.ts';

/** A function may take ten seconds; the rest of the request needs some of them. */
const LOOK_MS = 5_000;

export interface Spooled {
  /** By their names in the spool. */
  found: Map<string, Inquiry>;
  /** Number of requests that could not be read in time; they may be anybody's. */
  unread: number;
}

/**
 * @param mailbox by `mailboxOf`
 * @returns undefined when the store is unavailable, which is logged
 */
export async function findSpooled(spool: Spool, mailbox: string): Promise<Spooled | undefined> {
  const until = Date.now() + LOOK_MS;
  const names = await attempt('spool-list', async () => [
    ...(await spool.list()),
    ...(await spool.listSetAside()),
  ]);
  if (!names) return undefined;
  const found = new Map<string, Inquiry>();
  let unread = 0;
  for (const name of names) {
    const read =
      Date.now() < until
        ? await attempt('spool-read', async () => ({ inquiry: await spool.read(name) }))
        : undefined;
    if (!read) unread += 1;
    else if (read.inquiry && mailboxOf(read.inquiry.fields.email) === mailbox) {
      found.set(name, read.inquiry);
    }
  }
  return { found, unread };
}
