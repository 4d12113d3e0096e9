import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findInquiry } from '#db/queries/inquiries/records.ts';
import { findStored } from '#db/queries/inquiries/rows.ts';
import {
  isTakenReference,
  storeInquiry,
  type NewInquiry,
  type NewInquiryLine,
} from '#db/queries/inquiries/store.ts';
import type { Bucket } from '#db/queries/rate-buckets.ts';
import { inquiries, outbox, rateBuckets } from '#db/schema.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { newInquiry } from '../../support/rows.ts';
import { refusingConstraint } from '../../support/sql.ts';

const chairs: NewInquiryLine = { itemId: 'i-1', name: 'Gold Chair', quantity: 120, price: '$8.50' };
const linens: NewInquiryLine = {
  itemId: 'i-2',
  name: 'Satin (108 inch)',
  quantity: 15,
  price: '$18',
  standing: 'price-differs',
  catalogName: 'Satin (108 inch)',
  catalogPrice: '$19',
};

describe.each(BACKENDS)('inquiries on $name', (backend) => {
  const db = useDatabase(backend);
  const inquiriesWithKey = (key: string) =>
    db().$count(inquiries, eq(inquiries.idempotencyKey, key));
  const withId = (fields: Partial<NewInquiry> = {}) => {
    const id = randomUUID();
    return { ...newInquiry(fields), id };
  };

  test('an inquiry is stored with its lines in order', async () => {
    const inquiry = withId({
      services: ['Photo Booth', 'Design, "quoted" \\ {braces}'],
      referralSource: 'A friend',
      kind: 'booking',
      selectedService: { name: 'Classic', price: '450', type: 'photobooth' },
      createdAt: new Date('2026-11-20T10:00:00Z'),
      status: 'quarantined',
      spamScore: 6,
      spamReasons: ['Holds 3 links'],
      replaces: 'WD-ABCDE',
    });
    expect(await storeInquiry(db(), { inquiry, lines: [chairs, linens, chairs] })).toMatchObject({
      outcome: 'stored',
    });
    const stored = await findInquiry(db(), inquiry.id);
    expect(stored).toMatchObject({ ...inquiry, version: 1, deletedAt: null });
    const plain = { standing: null, catalogName: '', catalogPrice: '' };
    expect(stored?.lines).toMatchObject([
      { ...chairs, ...plain, position: 0 },
      { ...linens, position: 1 },
      { ...chairs, ...plain, position: 2 },
    ]);
  });

  test('an inquiry without more gets the defaults', async () => {
    const inquiry = withId();
    await storeInquiry(db(), { inquiry, lines: [] });
    expect(await findInquiry(db(), inquiry.id)).toMatchObject({
      status: 'pending',
      kind: 'contact',
      selectedService: null,
      services: [],
      guestCount: '',
      replaces: '',
    });
  });

  test('replaces nothing that is no reference', async () => {
    for (const replaces of ['WD-', 'WD-abcde', 'WD-ABCDEF', '<b>']) {
      const inquiry = withId({ replaces });
      expect(await refusingConstraint(storeInquiry(db(), { inquiry, lines: [] }))).toBe(
        'inquiries_replaces',
      );
    }
  });

  test('its mails are queued with it, one per key', async () => {
    const [first, second] = [withId(), withId()];
    const confirmation = {
      kind: 'inquiry-confirmation' as const,
      recipient: 'ada@example.com',
      dedupeKey: `visitor:${randomUUID()}`,
    };
    const confirmed: unknown[] = [];
    for (const inquiry of [first, second]) {
      const staff = {
        kind: 'inquiry-for-staff' as const,
        recipient: null,
        dedupeKey: `staff:${inquiry.id}`,
      };
      confirmed.push(
        await storeInquiry(db(), { inquiry, lines: [], mails: [staff, confirmation] }),
      );
    }
    expect(confirmed).toEqual([
      { outcome: 'stored', confirmed: true },
      { outcome: 'stored', confirmed: false },
    ]);
    expect(await findStored(db(), first.idempotencyKey)).toMatchObject({ confirmed: true });
    expect(await findStored(db(), second.idempotencyKey)).toMatchObject({ confirmed: false });
    const queued = async (inquiryId: string) => {
      const rows = await db().select().from(outbox).where(eq(outbox.inquiryId, inquiryId));
      return rows.map(({ kind }) => kind).toSorted();
    };
    expect(await queued(first.id)).toEqual(['inquiry-confirmation', 'inquiry-for-staff']);
    expect(await queued(second.id)).toEqual(['inquiry-for-staff']);
  });

  test('a line that fails leaves neither inquiry nor mail', async () => {
    const inquiry = withId();
    const lines = [chairs, { ...linens, quantity: 0 }];
    const mails = [
      { kind: 'inquiry-for-staff' as const, recipient: null, dedupeKey: `staff:${inquiry.id}` },
    ];
    expect(await refusingConstraint(storeInquiry(db(), { inquiry, lines, mails }))).toBe(
      'inquiry_lines_quantity',
    );
    expect(await inquiriesWithKey(inquiry.idempotencyKey)).toBe(0);
    expect(await db().$count(outbox, eq(outbox.dedupeKey, `staff:${inquiry.id}`))).toBe(0);
  });

  test('a key that is there adds nothing, and its inquiry can be found', async () => {
    const inquiry = withId();
    await storeInquiry(db(), { inquiry, lines: [chairs] });
    const again = withId({ idempotencyKey: inquiry.idempotencyKey, name: 'Somebody else' });
    expect(await storeInquiry(db(), { inquiry: again, lines: [linens, linens] })).toEqual({
      outcome: 'present',
    });
    expect((await findInquiry(db(), inquiry.id))?.lines).toHaveLength(1);
    expect(await findInquiry(db(), again.id)).toBeUndefined();
    const stored = { reference: inquiry.reference, bodyHash: inquiry.bodyHash, confirmed: false };
    expect(await findStored(db(), inquiry.idempotencyKey)).toEqual(stored);
    expect(await findStored(db(), 'key:other')).toBeUndefined();
  });

  test('forty calls at once with one key make one inquiry', async () => {
    const { idempotencyKey } = newInquiry();
    const results = await Promise.all(
      Array.from({ length: 40 }, () =>
        storeInquiry(db(), { inquiry: withId({ idempotencyKey }), lines: [chairs] }),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'present')).toHaveLength(39);
    expect(await inquiriesWithKey(idempotencyKey)).toBe(1);
  });

  test('only an inquiry that is stored costs its sender a token, and none is needed', async () => {
    const sender: Bucket = { key: randomUUID(), capacity: 2, perSecond: 0.0001 };
    const empty: Bucket = { key: randomUUID(), capacity: 1, perSecond: 0.0001 };
    const tokens = async () => {
      const rows = await db().select().from(rateBuckets).where(eq(rateBuckets.key, sender.key));
      return rows.map((row) => Math.floor(row.tokens));
    };
    const inquiry = withId();
    await storeInquiry(db(), { inquiry, lines: [], sender });
    expect(await storeInquiry(db(), { inquiry, lines: [], sender })).toEqual({
      outcome: 'present',
    });
    await storeInquiry(db(), { inquiry: withId(), lines: [], bucket: empty });
    const limited = await storeInquiry(db(), {
      inquiry: withId(),
      lines: [],
      bucket: empty,
      sender,
    });
    expect(limited).toEqual({ outcome: 'limited' });
    expect(await tokens()).toEqual([1]);
    for (let each = 0; each < 3; each += 1) {
      const stored = await storeInquiry(db(), { inquiry: withId(), lines: [], sender });
      expect(stored).toMatchObject({ outcome: 'stored' });
    }
    expect(await tokens()).toEqual([0]);
  });

  test('an inquiry above the limits of repeats is told of, and stored without limits', async () => {
    const email = `${randomUUID()}@example.com`;
    // Short sentences repeat nothing: two people may write the same.
    const message = `Rank first on every search engine ${randomUUID()} ${'with our links '.repeat(8)}`;
    for (let each = 0; each < 2; each += 1) {
      await storeInquiry(db(), { inquiry: withId({ email, message }), lines: [] });
    }
    const inquiry = withId({ email: 'other@example.com', message });
    const store = (sameMessage: number, fromAddress: number, fields = inquiry) =>
      storeInquiry(db(), { inquiry: fields, lines: [], limits: { sameMessage, fromAddress } });
    expect(await store(1, 5)).toEqual({
      outcome: 'repeating',
      repeats: { sameMessage: 1, fromAddress: 0 },
    });
    expect(await store(5, 2, withId({ email, message }))).toEqual({
      outcome: 'repeating',
      repeats: { sameMessage: 0, fromAddress: 2 },
    });
    expect(await inquiriesWithKey(inquiry.idempotencyKey)).toBe(0);
    expect(await store(2, 5)).toMatchObject({ outcome: 'stored' });
    const again = withId({ email, message });
    expect(await storeInquiry(db(), { inquiry: again, lines: [] })).toMatchObject({
      outcome: 'stored',
    });
  });

  test('a bucket lets through what it holds, then what comes in', async () => {
    const bucket: Bucket = { key: randomUUID(), capacity: 3, perSecond: 0.001 };
    const store = (from: Bucket) =>
      storeInquiry(db(), { inquiry: withId(), lines: [], bucket: from });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => store(bucket)));
    expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(3);
    expect(outcomes.filter(({ outcome }) => outcome === 'limited')).toHaveLength(5);
    expect(await store({ ...bucket, key: randomUUID() })).toMatchObject({ outcome: 'stored' });
    // The same bucket, filling a million times as fast.
    expect(await store({ ...bucket, perSecond: 1_000 })).toMatchObject({ outcome: 'stored' });
  });

  test('a reference that is taken is told apart from every other failure', async () => {
    const inquiry = withId();
    await storeInquiry(db(), { inquiry, lines: [] });
    const taken = await failure(
      storeInquiry(db(), { inquiry: withId({ reference: inquiry.reference }), lines: [] }),
    );
    expect(isTakenReference(taken)).toBe(true);
    const other = await failure(storeInquiry(db(), { inquiry: withId({ name: '' }), lines: [] }));
    expect(isTakenReference(other)).toBe(false);
  });
});

async function failure(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('Nothing failed');
}
