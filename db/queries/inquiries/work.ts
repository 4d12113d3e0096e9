/** Work of staff on inquiries, and data beside an inquiry on its page. */
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { isUuid } from '#domain/uuid.ts';
import type { Database } from '../../client.ts';
import { categories, inquiries, rentalItems } from '../../schema.ts';
import { calledDigits } from '../../schema/inquiry-words.ts';
import { isPublicItem } from '../catalog/public.ts';
import { optionEditsOf } from '../history/option-edits.ts';
import { changeInquiry } from './records.ts';
import type { InquiryRow } from './rows.ts';

export async function lockInquiry(tx: Database, id: string): Promise<InquiryRow | undefined> {
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, id)).for('update');
  return row;
}

/** Updates columns of a locked inquiry, and increments its version. */
export async function updateLocked(
  tx: Database,
  id: string,
  columns: Partial<InquiryRow>,
  now: Date,
): Promise<void> {
  await changeInquiry(tx, eq(inquiries.id, id), { ...columns, updatedAt: now });
}

/** Sets the time of the last activity without a new version. */
export async function touchInquiry(tx: Database, id: string, now: Date): Promise<void> {
  await tx.update(inquiries).set({ touchedAt: now }).where(eq(inquiries.id, id));
}

/** Digits of a number with its area code; the country code is ignored in comparisons. */
const LOCAL_DIGITS = 10;
/** Maximum of other inquiries shown. */
const MOST_OTHERS = 30;

/** @returns other inquiries of the same mailbox or phone number, newest first, trash excluded */
export async function listOthers(db: Database, { id, mailbox, phone }: InquiryRow) {
  const local = sql`right(${calledDigits(sql`${phone}::text`)}, ${LOCAL_DIGITS})`;
  // Numbers are stored with or without a country code, so both forms are looked up.
  const samePhone = sql`${calledDigits(sql.raw('phone'))} in (${local}, '1' || ${local})
    and length(${local}) = ${LOCAL_DIGITS}`;
  const sameMailbox = mailbox === '' ? sql`false` : sql`mailbox = ${mailbox}`;
  // A union instead of `or`, so that each half uses its index.
  const isSame = sql`${inquiries.id} in (select id from inquiries where ${sameMailbox}
    union select id from inquiries where ${samePhone})`;
  const rows = await db
    .select()
    .from(inquiries)
    .where(and(isSame, ne(inquiries.id, id), isNull(inquiries.deletedAt)))
    .orderBy(desc(inquiries.createdAt), inquiries.id)
    .limit(MOST_OTHERS);
  return rows.map((row) => ({
    ...row,
    by: mailbox !== '' && row.mailbox === mailbox ? ('email' as const) : ('phone' as const),
  }));
}

/** @returns the inquiry with this reference, or those that claim to replace this one, trash excluded */
export async function listReplacedOrReplacing(
  db: Database,
  which: { reference: string } | { replaces: string },
) {
  const same =
    'reference' in which
      ? eq(inquiries.reference, which.reference)
      : and(ne(inquiries.replaces, ''), eq(inquiries.replaces, which.replaces));
  return db
    .select()
    .from(inquiries)
    .where(and(same, isNull(inquiries.deletedAt)))
    .orderBy(desc(inquiries.createdAt), inquiries.id)
    .limit(MOST_OTHERS);
}

export type TodaysItem = Awaited<ReturnType<typeof listTodaysItems>>[number];

/** @returns the items with these ids outside the trash, with the edits of their options */
export async function listTodaysItems(db: Database, ids: readonly string[]) {
  const uuids = [...new Set(ids.filter((id) => isUuid(id)))];
  if (uuids.length === 0) return [];
  const { id, name, slug, price, options, parts, images, availability } = rentalItems;
  const isPublic = sql<boolean>`${isPublicItem}`;
  return db
    .select({
      id,
      name,
      slug,
      price,
      options,
      parts,
      images,
      availability,
      isPublic,
      category: categories.slug,
      optionEdits: optionEditsOf(sql`${id}`),
    })
    .from(rentalItems)
    .innerJoin(categories, eq(categories.id, rentalItems.categoryId))
    .where(and(inArray(id, uuids), isNull(rentalItems.deletedAt)));
}

/**
 * Moves inquiries that look like spam: to pending, or into the trash.
 * @param seen versions that the caller saw; inquiries changed since are skipped
 * @returns the moved inquiries
 */
export async function moveQuarantined(
  tx: Database,
  seen: readonly { id: string; version: number }[],
  columns: { status: 'pending' } | { deletedAt: Date },
  now: Date,
): Promise<Pick<InquiryRow, 'id' | 'email' | 'replaces'>[]> {
  const pairs = seen.map(({ id, version }) => sql`(${id}::uuid, ${version}::int)`);
  return tx
    .update(inquiries)
    .set({ ...columns, updatedAt: now, touchedAt: now, version: sql`${inquiries.version} + 1` })
    .where(
      and(
        sql`(${inquiries.id}, ${inquiries.version}) in (${sql.join(pairs, sql`, `)})`,
        eq(inquiries.status, 'quarantined'),
        isNull(inquiries.deletedAt),
      ),
    )
    .returning({ id: inquiries.id, email: inquiries.email, replaces: inquiries.replaces });
}
