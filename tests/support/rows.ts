/**
 * Rows for tests: valid as they are, with the fields that a test is about given by the test.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { quoteContentOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { Database } from '#db/client.ts';
import { storeInquiry, type NewInquiry, type NewInquiryLine } from '#db/queries/inquiries/store.ts';
import { categories, inquiries, quotes, rentalItems, servicePackages } from '#db/schema.ts';

/** @returns the new category's id */
export async function addCategory(
  db: Database,
  fields: Partial<typeof categories.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(categories)
    .values({ name: 'Chairs', slug: uniqueSlug(), ...fields })
    .returning();
  return idOf(row);
}

/** @returns the new item's id */
export async function addItem(
  db: Database,
  categoryId: string,
  fields: Partial<typeof rentalItems.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(rentalItems)
    .values({ name: 'Gold Chiavari Chair', slug: uniqueSlug(), categoryId, ...fields })
    .returning();
  return idOf(row);
}

/** @returns the new package's id */
export async function addPackage(
  db: Database,
  fields: Partial<typeof servicePackages.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(servicePackages)
    .values({
      name: 'Classic',
      slug: uniqueSlug(),
      serviceType: 'photo_booth',
      startingPrice: '450',
      ...fields,
    })
    .returning();
  return idOf(row);
}

/** @returns an inquiry that no other inquiry shares a key or reference with */
export function newInquiry(fields: Partial<NewInquiry> = {}): NewInquiry {
  return {
    // Begins with a letter: a search for a day must not find it.
    reference: `WD-X${randomUUID().replaceAll('-', '')}`,
    name: 'Ada Okafor',
    email: 'ada@example.com',
    phone: '(313) 555-0100',
    eventDate: '2027-06-12',
    eventLocation: 'Detroit, MI',
    message: 'A wedding in a barn',
    idempotencyKey: `key:${randomUUID()}`,
    bodyHash: 'a'.repeat(64),
    ...fields,
  };
}

/** @returns the new inquiry's id */
export async function addInquiry(
  db: Database,
  fields: Partial<NewInquiry> = {},
  lines: readonly NewInquiryLine[] = [],
): Promise<string> {
  const id = randomUUID();
  const { status = 'pending' } = fields;
  const isCanceled = status === 'canceled';
  // No request comes canceled.
  const stored = { ...fields, id, status: isCanceled ? 'booked' : status } as const;
  await storeInquiry(db, { inquiry: newInquiry(stored), lines });
  if (isCanceled) {
    const canceled = { status, canceledAt: new Date(), canceledBy: 'customer' } as const;
    await db.update(inquiries).set(canceled).where(eq(inquiries.id, id));
  }
  return id;
}

/** Adds a draft of a quote. @returns its id */
export async function addQuote(
  db: Database,
  inquiryId: string,
  fields: Partial<typeof quotes.$inferInsert> = {},
): Promise<string> {
  const { content = quoteContentOf() } = fields;
  const { validUntil } = content;
  const [row] = await db
    .insert(quotes)
    .values({ inquiryId, number: 1, validUntil, isReminded: true, ...fields, content })
    .returning();
  return idOf(row);
}

/** @returns a slug that no other row has */
export function uniqueSlug(): string {
  return `slug-${randomUUID()}`;
}

function idOf(row: { id: string } | undefined): string {
  if (!row) throw new Error('The row was not stored');
  return row.id;
}
