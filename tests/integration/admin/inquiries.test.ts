import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { inquiryLines, inquiries, outbox, publications } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { newInquiry } from '../../support/rows.ts';

const PATH = ADMIN_API_PATHS.inquiries;
const db = useDatabase();
const admin = useAdmin(db);
const ids: Record<string, string> = {};

/** @param hour at which it came */
async function addInquiry(
  name: string,
  hour: number,
  fields: Partial<typeof inquiries.$inferInsert> = {},
): Promise<void> {
  const createdAt = new Date(Date.UTC(2026, 10, 20, hour));
  const [row] = await db()
    .insert(inquiries)
    .values({ ...newInquiry({ name }), createdAt, ...fields })
    .returning();
  ids[name] = row?.id ?? '';
}

beforeAll(async () => {
  await addInquiry('Old Pending', 1, { message: 'Or call 248 555 0142' });
  await addInquiry('New Booked', 9, { status: 'booked' });
  await addInquiry('New Pending', 8, {
    reference: 'WD-ABCDE',
    email: 'new.pending@example.org',
    phone: '+1 (313) 555-0177',
    spamReasons: ['Many links'],
    replaces: 'WD-7K3Q9',
    eventDate: '2031-06-02',
    eventLocation: 'Belle Isle Casino',
    selectedService: { name: 'Classic', price: '450', type: 'photobooth' },
  });
  await addInquiry('Old Lost', 2, { status: 'lost', phone: '(248) 555-0142' });
  await addInquiry('Spam', 10, { status: 'quarantined' });
  const inquiryId = ids['New Pending'] ?? '';
  const line = { inquiryId, itemId: 'x', name: 'Chair', quantity: 20, price: '$8.50' };
  await db()
    .insert(inquiryLines)
    .values([
      { ...line, position: 1, name: 'Table' },
      { ...line, position: 0, standing: 'price-differs', catalogName: 'Chair', catalogPrice: '$9' },
    ]);
  const mail = { inquiryId, recipient: 'secret@example.com', content: { link: 'https://secret' } };
  await db()
    .insert(outbox)
    .values([
      {
        ...mail,
        kind: 'inquiry-for-staff',
        state: 'dead',
        tries: 9,
        lastError: 'ESOCKET',
        dedupeKey: 'a',
      },
      { ...mail, kind: 'inquiry-confirmation', state: 'sent', sentAt: new Date(0), dedupeKey: 'b' },
    ]);
});

const names = async (query = '') =>
  (await admin.read<InquiryView[]>('GET', `${PATH}${query}`)).map(({ name }) => name);

describe('the list of inquiries', () => {
  test('begins with what waits, newest first, and leaves out what is quarantined @inquiry.list', async () => {
    expect(await names()).toEqual(['New Pending', 'Old Pending', 'New Booked', 'Old Lost']);
  });

  test('says how many there are in each status, whatever is asked for @inquiry.list', async () => {
    const answer = await admin.ask('GET', `${PATH}?status=quarantined`);
    expect(answer.headers.get('X-Total-Count')).toBe('1');
    expect(JSON.parse(answer.headers.get('X-Status-Counts') ?? '')).toEqual({
      pending: 2,
      booked: 1,
      lost: 1,
      quarantined: 1,
    });
    expect(((await answer.json()) as InquiryView[]).map(({ name }) => name)).toEqual(['Spam']);
  });

  test.each([
    ['pending', ['New Pending', 'Old Pending']],
    ['PENDING@EXAMPLE.ORG', ['New Pending']],
    ['wd-abcde', ['New Pending']],
    ['555-0177', ['New Pending']],
    ['3135550177', ['New Pending']],
    ['(313) 555 0177', ['New Pending']],
    ['+1 248-555-0142', ['Old Pending', 'Old Lost']],
    ['12485550142', ['Old Lost']],
    ['1 313 555 0177', ['New Pending']],
    ['177', ['New Pending']],
    ['belle isle', ['New Pending']],
    ['06/02/2031', ['New Pending']],
    ['6/2/31', ['New Pending']],
    ['2031-06-02', ['New Pending']],
    ['6/2', ['New Pending']],
    ['6/2031', ['New Pending']],
    ['06/03/2031', []],
    ['2/30/2031', []],
    ['spam', []],
    ['%', []],
    ['pending new', ['New Pending']],
    ['chair casino', ['New Pending']],
    ['CHAIR', ['New Pending']],
    ['classic', ['New Pending']],
    ['chair booked', []],
    ["' or 9=9 --", []],
    ["ol'", ['Old Pending', 'Old Lost']],
  ])('is searched for %j', async (text, found) => {
    expect(await names(`?q=${encodeURIComponent(text)}`)).toEqual(found);
  });

  test('is filtered and searched together @inquiry.list', async () => {
    expect(await names('?status=booked&q=new')).toEqual(['New Booked']);
    expect(await names('?status=booked&q=old')).toEqual([]);
  });
});

