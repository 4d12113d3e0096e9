/** What staff take out of quarantine: its visitor hears of it then. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outbox } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';

const PATH = ADMIN_API_PATHS.inquiries;
const db = useDatabase();
const admin = useAdmin(db);

test('what turns out to be honest is confirmed to its visitor, once @spam.cleared', async () => {
  const [one = '', two = ''] = await Promise.all(
    [1, 2].map((index) =>
      addInquiry(db(), { status: 'quarantined', email: `honest${index}@example.com` }),
    ),
  );
  const confirmed = async () =>
    (await db().select().from(outbox).where(eq(outbox.kind, 'inquiry-confirmation')))
      .filter(({ inquiryId }) => [one, two].includes(inquiryId ?? ''))
      .map(({ recipient }) => recipient ?? '')
      .toSorted();
  expect(await confirmed()).toEqual([]);
  const bulk = { move: 'pending', inquiries: [{ id: one, version: 1 }] };
  await admin.ask('POST', `${PATH}/bulk`, bulk);
  await admin.ask('PATCH', `${PATH}/${two}`, { status: 'pending', version: 1 });
  expect(await confirmed()).toEqual(['honest1@example.com', 'honest2@example.com']);
  await admin.ask('POST', `${PATH}/${one}/undo`, { version: 2 });
  await admin.ask('POST', `${PATH}/bulk`, {
    move: 'pending',
    inquiries: [{ id: one, version: 3 }],
  });
  expect(await confirmed()).toHaveLength(2);
});
