import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { insertLead, isTakenReference, type NewLeadLine } from '#db/queries/leads.ts';
import { leadLines, leads } from '#db/schema.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { newLead } from '../../support/rows.ts';
import { refusingConstraint } from '../../support/sql.ts';

const chairs: NewLeadLine = { itemId: 'i-1', name: 'Gold Chair', quantity: 120, price: '$8.50' };
const linens: NewLeadLine = { itemId: 'i-2', name: 'Satin (108 inch)', quantity: 15, price: '$18' };

describe.each(BACKENDS)('leads on $name', (backend) => {
  const db = useDatabase(backend);
  const linesOf = (leadId: string) =>
    db()
      .select()
      .from(leadLines)
      .where(eq(leadLines.leadId, leadId))
      .orderBy(asc(leadLines.position));
  const leadsWithKey = (key: string) => db().$count(leads, eq(leads.idempotencyKey, key));

  test('a lead is stored with its lines in order', async () => {
    const lead = newLead({ services: ['Photo Booth', 'Design'], referralSource: 'A friend' });
    const stored = await insertLead(db(), lead, [chairs, linens, chairs]);
    expect(stored.created).toBe(true);
    expect(stored.lead).toMatchObject({ ...lead, status: 'pending', version: 1, deletedAt: null });
    expect(await linesOf(stored.lead.id)).toMatchObject([
      { ...chairs, position: 0 },
      { ...linens, position: 1 },
      { ...chairs, position: 2 },
    ]);
  });

  test('a line that fails leaves no lead', async () => {
    const lead = newLead();
    const lines = [chairs, { ...linens, quantity: 0 }];
    expect(await refusingConstraint(insertLead(db(), lead, lines))).toBe('lead_lines_quantity');
    expect(await leadsWithKey(lead.idempotencyKey)).toBe(0);
  });

  test('the same key gives the first lead and adds nothing', async () => {
    const first = await insertLead(db(), newLead(), [chairs]);
    const second = await insertLead(
      db(),
      newLead({ idempotencyKey: first.lead.idempotencyKey, name: 'Somebody else' }),
      [linens, linens],
    );
    expect(second).toEqual({ lead: first.lead, created: false });
    expect(await linesOf(first.lead.id)).toHaveLength(1);
  });

  test('forty calls at once with one key make one lead', async () => {
    const { idempotencyKey } = newLead();
    const results = await Promise.all(
      Array.from({ length: 40 }, () => insertLead(db(), newLead({ idempotencyKey }), [chairs])),
    );
    expect(results.filter((result) => result.created)).toHaveLength(1);
    expect(new Set(results.map((result) => result.lead.id)).size).toBe(1);
    expect(await leadsWithKey(idempotencyKey)).toBe(1);
    const [{ lead } = { lead: undefined }] = results;
    expect(await linesOf(lead?.id ?? '')).toHaveLength(1);
  });

  test('a reference that is taken is told apart from every other failure', async () => {
    const { lead } = await insertLead(db(), newLead(), []);
    const taken = await failure(insertLead(db(), newLead({ reference: lead.reference }), []));
    expect(isTakenReference(taken)).toBe(true);
    const other = await failure(insertLead(db(), newLead({ name: '' }), []));
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
