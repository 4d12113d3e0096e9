/** Views and statuses of the list of requests: what is counted is what is shown. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  INQUIRY_STATUSES,
  INQUIRY_VIEWS,
  NEVER_IN_VIEW,
  type InquiryStatus,
  type InquiryView,
  type InquiryViewName,
} from '#contracts/inquiries/list.ts';
import { inquiries } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const admin = useAdmin(db);
const VIEWS = [undefined, ...INQUIRY_VIEWS];
const FILTERS = [{}, { q: 'late', from: '2027-03-10', to: '2027-03-12' }];

const read = async (query: Record<string, string>) => {
  const path = `${ADMIN_API_PATHS.inquiries}?${String(new URLSearchParams(query))}`;
  const answer = await admin.ask('GET', path);
  const counts = answer.headers.get('X-Status-Counts') ?? '';
  return {
    rows: ((await answer.json()) as InquiryView[]).length,
    counts: JSON.parse(counts) as Partial<Record<InquiryStatus, number>>,
  };
};
const isOutside = (view: InquiryViewName | undefined, status: InquiryStatus) =>
  view !== undefined && NEVER_IN_VIEW[view].includes(status);

test('beside each status stands how many requests choosing it shows @inquiry.list @inquiry.views', async () => {
  admin.clock.now = () => new Date('2027-03-10T15:00:00Z');
  for (const status of INQUIRY_STATUSES) {
    for (const day of ['2027-03-09', '2027-03-10', '2027-03-12']) {
      const next = { nextAction: 'Call', nextActionOn: day };
      await addInquiry(db(), {
        name: `Late ${status}`,
        eventDate: day,
        status,
        ...next,
      });
    }
    await addInquiry(db(), { kind: 'question', status, eventDate: null });
  }
  for (const view of VIEWS) {
    const viewed = view === undefined ? {} : { view };
    for (const filter of FILTERS) {
      const { counts } = await read({ ...viewed, ...filter });
      for (const status of INQUIRY_STATUSES) {
        const chosen = isOutside(view, status) ? filter : { ...viewed, ...filter };
        const { rows } = await read({ ...chosen, status });
        expect({ view, filter, status, rows }).toEqual({
          view,
          filter,
          status,
          rows: counts[status] ?? 0,
        });
      }
    }
  }
});

const NEVER = INQUIRY_VIEWS.flatMap((view) =>
  NEVER_IN_VIEW[view].map((status) => [view, status] as const),
);

test.each(NEVER)('the view %s never shows %s @inquiry.views', async (view, status) => {
  expect((await read({ view, status })).rows).toBe(0);
});

test('an event of several days is to come, and found by its days, until the last is over @inquiry.views @event.days', async () => {
  admin.clock.now = () => new Date('2027-03-10T15:00:00Z');
  const id = await addInquiry(db(), { status: 'booked', name: 'Fair', eventDate: '2027-03-08' });
  const shown = async (lastDay: string, query: Record<string, string>) => {
    await db().update(inquiries).set({ lastDay }).where(eq(inquiries.id, id));
    return (await read({ q: 'fair', ...query })).rows;
  };
  expect(await shown('2027-03-10', { view: 'upcoming' })).toBe(1);
  expect(await shown('2027-03-09', { view: 'upcoming' })).toBe(0);
  const on = { from: '2027-03-09', to: '2027-03-09' };
  expect(await shown('2027-03-09', on)).toBe(1);
  expect(await shown('2027-03-10', { from: '2027-03-11', to: '2027-03-12' })).toBe(0);
});
