/**
 * Shops to back up, and what is compared afterward.
 */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { quoteContentOf } from '#contracts/quotes/quotes.fixtures.ts';
import { LEFT_OUT } from '#db/backup/tables.ts';
import type { Database } from '#db/client.ts';
import {
  handovers,
  inquiries,
  inquiryEvents,
  media,
  outbox,
  partnerPieces,
  payments,
  publications,
  quoteLinks,
  rateBuckets,
  redirects,
  rentalItems,
  scheduledChanges,
  settingVersions,
  staffAccounts,
  staffActs,
  staffPasskeys,
  staffTwoFactors,
  staffVerifications,
  stockRows,
} from '#db/schema.ts';
import { seedDemo } from '#db/seed/seed.ts';
import type { AgreedEvent } from '#domain/agreed-event.ts';
import type { Entry } from '#local/backup/format.ts';
import { openArchive, readEntries } from '#local/backup/read-archive.ts';
import { restoreBackup, type RestoreTarget } from '#local/backup/restore-backup.ts';
import { createTerminal } from '#local/terminal.ts';
import { createInvitation } from '#server/accounts/staff/invite.ts';
import { dump } from './dump.ts';
import { addCategory, addInquiry, addItem, addQuote } from './rows.ts';
import { addSession, addStaff } from './staff.ts';

/** Everything that a text format could get wrong. */
export const AWKWARD =
  'Line\nfeed\ttab "quotes" \\back\\slash {braces,} \'\' \u2028 é 🎪 NULL null \\N';

/** Fills a migrated database with rows of every table; what its host is building among them. */
export async function fillShop(db: Database): Promise<void> {
  await seedDemo(db);
  const category = await addCategory(db, { name: AWKWARD.slice(0, 60), isActive: false });
  await addItem(db, category, {
    name: 'Awkward',
    description: AWKWARD,
    tags: ['', 'a,b', '"', '\\', 'NULL', AWKWARD],
    // In this order, which `jsonb` would not keep.
    specifications: { Zebra: '1', Apple: '2', '10': '3' },
    deletedAt: new Date(),
  });
  const inquiryId = await addInquiry(db, { message: AWKWARD, selectedService: null }, [
    { itemId: 'x', name: AWKWARD, quantity: 2, price: '$1.00' },
  ]);
  const { id } = await addStaff(db, { role: 'owner', twoFactorEnabled: true });
  await db.insert(inquiryEvents).values({ inquiryId, kind: 'note', authorId: id, body: AWKWARD });
  await addSentQuote(db, inquiryId, id);
  await addBookedEvent(db, inquiryId, id);
  await addSession(db, id);
  await db
    .insert(staffTwoFactors)
    .values({ id: randomUUID(), userId: id, secret: 'encrypted', backupCodes: 'encrypted' });
  await db.insert(staffPasskeys).values({
    staffId: id,
    name: AWKWARD.slice(0, 60),
    credentialId: 'credential',
    publicKey: 'key',
    algorithm: -7,
    rpId: 'woodward.example',
    signCount: 2 ** 32 - 1,
  });
  await createInvitation(
    db,
    { siteUrl: 'https://woodward.example', now: new Date() },
    { email: 'new@example.com', role: 'editor', invitedBy: id },
  );
  await db.insert(staffVerifications).values({
    id: randomUUID(),
    identifier: 'reset',
    value: 'link',
    expiresAt: new Date(Date.now() + 60_000),
  });
  await db.insert(scheduledChanges).values({
    batchId: randomUUID(),
    kind: 'category',
    entityId: category,
    staffId: id,
    dueAt: new Date('2027-03-14T07:30:00Z'),
    madeAt: new Date(),
    change: { isActive: true },
    base: { isActive: false },
  });
  await db.insert(staffActs).values({
    kind: 'photo',
    action: 'described',
    at: new Date(),
    staffId: id,
    name: AWKWARD,
    changes: [{ field: 'alt', before: '', after: AWKWARD }],
  });
  await db.insert(rateBuckets).values({ key: 'k', tokens: 1 / 3, filledAt: new Date() });
  await db
    .insert(outbox)
    .values({ kind: 'password-reset', dedupeKey: 'k', content: { a: AWKWARD } });
  await db.insert(publications).values([
    { state: 'building', claimedBy: 'server:gone', changes: 2, tries: 1 },
    { state: 'live', deployId: 'x' },
  ]);
  await db.insert(redirects).values({ fromPath: '/a', toPath: '/b' });
  await db
    .insert(settingVersions)
    .values({ section: 'business', version: 1, value: { a: AWKWARD } });
  await db
    .insert(staffAccounts)
    .values({ id: 'a', userId: id, accountId: id, providerId: 'credential', password: 'hash' });
  await db.update(media).set({ createdAt: sql`'2026-01-02 03:04:05.123456+00'::timestamptz` });
  await db.update(rentalItems).set({ version: 7, updatedAt: sql`now()` });
}

