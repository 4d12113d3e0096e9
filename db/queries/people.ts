/**
 * All data of one person who sent requests: the owner of a mailbox, whatever spelling of its
 * address they used.
 */
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PersonView } from '#contracts/people.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import type { Database } from '../client.ts';
import { inquiryEvents, inquiryLines, inquiries, outbox, quotes } from '../schema.ts';
import { withLinesAndMails } from './inquiries/records.ts';
import { listMailPrefix } from './lists.ts';
import { windowOf } from './paging.ts';
import { onlyRow } from './rows.ts';

/** Identifies one person's requests; made by `findPerson`. */
export interface Person {
  /** By `mailboxOf`. */
  mailbox: string;
  /** Spellings in requests from before the mailbox was stored. */
  addresses: readonly string[];
}

export interface ErasedRows {
  mailIds: string[];
  /** `bodyHash` of each request. */
  bodyHashes: string[];
}

/**
 * @param email address as somebody typed it
 * @returns the person, even when nothing is stored about them
 */
export async function findPerson(db: Database, email: string): Promise<Person> {
  const mailbox = mailboxOf(email);
  // Read whole: `mailboxOf` cannot run in SQL, and these old requests only become fewer.
  const old = await db
    .selectDistinct({ email: inquiries.email })
    .from(inquiries)
    .where(eq(inquiries.mailbox, ''));
  const addresses = old
    .map((inquiry) => inquiry.email)
    .filter((address) => mailboxOf(address) === mailbox);
  return { mailbox, addresses };
}

/** Mails about the person's requests, and lists that were mailed to their mailbox. */
function mailsOf(db: Database, person: Person): SQL | undefined {
  const own = db.select({ id: inquiries.id }).from(inquiries).where(isOf(person));
  const ofLists = sql`starts_with(${outbox.dedupeKey}, ${listMailPrefix(person.mailbox)})`;
  return or(inArray(outbox.inquiryId, own), and(eq(outbox.kind, 'visitor-list'), ofLists));
}

function isOf({ mailbox, addresses }: Person): SQL | undefined {
  const asOld = and(eq(inquiries.mailbox, ''), inArray(inquiries.email, [...addresses]));
  return or(eq(inquiries.mailbox, mailbox), addresses.length > 0 ? asOld : undefined);
}

/** @returns how much is stored about a person: requests, what belongs to them, and mails by state */
export async function countStored(
  db: Database,
  person: Person,
): Promise<Omit<PersonView, 'mailbox' | 'spool'>> {
  const count = (condition: SQL) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const own = db.select({ id: inquiries.id }).from(inquiries).where(isOf(person));
  const requests = await db
    .select({
      requests: count(sql`true`),
      inTrash: count(sql`${inquiries.deletedAt} is not null`),
    })
    .from(inquiries)
    .where(isOf(person));
  const mails = await db
    .select({
      sent: count(sql`${outbox.state} = 'sent'`),
      filed: count(sql`${outbox.state} = 'filed'`),
      waiting: count(sql`${outbox.state} = 'queued'`),
      failed: count(sql`${outbox.state} = 'dead'`),
    })
    .from(outbox)
    .where(mailsOf(db, person));
  const items = await db.$count(inquiryLines, inArray(inquiryLines.inquiryId, own));
  const eventCount = await db.$count(inquiryEvents, inArray(inquiryEvents.inquiryId, own));
  const quoteCount = await db.$count(quotes, inArray(quotes.inquiryId, own));
  return {
    ...onlyRow(requests),
    items,
    notes: eventCount,
    quotes: quoteCount,
    mails: onlyRow(mails),
  };
}

/**
 * @param page from 1
 * @returns the person's requests with lines and mails, oldest first
 */
export async function listStored(db: Database, person: Person, page: number) {
  const { limit, offset } = windowOf(page);
  const rows = await db
    .select()
    .from(inquiries)
    .where(isOf(person))
    .orderBy(inquiries.createdAt, inquiries.id)
    .limit(limit)
    .offset(offset);
  return withLinesAndMails(db, rows);
}

/** @returns the references of the person's requests, in the trash too */
export async function listReferences(db: Database, person: Person): Promise<string[]> {
  const { reference } = inquiries;
  const rows = await db.select({ reference }).from(inquiries).where(isOf(person));
  return rows.map((row) => row.reference);
}

/** Deletes all of the person's data for good, in one transaction. Lines, events and quotes cascade. */
export function eraseStored(db: Database, person: Person): Promise<ErasedRows> {
  return db.transaction(async (tx) => {
    const mails = await tx.delete(outbox).where(mailsOf(tx, person)).returning({ id: outbox.id });
    const requests = await tx
      .delete(inquiries)
      .where(isOf(person))
      .returning({ bodyHash: inquiries.bodyHash });
    return {
      mailIds: mails.map(({ id }) => id),
      bodyHashes: requests.map(({ bodyHash }) => bodyHash),
    };
  });
}
