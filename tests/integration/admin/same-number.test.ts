/** Other requests that are known by their phone number. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { calledDigits } from '#db/schema/inquiry-words.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const admin = useAdmin(db);

test('a number is the same with and without extension and country code @inquiry.person', async () => {
  const phones = [
    '313-555-0142',
    '+1 (313) 555-0142',
    '313-555-0142 ext. 12',
    '(313) 555-0142, Extension 3',
    '313.555.0142x7',
    '313-555-0142 #9 (office)',
  ];
  const ids = new Set<string>();
  const add = (phone: string) =>
    addInquiry(db(), { email: `${crypto.randomUUID()}@example.com`, phone });
  for (const phone of phones) ids.add(await add(phone));
  // Their digits without the first ones are others', and a local number is anybody's.
  await add('355-501-4212');
  await add('555-0142');
  for (const id of ids) {
    const path = `${ADMIN_API_PATHS.inquiries}/${id}/work`;
    const { others } = await admin.read<InquiryWorkView>('GET', path);
    expect(new Set([id, ...others.map((other) => other.id)])).toEqual(ids);
  }
});

test('numbers are looked up by their index', async () => {
  const plan = await db().transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const digits = calledDigits(sql.raw('phone'));
    return tx.execute(sql`explain select id from inquiries where ${digits} = '3135550142'`);
  });
  expect(JSON.stringify(plan)).toContain('inquiries_called_digits');
});
