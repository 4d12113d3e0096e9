/** Working an inquiry: its timeline, moves, assignee, next action, and what stands beside it. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { inquiries, inquiryEvents, staff } from '#db/schema.ts';
import { adminApp } from '#server/entry/admin.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { addCategory, addInquiry, addItem } from '../../support/rows.ts';
import { signedIn, staffServices } from '../../support/staff.ts';

const PATH = ADMIN_API_PATHS.inquiries;
const db = useDatabase();
const admin = useAdmin(db);
let other: Record<string, string>;

beforeAll(async () => {
  const colleague = await signedIn(db(), 'owner');
  other = { ...colleague.headers, 'Content-Type': 'application/json' };
});
beforeEach(async () => {
  await db().delete(inquiries);
});

/** The same as `admin.ask`, by a colleague. */
const askAsOther = (method: string, path: string, body?: object) =>
  adminApp(staffServices(db)).request(path, {
    method,
    headers: other,
    ...(body && { body: JSON.stringify(body) }),
  });
const pageOf = (id: string) => admin.read<InquiryWorkView>('GET', `${PATH}/${id}/work`);
const note = (body: string, id: string = crypto.randomUUID()) => ({ id, kind: 'note', body });

describe('the page of an inquiry', () => {
  test('shows its items beside what the shop has today, their sum, and what has no price @inquiry.page @product.option-image', async () => {
    const category = await addCategory(db());
    const chair = await addItem(db(), category, {
      name: 'Gold Chair',
      price: '$9.00',
      availability: 120,
      images: ['/images/chair.webp', '/images/padded.webp'],
      options: [{ name: 'Padded', price: 11, image: '/images/padded.webp' }],
    });
    const id = await addInquiry(db(), {}, [
      { itemId: chair, name: 'Gold Chair (Padded)', quantity: 10, price: '$8.50' },
      { itemId: 'gone', name: 'Ice Swan', quantity: 2, price: 'Call for pricing' },
    ]);
    const { lines, sum, unpriced, fees, minimum } = await pageOf(id);
    expect(lines).toMatchObject([
      { option: 'Padded', priceToday: '$11.00', owned: 120, total: '$85.00' },
      { option: '', image: '', priceToday: null, owned: null, total: '' },
    ]);
    expect(lines[0]?.image).toBe('/images/padded.webp');
    expect(lines.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/rental-/), '']);
    expect({ sum, unpriced }).toEqual({ sum: '$85.00', unpriced: 1 });
    // Michigan's sales tax is the default of a new shop; nothing else is charged.
    expect({ fees, minimum }).toEqual({
      fees: [
        { fee: 'sales-tax', percent: 6, amount: '$5.10' },
        { fee: 'total', percent: 0, amount: '$90.10' },
      ],
      minimum: '',
    });
  });

  test('names other requests of the person, and joins what replaces what, both ways @inquiry.person', async () => {
    const first = await addInquiry(db(), {
      reference: 'WD-22222',
      email: 'ada+one@example.com',
      phone: '+1 313 555 0142',
    });
    const second = await addInquiry(db(), {
      email: 'Ada@example.com',
      phone: '248-555-0100',
      replaces: 'WD-22222',
    });
    const byPhone = await addInquiry(db(), { email: 'x@example.com', phone: '(313) 555-0142' });
    await addInquiry(db(), { email: 'eve@example.com', phone: '555-0142' });
    const page = await pageOf(first);
    expect(page.later.map(({ id }) => id)).toEqual([second]);
    expect(new Set(page.others.map(({ id, by }) => `${by} ${id}`))).toEqual(
      new Set([`email ${second}`, `phone ${byPhone}`]),
    );
    expect((await pageOf(second)).earlier?.id).toBe(first);
  });
});

