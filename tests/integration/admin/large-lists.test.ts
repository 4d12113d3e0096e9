import { asc, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import type { InquiryStatus, InquiryView } from '#contracts/inquiries/list.ts';
import { itemPageQuery, type ItemListRequest } from '#db/queries/catalog/items.ts';
import { inquiryPageQuery, type InquiryListRequest } from '#db/queries/inquiries/list.ts';
import { query as readRows } from '#db/queries/rows.ts';
import { categories, inquiries, rentalItems, staff } from '#db/schema.ts';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import { SERVICE_NAMES } from '#site/catalog/package-line.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { generateItems } from '../../support/generate-items.ts';
import { limit } from '../../support/limits/limit.ts';
import { planOf } from '../../support/query-plan.ts';
import { addCategory, newInquiry } from '../../support/rows.ts';

const ROWS = 10_000;
const STAFF = 'sam';
const PATH = ADMIN_API_PATHS.rentalItems;
const db = useDatabase();
const admin = useAdmin(db);
let chairs = '';

beforeAll(async () => {
  for (const name of [
    'Chairs',
    'Tables',
    'Tents',
    'Linens',
    'Lighting',
    'Lounge',
    'Bars',
    'Decor',
  ]) {
    const id = await addCategory(db(), { name, slug: name.toLowerCase() });
    if (name === 'Chairs') chairs = id;
  }
  await generateItems(db(), ROWS);
  // A few drafts, hidden and featured ones, a trash, and one price that is no number.
  await db().execute(sql`update rental_items set is_published = availability <> 7,
    is_active = availability <> 11, is_featured = availability = 13,
    deleted_at = case when availability = 17 then now() end,
    price_cents = case when availability = 19 then null else price_cents end`);
  await db().insert(staff).values({ id: STAFF, name: 'Sam', email: 'sam@example.com' });
  for (let start = 0; start < ROWS; start += 1_000) {
    await db()
      .insert(inquiries)
      .values(
        Array.from({ length: 1_000 }, (_, index) => ({
          ...newInquiry({ name: `Visitor ${start + index}` }),
          // As it is after some years: nearly all are settled.
          status: statusOf(index),
          deletedAt: index % 100 === 2 ? new Date() : null,
          createdAt: new Date(Date.UTC(2026, 0, 1, 0, start + index)),
          touchedAt: new Date(Date.UTC(2026, 0, 1, 0, start + index)),
          eventDate: dayAfter(index),
          nextActionOn: index % 50 === 0 ? dayAfter(index) : null,
          assigneeId: index % 20 === 0 ? STAFF : null,
        })),
      );
  }
  await db()
    .execute(sql`insert into inquiry_lines (inquiry_id, position, item_id, name, quantity, price)
    select id, position, 'x', 'Gold Chiavari Chair ' || position, 10, '$8.50'
    from inquiries, generate_series(0, 4) as position`);
  await db().execute(sql`insert into inquiry_events (inquiry_id, kind, body, created_at)
    select id, 'note', repeat('Called. ', 20), touched_at from inquiries, generate_series(0, 2)`);
  // One in a hundred was quoted, and asked.
  await db().execute(sql`
    insert into quotes (inquiry_id, number, state, content, content_hash, valid_until, is_reminded, sent_at)
    select id, 1, 'sent', '{}', repeat('a', 64), '2027-01-01', false, '2026-01-01' from inquiries
    where right(name, 2) = '07'`);
  await db().execute(sql`
    insert into inquiry_events (inquiry_id, kind, is_by_customer, quote_id, created_at)
    select inquiry_id, 'quote-question', true, id, '2026-06-01' from quotes`);
  await db().execute(sql`analyze`);
});

/** @returns a day of 2027 */
function dayAfter(index: number): string {
  return new Date(Date.UTC(2027, 0, 1 + (index % 365))).toISOString().slice(0, 10);
}

function statusOf(index: number): InquiryStatus {
  const rest = index % 100;
  if (rest === 0) return 'pending';
  return rest === 1 ? 'quarantined' : 'lost';
}

const plain: ItemListRequest = { q: '', page: 1, deleted: false, sort: 'name' };

describe('with 10,000 items', () => {
  test.each<[string, Partial<ItemListRequest>, string]>([
    ['by name', {}, 'rental_items_name'],
    ['on its fifth page', { page: 5 }, 'rental_items_name'],
    ['by price', { sort: 'price-asc' }, 'rental_items_price_up'],
    ['by price, dearest first', { sort: 'price-desc' }, 'rental_items_price_down'],
    ['newest first', { sort: 'newest' }, 'rental_items_newest'],
    ['last edited first', { sort: 'edited' }, 'rental_items_edited'],
    ['by name, from the end', { sort: 'name-desc' }, 'rental_items_name'],
    ['edited longest ago first', { sort: 'edited-asc' }, 'rental_items_edited'],
    ['of the drafts', { state: 'draft' }, 'rental_items_draft'],
    ['of the inactive', { state: 'inactive' }, 'rental_items_inactive'],
    ['of the featured', { state: 'featured' }, 'rental_items_featured'],
    ['of the active', { state: 'active' }, 'rental_items_name'],
    ['of the trash', { deleted: true }, 'rental_items_bin'],
  ])('the list %s walks an index', async (_what, request, index) => {
    const plan = await planOf(db(), itemPageQuery(db(), { ...plain, ...request }));
    expect(plan.some((step) => step.startsWith('Index') && step.endsWith(` ${index}`))).toBe(true);
    expect(plan).not.toContain('Sort');
    expect(plan).not.toContain('Incremental Sort');
    expect(plan).not.toContain('Seq Scan rental_items');
  });

  test('the list of a category walks its index', async () => {
    const plan = await planOf(db(), itemPageQuery(db(), { ...plain, category: chairs }));
    expect(plan).toContain('Index Scan rental_items_category_name');
    expect(plan).not.toContain('Sort');
  });

  test('a search walks the names in their order, and is fast', async () => {
    const request = { ...plain, q: 'velvet' };
    const plan = await planOf(db(), itemPageQuery(db(), request));
    expect(plan).not.toContain('Seq Scan rental_items');
    expect(plan).toContain('Bitmap Index Scan rental_items_words');
    // An item whose name does not have the letters is looked up, not compared with each that has the words.
    const told = await readRows(db(), sql`explain ${itemPageQuery(db(), request).getSQL()}`);
    expect(JSON.stringify(told)).toContain('hashed SubPlan');
    const start = performance.now();
    // Nothing is found: every item had to be looked at, twice.
    expect(await admin.read('GET', `${PATH}?q=no-such-thing`)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(limit(2_000));
  });

  test('pages hold every item once, in order, and the total is said @admin.lists', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map((page) => admin.ask('GET', `${PATH}?page=${page}`)),
    );
    const listed = [first, second].map(
      async (answer) => (await answer?.json()) as RentalItemAdminView[],
    );
    const names = (await Promise.all(listed)).flat().map(({ name }) => name);
    const expected = await db()
      .select({ name: rentalItems.name })
      .from(rentalItems)
      .where(sql`deleted_at is null`)
      .orderBy(sql`lower(name)`, asc(rentalItems.id))
      .limit(2 * ADMIN_PAGE_SIZE);
    expect(names).toEqual(expected.map(({ name }) => name));
    expect(first?.headers.get('X-Total-Count')).toBe(String(ROWS - ROWS / 200));
    expect(await admin.read('GET', `${PATH}?page=9999`)).toEqual([]);
  });

  test('the last page comes fast as well', async () => {
    const start = performance.now();
    const rows = await admin.read<RentalItemAdminView[]>('GET', `${PATH}?page=398`);
    expect(rows).toHaveLength(ADMIN_PAGE_SIZE);
    expect(performance.now() - start).toBeLessThan(limit(2_000));
  });

  test('prices that are no number come last, whichever way', async () => {
    for (const sort of ['price-asc', 'price-desc']) {
      const rows = await admin.read<RentalItemAdminView[]>('GET', `${PATH}?sort=${sort}`);
      expect(rows.every(({ availability }) => availability !== 19)).toBe(true);
    }
  });

  test('renaming a category of 1,250 items takes one save', async () => {
    const path = `${ADMIN_API_PATHS.categories}/${chairs}`;
    const start = performance.now();
    await admin.read('PUT', path, { name: 'Seats', slug: 'seats', version: 1 });
    expect(performance.now() - start).toBeLessThan(limit(5_000));
    const [row] = await db()
      .select()
      .from(categories)
      .where(sql`slug = 'seats'`);
    expect(row?.version).toBe(2);
  });
});