/** Adds what is written down of a booked event: money, pieces of ours and of partners, what came back. */
async function addBookedEvent(db: Database, inquiryId: string, createdBy: string): Promise<void> {
  const [item = { id: '' }] = await db.select({ id: rentalItems.id }).from(rentalItems).limit(1);
  const of = { inquiryId, itemId: item.id, option: 'Gold, "matte"', createdBy };
  const line = { itemId: item.id, option: '', name: AWKWARD, note: '', quantity: 2 };
  const agreed: AgreedEvent = {
    quoteId: null,
    changedAt: new Date().toISOString(),
    lines: [{ ...line, unitCents: 100, outOn: null, backOn: null }],
    totalCents: 200,
    depositCents: 0,
  };
  await db
    .update(inquiries)
    .set({ agreed, lastDay: '2027-06-14', eventDate: '2027-06-12', siteContact: AWKWARD })
    .where(eq(inquiries.id, inquiryId));
  const days = { out: '2027-06-11', free: '2027-06-16' };
  await db.insert(stockRows).values([
    { ...of, ...days, kind: 'booking', quantity: 2 },
    {
      ...of,
      ...days,
      inquiryId: null,
      kind: 'block',
      quantity: 1,
      reason: 'repair',
      note: AWKWARD,
    },
  ]);
  const money = {
    id: randomUUID(),
    inquiryId,
    kind: 'payment',
    method: 'check',
    createdBy,
  } as const;
  await db
    .insert(payments)
    .values({ ...money, cents: 1, receivedOn: '2026-12-01', note: AWKWARD, voidedAt: new Date() });
  await db.insert(partnerPieces).values({ ...of, id: randomUUID(), quantity: 3, partner: AWKWARD });
  await db.insert(handovers).values({ ...of, way: 'back', missing: 1, note: AWKWARD });
}

/** Adds a quote that was sent, with a link and its place in the timeline. */
async function addSentQuote(db: Database, inquiryId: string, createdBy: string): Promise<void> {
  const quoteId = await addQuote(db, inquiryId, {
    state: 'sent',
    content: quoteContentOf({ terms: AWKWARD }),
    contentHash: 'a'.repeat(64),
    createdBy,
    sentAt: new Date(),
  });
  const expiresAt = new Date(Date.now() + 60_000);
  await db.insert(quoteLinks).values({ tokenHash: 'b'.repeat(64), quoteId, expiresAt });
  await db.insert(inquiryEvents).values({ inquiryId, kind: 'quote-sent', quoteId });
}

const UNCHECKED = 'rental_items_lists';

/** Adds a row from before a rule that rows of then need not keep. */
export async function addRowBeforeRule(db: Database): Promise<void> {
  const rule = sql`check (array_position(tags, null) is null) not valid`;
  await db.execute(sql`alter table rental_items drop constraint ${sql.identifier(UNCHECKED)}`);
  await db.execute(
    sql`update rental_items set tags = array[null, 'chair'] where slug like 'gold%'`,
  );
  await db.execute(
    sql`alter table rental_items add constraint ${sql.identifier(UNCHECKED)} ${rule}`,
  );
}

/** @returns the entries of a backup, in their order */
export async function entriesOf(file: string): Promise<Entry[]> {
  const archive = await openArchive(file);
  try {
    return await Array.fromAsync(readEntries(archive));
  } finally {
    await archive.handle.close();
  }
}

/** Restores into a database that is open. */
export function restoreInto(
  file: string,
  db: Database,
  target: Pick<RestoreTarget, 'dataFolder'> & Partial<RestoreTarget>,
) {
  const nowhere = { write: () => undefined };
  return restoreBackup(file, {
    open: () => Promise.resolve(db),
    database: 'embedded',
    host: undefined,
    replace: false,
    mayBeIncomplete: false,
    terminal: createTerminal(nowhere, nowhere),
    ...target,
  });
}

/** @returns what a backup is to bring back: every row as text, in one time zone */
export async function dumpKept(db: Database): Promise<Record<string, string[]>> {
  const all = await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`);
    return dump(tx);
  });
  const leftOut = new Set([...LEFT_OUT, 'publications'].map((name) => `public.${name}`));
  // When they were applied is told by neither.
  leftOut.add('drizzle.__drizzle_migrations');
  return Object.fromEntries(Object.entries(all).filter(([name]) => !leftOut.has(name)));
}