describe('the timeline', () => {
  test('holds notes and calls once each, with who and when; their author edits them @inquiry.timeline', async () => {
    const id = await addInquiry(db());
    const first = note('Wants gold chairs');
    for (const body of [first, first, { ...note('Left a voicemail'), kind: 'call' }]) {
      await admin.read('POST', `${PATH}/${id}/notes`, body);
    }
    const path = `${PATH}/${id}/notes/${first.id}`;
    const { events } = await admin.read<InquiryWorkView>('PUT', path, { body: 'Wants silver' });
    expect(events).toMatchObject([
      { kind: 'note', body: 'Wants silver', isOwn: true },
      { kind: 'call', body: 'Left a voicemail', editedAt: null },
    ]);
    expect(events[0]?.editedAt).not.toBeNull();
    expect(events[0]?.author).not.toBe('');
    await expectError(await askAsOther('PUT', path, { body: 'Mine now' }), 403);
    const seen = (await (await askAsOther('GET', `${PATH}/${id}/work`)).json()) as InquiryWorkView;
    expect(seen.events[0]).toMatchObject({ body: 'Wants silver', isOwn: false });
  });

  test('takes no note of another inquiry, none that is empty or endless, and no other event for one', async () => {
    const [id, another] = [await addInquiry(db()), await addInquiry(db())];
    const given = note('Here');
    await admin.read('POST', `${PATH}/${id}/notes`, given);
    await expectError(
      await admin.ask('PUT', `${PATH}/${another}/notes/${given.id}`, { body: 'x' }),
      404,
    );
    await expectError(await admin.ask('PUT', `${PATH}/${id}/notes/x`, { body: 'x' }), 404);
    for (const body of ['', ' \n ', 'x'.repeat(4_001)]) {
      await expectError(await admin.ask('POST', `${PATH}/${id}/notes`, note(body)), 400);
    }
    const change = { status: 'contacted', version: 1 };
    await admin.read('PATCH', `${PATH}/${id}`, change);
    const move = (await pageOf(id)).events.find(({ kind }) => kind === 'status');
    const path = `${PATH}/${id}/notes/${move?.id}`;
    await expectError(await admin.ask('PUT', path, { body: 'forged' }), 404);
  });

  test('a note makes no request new again, and no colleague’s change stale', async () => {
    const id = await addInquiry(db());
    await admin.read('POST', `${PATH}/${id}/notes`, note('Hello'));
    const { ids } = await admin.read<{ ids: string[] }>('GET', `${PATH}/arrived`);
    expect(ids).toEqual([id]);
    const change = { status: 'contacted', version: 1 };
    expect(await admin.read('PATCH', `${PATH}/${id}`, change)).toMatchObject({ version: 2 });
  });
});

describe('a status', () => {
  test('moves with its reason, is written down, and is taken back once @inquiry.moves', async () => {
    const id = await addInquiry(db());
    const path = `${PATH}/${id}`;
    const refused = [
      [{ status: 'booked' }, 'note'],
      [{ status: 'lost' }, 'reason'],
      [{ status: 'lost', reason: 'other' }, 'note'],
    ] as const;
    for (const [change, field] of refused) {
      const answer = await admin.ask('PATCH', path, { ...change, version: 1 });
      expect(answer.status).toBe(400);
      const { error } = (await answer.json()) as { error: { fields: object } };
      expect(Object.keys(error.fields)).toEqual([field]);
    }
    await admin.read('PATCH', path, { status: 'lost', reason: 'date-taken', version: 1 });
    const lost = await pageOf(id);
    expect(lost.events.at(-1)).toMatchObject({ from: 'pending', to: 'lost', reason: 'date-taken' });
    expect(lost.undoable).toBe(lost.events.at(-1)?.id);
    const undone = await admin.read<InquiryWorkView>('POST', `${path}/undo`, { version: 2 });
    expect(undone).toMatchObject({ status: 'pending', version: 3, undoable: null });
    expect(undone.events.at(-1)?.undoneAt).not.toBeNull();
    await expectError(await admin.ask('POST', `${path}/undo`, { version: 3 }), 409);
    await expectError(await admin.ask('POST', `${path}/undo`, { version: 1 }), 409);
  });

  test('of what looks like spam becomes pending alone, many at once, or goes into the trash @inquiry.bulk', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => addInquiry(db(), { status: 'quarantined' })));
    const honest = await addInquiry(db());
    await expectError(
      await admin.ask('PATCH', `${PATH}/${ids[0]}`, { status: 'contacted', version: 1 }),
      400,
    );
    const [one = '', two = '', three = ''] = ids;
    const seen = (id: string, version = 1) => ({ id, version });
    const pending = { move: 'pending', inquiries: [seen(one), seen(two, 7), seen(honest)] };
    expect(await admin.read('POST', `${PATH}/bulk`, pending)).toEqual({ ids: [one] });
    const trash = { move: 'trash', inquiries: [seen(two), seen(three), seen(honest)] };
    const { ids: trashed } = await admin.read<{ ids: string[] }>('POST', `${PATH}/bulk`, trash);
    expect(new Set(trashed)).toEqual(new Set([two, three]));
    expect((await pageOf(one)).events).toMatchObject([{ from: 'quarantined', to: 'pending' }]);
    expect(await pageOf(honest)).toMatchObject({ version: 1, deletedAt: null });
    await expectError(
      await admin.ask('POST', `${PATH}/bulk`, { move: 'trash', inquiries: [] }),
      400,
    );
  });
});

