/** A request that another one of the same person replaces: staff see it, and answer the other. */
import { beforeEach, expect, test } from 'vitest';
import type { CalendarView } from '#contracts/calendar/events.ts';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { inquiries } from '#db/schema.ts';
import { readDigest } from '#server/digest/facts.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';

const PATH = ADMIN_API_PATHS.inquiries;
const OLD = 'WD-22222';
const NEW = 'WD-33333';
const db = useDatabase();
const admin = useAdmin(db);

/** Adds a request that was sent after the others. */
let sentAt = new Date('2026-11-01T10:00:00Z');
const send = (fields: Parameters<typeof addInquiry>[1]) => {
  sentAt = new Date(sentAt.getTime() + 60_000);
  return addInquiry(db(), { email: 'ada+one@gmail.com', createdAt: sentAt, ...fields });
};
const list = (query: string) => admin.read<InquiryView[]>('GET', `${PATH}?${query}`);
const toAnswer = async () =>
  (await list('view=to-answer')).map(({ reference }) => reference).toSorted();
const digest = async () => {
  const { waiting } = await readDigest(db(), new Date('2026-11-02T10:00:00Z'));
  return { ...waiting, entries: waiting.entries.map(({ reference }) => reference).toSorted() };
};

beforeEach(async () => {
  await db().delete(inquiries);
  await send({ reference: OLD });
});

test('says what replaces it, and awaits no answer, whatever becomes of the other @inquiry.replaced @inquiry.views', async () => {
  const id = await send({ reference: NEW, email: 'A.da@gmail.com', replaces: OLD });
  expect(await toAnswer()).toEqual([NEW]);
  expect(await digest()).toEqual({ entries: [NEW], total: 1 });
  await admin.read('PATCH', `${PATH}/${id}`, { status: 'contacted', version: 1 });
  expect(await toAnswer()).toEqual([]);
  expect(await digest()).toEqual({ entries: [], total: 0 });
  const replaced = (await list('')).map(({ reference, replacedBy }) => [reference, replacedBy]);
  expect(Object.fromEntries(replaced)).toEqual({ [OLD]: NEW, [NEW]: '' });
});

test.each([
  ['of another mailbox', { email: 'eve@example.com' }],
  ['that looks like spam', { status: 'quarantined' }],
  ['sent before it', { createdAt: new Date('2026-10-01T10:00:00Z') }],
] as const)('no request %s hides it @inquiry.replaced', async (_, fields) => {
  await send({ reference: NEW, replaces: OLD, ...fields });
  expect(await toAnswer()).toContain(OLD);
  expect((await digest()).entries).toContain(OLD);
  expect(await list(`q=${OLD}`)).toContainEqual(
    expect.objectContaining({ reference: OLD, replacedBy: '' }),
  );
});

test('it awaits an answer again once the other is in the trash @inquiry.replaced', async () => {
  const id = await send({ reference: NEW, replaces: OLD });
  await admin.read('DELETE', `${PATH}/${id}?version=1`);
  expect(await toAnswer()).toEqual([OLD]);
});

test.each([
  ['pending', [NEW]],
  ['contacted', [NEW]],
  ['quoted', [OLD, NEW]],
  ['booked', [OLD, NEW]],
] as const)(
  'what is %s and replaced stands in the calendar only if its pieces are taken @calendar.events @inquiry.replaced',
  async (status, shown) => {
    await db().update(inquiries).set({ status, eventDate: '2027-06-12' });
    const id = await send({ reference: NEW, replaces: OLD, eventDate: '2027-06-12' });
    const calendar = async () => {
      const query = 'from=2027-06-01&to=2027-06-30';
      const { events } = await admin.read<CalendarView>(
        'GET',
        `${ADMIN_API_PATHS.calendar}?${query}`,
      );
      return events.map(({ reference }) => reference).toSorted();
    };
    expect(await calendar()).toEqual(shown);
    await admin.read('DELETE', `${PATH}/${id}?version=1`);
    expect(await calendar()).toEqual([OLD]);
  },
);

test.each([OLD, NEW, 'wd-22222'])('%s finds both requests @inquiry.search', async (search) => {
  await send({ reference: NEW, replaces: OLD });
  await send({ reference: 'WD-44444' });
  const found = (await list(`q=${search}`)).map(({ reference }) => reference);
  expect(found.toSorted()).toEqual([OLD, NEW]);
});