describe('an inquiry', () => {
  test('is shown as sent, with what the catalog knows and what became of its mails @inquiry.view', async () => {
    const inquiry = await admin.read<InquiryView>('GET', `${PATH}/${ids['New Pending']}`);
    expect(inquiry).toMatchObject({
      reference: 'WD-ABCDE',
      phone: '+1 (313) 555-0177',
      status: 'pending',
      kind: 'contact',
      spamReasons: ['Many links'],
      replaces: 'WD-7K3Q9',
      selectedService: { name: 'Classic', price: '450', type: 'photobooth' },
      createdAt: '2026-11-20T08:00:00.000Z',
      eventDate: '2031-06-02',
      wishlistItems: [
        { name: 'Chair', quantity: 20, standing: 'price-differs', catalogPrice: '$9' },
        { name: 'Table', standing: null, catalogPrice: '' },
      ],
    });
    expect(inquiry.mails).toHaveLength(2);
    expect(inquiry.mails).toEqual(
      expect.arrayContaining([
        {
          kind: 'inquiry-for-staff',
          isToShop: true,
          state: 'dead',
          tries: 9,
          lastError: 'ESOCKET',
          sentAt: null,
        },
        {
          kind: 'inquiry-confirmation',
          isToShop: false,
          state: 'sent',
          tries: 0,
          lastError: '',
          sentAt: '1970-01-01T00:00:00.000Z',
        },
      ]),
    );
    const text = JSON.stringify(inquiry);
    for (const hidden of ['secret', 'idempotency', 'bodyHash', 'spamScore']) {
      expect(text).not.toContain(hidden);
    }
  });

  test('takes every status, from whoever has seen it as it is, and publishes nothing @inquiry.status', async () => {
    const path = `${PATH}/${ids['Old Pending']}`;
    const answers = await Promise.all(
      ['contacted', 'quoted'].map((status) => admin.ask('PATCH', path, { status, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    let version = 2;
    for (const [status, why] of [
      ['quarantined', {}],
      ['pending', {}],
      ['lost', { reason: 'price' }],
      ['booked', { note: 'Deposit paid' }],
      ['contacted', {}],
      ['quoted', {}],
      ['pending', {}],
    ] as const) {
      const change = { status, version, ...why };
      const changed = await admin.read<InquiryView>('PATCH', path, change);
      expect(changed).toMatchObject({ status, version: version + 1 });
      version += 1;
    }
    expect(await db().$count(publications)).toBe(0);
  });

  test('is found only by its id, and changed only in its status', async () => {
    const path = `${PATH}/${ids['Old Lost']}`;
    for (const id of [crypto.randomUUID(), 'x']) {
      await expectError(await admin.ask('GET', `${PATH}/${id}`), 404);
      const change = { status: 'lost', version: 1 };
      await expectError(await admin.ask('PATCH', `${PATH}/${id}`, change), 404);
    }
    for (const change of [
      { status: 'new', version: 1 },
      { status: 'lost' },
      { status: 'lost', version: '1' },
      { status: 'lost', version: 1, email: 'x@example.com' },
    ]) {
      await expectError(await admin.ask('PATCH', path, change), 400);
    }
    const [row] = await db()
      .select()
      .from(inquiries)
      .where(eq(inquiries.id, ids['Old Lost'] ?? ''));
    expect(row).toMatchObject({ version: 1, email: 'ada@example.com' });
  });
});
