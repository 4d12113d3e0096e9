/**
 * A live shop in which everything that a host does by itself is due.
 */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { queueMail } from '#db/queries/mail/outbox.ts';
import { inquiries, media, publications, rateBuckets, rentalItems } from '#db/schema.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { uploadedImagePath } from '#site/paths.ts';
import { TEST_HOST } from './host.ts';
import { addInquiry } from './rows.ts';

/** Fills a migrated database, whose host is that of the tests. */
export async function fillBusyShop(db: Database): Promise<void> {
  await seedDemo(db);
  const ago = (interval: string) => sql`now() - ${interval}::interval`;
  await db.insert(publications).values([
    { state: 'live', startedAt: ago('2 days'), finishedAt: ago('2 days'), deployId: 'deploy-0' },
    { state: 'building', startedAt: ago('20 minutes'), claimedBy: TEST_HOST, changes: 1, tries: 1 },
    { state: 'requested', dueAt: ago('10 minutes'), changes: 2 },
  ]);
  await queueMail(db, {
    kind: 'staff-invitation',
    recipient: 'eve@example.com',
    content: { link: 'https://woodward.example/admin#invitation=x', name: 'Eve', role: 'editor' },
    dedupeKey: 'invitation',
  });
  await db
    .update(rentalItems)
    .set({ deletedAt: ago('60 days') })
    .where(eq(rentalItems.slug, 'clear-ghost-chair'));
  for (const fields of [{ deletedAt: ago('60 days') }, { createdAt: ago('10 years') }]) {
    const id = await addInquiry(db, { eventDate: '2020-06-12' });
    await db.update(inquiries).set(fields).where(eq(inquiries.id, id));
  }
  await db.insert(media).values({
    url: uploadedImagePath('0'.repeat(64)),
    width: 10,
    height: 10,
    unusedSince: ago('60 days'),
  });
  await db.insert(rateBuckets).values({ key: 'caller', tokens: 1, filledAt: ago('2 days') });
}