describe('an assignee and a next action', () => {
  test('are saved, seen in the list, and found by the views @inquiry.assigned @inquiry.views', async () => {
    admin.clock.now = () => new Date('2027-03-10T15:00:00Z');
    const people = await admin.read<{ id: string; name: string }[]>('GET', `${PATH}/assignees`);
    const me = await admin.read<{ id: string }>('GET', ADMIN_API_PATHS.me);
    expect(people.map(({ id }) => id)).toContain(me.id);
    const plan = async (name: string, on: string, assigneeId: string | null = null) => {
      const id = await addInquiry(db(), { name, eventDate: on });
      const next = { text: 'Call back', on };
      return admin.read('PATCH', `${PATH}/${id}/work`, { version: 1, assigneeId, next });
    };
    await plan('Late', '2027-03-09', me.id);
    await plan('Now', '2027-03-10');
    await plan('Soon', '2027-03-11');
    await addInquiry(db(), { name: 'Undated', kind: 'question', eventDate: null });
    const names = async (query: string) =>
      (await admin.read<InquiryView[]>('GET', `${PATH}?${query}`)).map(({ name }) => name);
    expect(await names('view=today')).toEqual(['Now']);
    expect(await names('view=overdue')).toEqual(['Late']);
    expect(await names('view=upcoming')).toEqual(['Now', 'Soon']);
    expect(await names('view=mine')).toEqual(['Late']);
    expect(await names('view=to-answer')).toEqual(['Late', 'Now', 'Soon', 'Undated']);
    expect(await names(`assignee=${me.id}`)).toEqual(['Late']);
    expect(await names('assignee=nobody&sort=touched')).toHaveLength(3);
    expect(await names('from=2027-03-10&to=2027-03-10')).toEqual(['Now']);
    expect(await names('kind=booking')).toEqual([]);
    expect(await names('q=call%20late')).toEqual(['Late']);
    admin.clock.now = () => new Date();
  });

  test('are refused half, of nobody on the staff, and by whoever has not seen the last change', async () => {
    const id = await addInquiry(db());
    const path = `${PATH}/${id}/work`;
    for (const change of [
      { next: { text: 'Call', on: null } },
      { next: { text: '', on: '2027-01-01' } },
      { next: { text: 'x', on: '2027-02-30' } },
      { assigneeId: 'nobody-of-ours' },
    ]) {
      await expectError(await admin.ask('PATCH', path, { version: 1, ...change }), 400);
    }
    const next = { text: 'Call', on: '2027-01-01' };
    const saved = await admin.read<InquiryWorkView>('PATCH', path, { version: 1, next });
    expect(saved.events).toMatchObject([{ kind: 'next-action', body: 'Call', day: '2027-01-01' }]);
    await expectError(await admin.ask('PATCH', path, { version: 1, next }), 409);
  });

  test('an account that goes leaves its inquiries and what it wrote', async () => {
    const gone = await signedIn(db(), 'editor');
    const id = await addInquiry(db());
    await db().update(inquiries).set({ assigneeId: gone.id }).where(eq(inquiries.id, id));
    await db()
      .insert(inquiryEvents)
      .values({ inquiryId: id, kind: 'note', authorId: gone.id, body: 'Mine' });
    await db().delete(staff).where(eq(staff.id, gone.id));
    expect(await pageOf(id)).toMatchObject({
      assignee: null,
      events: [{ body: 'Mine', author: '', isOwn: false }],
    });
  });
});
