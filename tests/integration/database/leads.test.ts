import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  findLead,
  findStored,
  isTakenReference,
  storeLead,
  type NewLead,
  type NewLeadLine,
} from '#db/queries/leads.ts';
import type { Bucket } from '#db/queries/rate-buckets.ts';
import { leads, outbox, rateBuckets } from '#db/schema.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { newLead } from '../../support/rows.ts';
import { refusingConstraint } from '../../support/sql.ts';

const chairs: NewLeadLine = { itemId: 'i-1', name: 'Gold Chair', quantity: 120, price: '$8.50' };
const linens: NewLeadLine = {
  itemId: 'i-2',
  name: 'Satin (108 inch)',
  quantity: 15,
  price: '$18',
  standing: 'price-differs',
  catalogName: 'Satin (108 inch)',
  catalogPrice: '$19',
};

describe.each(BACKENDS)('leads on $name', (backend) => {
  const db = useDatabase(backend);
  const leadsWithKey = (key: string) => db().$count(leads, eq(leads.idempotencyKey, key));
  const withId = (fields: Partial<NewLead> = {}) => {
    const id = randomUUID();
    return { ...newLead(fields), id };
  };

  test('a lead is stored with its lines in order', async () => {
    const lead = withId({
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
    expect(await storeLead(db(), { lead, lines: [chairs, linens, chairs] })).toMatchObject({
      outcome: 'stored',
    });
    const stored = await findLead(db(), lead.id);
    expect(stored?.lead).toMatchObject({ ...lead, version: 1, deletedAt: null });
    const plain = { standing: null, catalogName: '', catalogPrice: '' };
    expect(stored?.lines).toMatchObject([
      { ...chairs, ...plain, position: 0 },
      { ...linens, position: 1 },
      { ...chairs, ...plain, position: 2 },
    ]);
  });

  test('a lead without more gets the defaults', async () => {
    const lead = withId();
    await storeLead(db(), { lead, lines: [] });
    expect((await findLead(db(), lead.id))?.lead).toMatchObject({
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
      const lead = withId({ replaces });
      expect(await refusingConstraint(storeLead(db(), { lead, lines: [] }))).toBe('leads_replaces');
    }
  });

  test('its mails are owed with it, one per key', async () => {
    const [first, second] = [withId(), withId()];
    const confirmation = {
      kind: 'lead-confirmation' as const,
      recipient: 'ada@example.com',
      dedupeKey: `visitor:${randomUUID()}`,
    };
    const confirmed: unknown[] = [];
    for (const lead of [first, second]) {
      const staff = {
        kind: 'lead-for-staff' as const,
        recipient: null,
        dedupeKey: `staff:${lead.id}`,
      };
      confirmed.push(await storeLead(db(), { lead, lines: [], mails: [staff, confirmation] }));
    }
    expect(confirmed).toEqual([
      { outcome: 'stored', confirmed: true },
      { outcome: 'stored', confirmed: false },
    ]);
    expect(await findStored(db(), [first.idempotencyKey])).toMatchObject({ confirmed: true });
    expect(await findStored(db(), [second.idempotencyKey])).toMatchObject({ confirmed: false });
    const owed = async (leadId: string) => {
      const rows = await db().select().from(outbox).where(eq(outbox.leadId, leadId));
      return rows.map(({ kind }) => kind).toSorted();
    };
    expect(await owed(first.id)).toEqual(['lead-confirmation', 'lead-for-staff']);
    expect(await owed(second.id)).toEqual(['lead-for-staff']);
  });

  test('a line that fails leaves neither lead nor mail', async () => {
    const lead = withId();
    const lines = [chairs, { ...linens, quantity: 0 }];
    const mails = [
      { kind: 'lead-for-staff' as const, recipient: null, dedupeKey: `staff:${lead.id}` },
    ];
    expect(await refusingConstraint(storeLead(db(), { lead, lines, mails }))).toBe(
      'lead_lines_quantity',
    );
    expect(await leadsWithKey(lead.idempotencyKey)).toBe(0);
    expect(await db().$count(outbox, eq(outbox.dedupeKey, `staff:${lead.id}`))).toBe(0);
  });

  test('a key that is there adds nothing, and its lead can be found', async () => {
    const lead = withId();
    await storeLead(db(), { lead, lines: [chairs] });
    const again = withId({ idempotencyKey: lead.idempotencyKey, name: 'Somebody else' });
    expect(await storeLead(db(), { lead: again, lines: [linens, linens] })).toEqual({
      outcome: 'present',
    });
    expect((await findLead(db(), lead.id))?.lines).toHaveLength(1);
    expect(await findLead(db(), again.id)).toBeUndefined();
    const stored = { reference: lead.reference, bodyHash: lead.bodyHash, confirmed: false };
    expect(await findStored(db(), ['key:other', lead.idempotencyKey])).toEqual(stored);
    expect(await findStored(db(), ['key:other'])).toBeUndefined();
  });

  test('forty calls at once with one key make one lead', async () => {
    const { idempotencyKey } = newLead();
    const results = await Promise.all(
      Array.from({ length: 40 }, () =>
        storeLead(db(), { lead: withId({ idempotencyKey }), lines: [chairs] }),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'present')).toHaveLength(39);
    expect(await leadsWithKey(idempotencyKey)).toBe(1);
  });

  test('only a lead that is stored costs its sender a token, and none is needed', async () => {
    const sender: Bucket = { key: randomUUID(), capacity: 2, perSecond: 0.0001 };
    const empty: Bucket = { key: randomUUID(), capacity: 1, perSecond: 0.0001 };
    const tokens = async () => {
      const rows = await db().select().from(rateBuckets).where(eq(rateBuckets.key, sender.key));
      return rows.map((row) => Math.floor(row.tokens));
    };
    const lead = withId();
    await storeLead(db(), { lead, lines: [], sender });
    expect(await storeLead(db(), { lead, lines: [], sender })).toEqual({ outcome: 'present' });
    await storeLead(db(), { lead: withId(), lines: [], bucket: empty });
    const limited = await storeLead(db(), { lead: withId(), lines: [], bucket: empty, sender });
    expect(limited).toEqual({ outcome: 'limited' });
    expect(await tokens()).toEqual([1]);
    for (let each = 0; each < 3; each += 1) {
      const stored = await storeLead(db(), { lead: withId(), lines: [], sender });
      expect(stored).toMatchObject({ outcome: 'stored' });
    }
    expect(await tokens()).toEqual([0]);
  });

  test('a bucket lets through what it holds, then what comes in', async () => {
    const bucket: Bucket = { key: randomUUID(), capacity: 3, perSecond: 0.001 };
    const store = (from: Bucket) => storeLead(db(), { lead: withId(), lines: [], bucket: from });
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => store(bucket)));
    expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(3);
    expect(outcomes.filter(({ outcome }) => outcome === 'limited')).toHaveLength(5);
    expect(await store({ ...bucket, key: randomUUID() })).toMatchObject({ outcome: 'stored' });
    // The same bucket, filling a million times as fast.
    expect(await store({ ...bucket, perSecond: 1_000 })).toMatchObject({ outcome: 'stored' });
  });

  test('a reference that is taken is told apart from every other failure', async () => {
    const lead = withId();
    await storeLead(db(), { lead, lines: [] });
    const taken = await failure(
      storeLead(db(), { lead: withId({ reference: lead.reference }), lines: [] }),
    );
    expect(isTakenReference(taken)).toBe(true);
    const other = await failure(storeLead(db(), { lead: withId({ name: '' }), lines: [] }));
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
