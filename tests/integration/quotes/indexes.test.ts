import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { quoteContentOf } from '#contracts/quotes/quotes.fixtures.ts';
import { linkedQuoteQuery, quotesQuery } from '#db/queries/quotes/quotes.ts';
import { dueRemindersQuery, nextReminder } from '#db/queries/quotes/reminders.ts';
import { inquiries, quoteLinks } from '#db/schema.ts';
import { useDatabase } from '../../support/backends.ts';
import { TEST_HOST } from '../../support/host.ts';
import { planOf } from '../../support/query-plan.ts';

/** As after some years: 20,000 lines of quotes, nearly all of them settled. */
const REQUESTS = 5_000;
const LINES = 4;
const db = useDatabase();

beforeAll(async () => {
  const [line] = quoteContentOf().lines;
  const lines = Array.from({ length: LINES }, () => line);
  const content = JSON.stringify(quoteContentOf({ lines: lines.flatMap((each) => each ?? []) }));
  await db().execute(sql`
    insert into inquiries (reference, name, email, phone, event_date, event_location, message,
      idempotency_key, body_hash)
    select 'WD-' || n, 'Visitor ' || n, 'v' || n || '@example.com', '1', '2027-06-12', 'Detroit',
      'Hi', 'key:' || n, repeat('a', 64)
    from generate_series(1, ${REQUESTS}) n`);
  await db().execute(sql`
    insert into quotes (inquiry_id, number, state, content, content_hash, valid_until, is_reminded,
      sent_at, answered_at, accepted_by, reminded_at)
    select id, 1, 'accepted', ${content}::jsonb, repeat('a', 64),
      date '2026-01-01' + (row_number() over ())::int % 330, true, '2025-12-01', '2025-12-02', 'Ada', null
    from inquiries`);
  await db().execute(sql`update quotes set state = 'sent', answered_at = null, accepted_by = ''
    where ('x' || left(id::text, 2))::bit(8)::int < 12`);
  await db().execute(sql`
    insert into quote_links (token_hash, quote_id, expires_at)
    select encode(sha256((id::text || n)::bytea), 'hex'), id, now() + interval '90 days'
    from quotes, generate_series(1, 2) n`);
  await db().execute(sql`analyze`);
});

const NOW = new Date('2026-11-21T15:00:00Z');
const usesIndex = (plan: readonly string[], index: string) =>
  plan.some((step) => /^(?:Bitmap )?Index/.test(step) && step.endsWith(` ${index}`));
/** Scans of whole tables that grow. */
const scans = (plan: readonly string[]) =>
  plan.filter((step) => /^(?:Parallel )?Seq Scan (?:quotes|quote_links|inquiries)/.test(step));

test('the quotes of a request are found by its index', async () => {
  const [request] = await db().select().from(inquiries).limit(1);
  const plan = await planOf(db(), quotesQuery(db(), [request?.id ?? '']));
  expect(usesIndex(plan, 'quotes_number_unique')).toBe(true);
  expect(scans(plan)).toEqual([]);
});

test('a link is found by the hash of its token', async () => {
  const [link] = await db().select().from(quoteLinks).limit(1);
  const opening = { id: link?.quoteId ?? '', tokenHash: link?.tokenHash ?? '', now: NOW };
  const plan = await planOf(db(), linkedQuoteQuery(db(), opening));
  // By the key, or by that of the few links of the quote.
  expect(usesIndex(plan, 'quote_links_pkey') || usesIndex(plan, 'quote_links_quote')).toBe(true);
  expect(scans(plan)).toEqual([]);
});

test('quotes that are about to expire are found by their last day', async () => {
  const plan = await planOf(
    db(),
    dueRemindersQuery(db(), { now: NOW, host: TEST_HOST, limit: 50 }),
  );
  expect(usesIndex(plan, 'quotes_expiring')).toBe(true);
  expect(scans(plan)).toEqual([]);
  const next = await planOf(db(), nextReminder(NOW));
  expect(usesIndex(next, 'quotes_expiring')).toBe(true);
});