describe('with 10,000 inquiries', () => {
  const any: InquiryListRequest = {
    q: '',
    page: 1,
    deleted: false,
    today: '2027-01-15',
    staffId: STAFF,
    services: SERVICE_NAMES,
  };

  test.each<[string, Partial<InquiryListRequest>, string]>([
    ['of all', {}, 'inquiries_admin'],
    ['of the pending', { status: 'pending' }, 'inquiries_status_created'],
    ['of the quarantined', { status: 'quarantined' }, 'inquiries_status_created'],
    ['by receipt', { sort: 'received' }, 'inquiries_created'],
    ['by receipt, oldest first', { sort: 'received-asc' }, 'inquiries_created'],
    ['of the trash', { deleted: true }, 'inquiries_bin'],
    ['by the day of the event', { sort: 'event' }, 'inquiries_event'],
    ['by the day of the event, last first', { sort: 'event-desc' }, 'inquiries_event_last'],
    ['last touched first', { sort: 'touched' }, 'inquiries_touched'],
    ['touched longest ago first', { sort: 'touched-asc' }, 'inquiries_touched'],
    ['of today', { view: 'today' }, 'inquiries_next_action'],
    ['of the events to come', { view: 'upcoming' }, 'inquiries_event'],
    ['of the reader', { view: 'mine' }, 'inquiries_assignee'],
    [
      'of the events of a week',
      { from: '2027-03-01', to: '2027-03-07', sort: 'event' },
      'inquiries_event',
    ],
  ])('the list %s walks an index @inquiry.views', async (_what, request, index) => {
    const plan = await planOf(db(), inquiryPageQuery(db(), { ...any, ...request }));
    expect(plan).toEqual(['Limit', `Index Scan ${index}`]);
  });

  test('what is to be answered is found by indexes, questions about quotes too @inquiry.unanswered', async () => {
    const plan = await planOf(db(), inquiryPageQuery(db(), { ...any, view: 'to-answer' }));
    expect(plan).toContain('Bitmap Index Scan inquiries_status_created');
    expect(plan).toContain('Bitmap Index Scan inquiries_pkey');
    expect(plan.filter((step) => step.startsWith('Seq Scan'))).toEqual([]);
  });

  test('what is overdue is found by an index, and put in order where it is little', async () => {
    const plan = await planOf(db(), inquiryPageQuery(db(), { ...any, view: 'overdue' }));
    expect(plan.some((step) => step.endsWith('Index Scan inquiries_next_action'))).toBe(true);
    expect(plan).not.toContain('Seq Scan inquiries');
  });

  test('a search looks its words up, names of items included @inquiry.search', async () => {
    const plan = await planOf(db(), inquiryPageQuery(db(), { ...any, q: 'chiavari design 4321' }));
    expect(plan).toContain('Bitmap Index Scan inquiries_words');
    expect(plan).toContain('Bitmap Index Scan inquiry_lines_words');
    expect(plan).toContain('Bitmap Index Scan inquiry_events_words');
    expect(plan).toContain('Bitmap Index Scan inquiries_booked_label');
    expect(plan.some((step) => step.endsWith('Scan inquiries_asked_package'))).toBe(true);
    expect(plan.filter((step) => step.startsWith('Seq Scan inquir'))).toEqual([]);
    const start = performance.now();
    const path = `${ADMIN_API_PATHS.inquiries}?q=4321%20gold%20visitor`;
    const found = await admin.read<InquiryView[]>('GET', path);
    expect(found.map(({ name }) => name)).toContain('Visitor 4321');
    expect(found.length).toBeLessThan(20);
    expect(performance.now() - start).toBeLessThan(limit(1_000));
  });
});
