import { expect, test } from 'vitest';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const admin = useAdmin(db);

test('a next action that is done is cleared, and stands in the timeline as done @inquiry.done', async () => {
  const id = await addInquiry(db());
  const path = `${ADMIN_API_PATHS.inquiries}/${id}/work`;
  const plan = (version: number, next: object) =>
    admin.read<InquiryWorkView>('PATCH', path, { version, next });
  await plan(1, { text: 'Call back', on: '2027-01-01' });
  const done = await plan(2, { text: '', on: null, isDone: true });
  expect(done).toMatchObject({ nextAction: '', nextActionOn: null });
  expect(done.events.slice(1)).toMatchObject([
    { kind: 'next-action', body: 'Call back', day: null, isOwn: true },
  ]);
  // What comes next can be said with it; what was not planned was not done.
  await plan(3, { text: 'Send a quote', on: '2027-01-02' });
  const { events } = await plan(4, { text: 'Ask again', on: '2027-01-09', isDone: true });
  expect(events.slice(3).map(({ body, day }) => [body, day])).toEqual([
    ['Send a quote', null],
    ['Ask again', '2027-01-09'],
  ]);
  const again = await plan(5, { text: '', on: null });
  expect(again.events.at(-1)).toMatchObject({ body: '', day: null });
  expect((await plan(6, { text: '', on: null, isDone: true })).events).toHaveLength(6);
});

test('a next action on a day before 1900 is refused @admin.days', async () => {
  const path = `${ADMIN_API_PATHS.inquiries}/${await addInquiry(db())}/work`;
  const next = { text: 'Call back', on: '0202-06-12' };
  const { fields } = await expectError(await admin.ask('PATCH', path, { version: 1, next }), 400);
  expect(fields).toEqual({ 'next.on': 'Please choose a day from 1900 to 2999' });
});
