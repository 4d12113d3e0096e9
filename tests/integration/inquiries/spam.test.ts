/**
 * Spam without loss: suspicious requests are stored, marked, and answered like all others.
 */
import { and, eq, ilike } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ContactRequestInput } from '#contracts/inquiries/request.ts';
import { outbox } from '#db/schema.ts';
import { quoteMessage } from '#domain/quote-message.ts';
import { preselection } from '#site/inquiries/preselection.ts';
import { contactApp, contactBody } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { storedInquiry } from '../../support/stored-inquiries.ts';
import { expectAccepted, submit } from '../../support/submit.ts';

const db = useDatabase();
/** Long, and without a sign of its own. */
/** Nothing in it is suspect by itself. */
const LONG =
  'My sister has found a hall near the river for her anniversary. Neither of us has ever planned anything, so tell us which chairs and which linens you would choose for it, and why.';

async function send(fields: Partial<ContactRequestInput>, ip?: string) {
  const key = crypto.randomUUID();
  const body = contactBody({ email: `${key}@example.com`, ...fields });
  const host = ip === undefined ? {} : { host: { ip } };
  const answer = await submit({ app: contactApp(db) }, { key, body, ...host });
  const reference = await expectAccepted(answer, 201);
  return storedInquiry(db(), reference);
}

test.each([
  [{ message: 'A wedding http://a.example http://b.example', name: 'https://spam.example' }, 10],
  [{ message: 'A wedding http://a.example http://b.example http://c.example' }, 5],
  [{ message: 'A wedding [url=a]', website: 'x', fillMs: 0 }, 12],
])(
  '%j is stored as quarantined, and answered like any other @spam.quarantine',
  async (fields, spamScore) => {
    const inquiry = await send(fields);
    expect(inquiry).toMatchObject({ status: 'quarantined', spamScore });
    expect(inquiry.spamReasons.length).toBeGreaterThan(0);
  },
);

test('a person is not suspected @spam.honest', async () => {
  const inquiry = await send({ website: '', fillMs: 41_000 });
  expect(inquiry).toMatchObject({ status: 'pending', spamScore: 0, spamReasons: [] });
});

test('the same message from other addresses is suspected from the third on @spam.signs', async () => {
  const message = LONG;
  const states: string[] = [];
  for (let index = 0; index < 4; index += 1) states.push((await send({ message })).status);
  expect(states).toEqual(['pending', 'pending', 'quarantined', 'quarantined']);
});

test.each([
  'A wedding',
  'Wedding reception for 150 guests',
  'Hello, I would like a quote for my wedding on June 12, 2027 for 150 guests with delivery.',
])('what many write is no repetition: %s @spam.honest', async (message) => {
  for (let index = 0; index < 5; index += 1) {
    expect(await send({ message })).toMatchObject({ status: 'pending', spamReasons: [] });
  }
});

test('what the site itself writes is no repetition, what is typed beside it is @spam.honest', async () => {
  const list = [
    { id: 'x', option: '', name: 'Gold Chiavari Chair', price: '$8.50', image: '', quantity: 8 },
  ];
  const chosen = preselection('?service=Glam&price=895&type=photo-booth')?.message ?? '';
  for (const message of [quoteMessage('', []), quoteMessage(chosen, list), chosen]) {
    for (let index = 0; index < 4; index += 1) {
      expect((await send({ message })).status, message).toBe('pending');
    }
  }
  const states: string[] = [];
  for (const lines of [[], list, [], list]) {
    const message = quoteMessage(`Hello. ${LONG}`, lines);
    states.push((await send({ message })).status);
  }
  expect(states).toEqual(['pending', 'pending', 'quarantined', 'quarantined']);
});

test('a password manager that fills in the hidden field sets nothing apart @spam.hidden-field', async () => {
  const filled = await send({ website: 'https://woodward.example', fillMs: 41_000 });
  expect(filled).toMatchObject({ status: 'pending', spamScore: 4 });
  const quick = await send({ website: 'x', fillMs: 0 });
  expect(quick).toMatchObject({ status: 'pending', spamScore: 7 });
});

test('quick typing alone is noted, and the request waits like any other @spam.quick', async () => {
  expect(await send({ fillMs: 900 })).toMatchObject({ status: 'pending', spamScore: 3 });
});

test('an address with tags is one mailbox, which is confirmed once', async () => {
  const states: string[] = [];
  for (let index = 0; index < 6; index += 1) {
    const email = `Tagged${index === 0 ? '' : `+${index}`}@example.com`;
    states.push((await send({ email, message: `Event ${index}` })).status);
  }
  expect(states).toEqual([...Array<string>(5).fill('pending'), 'quarantined']);
  const mails = await db()
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'inquiry-confirmation'), ilike(outbox.recipient, 'tagged%')));
  expect(mails).toHaveLength(1);
});

test('many requests from one address within the hour are suspected, in any case @spam.signs', async () => {
  const states: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const email = index % 2 === 0 ? 'Busy@Example.com' : 'busy@example.com';
    states.push((await send({ email, message: `Event ${index}` })).status);
  }
  expect(states).toEqual([...Array<string>(5).fill('pending'), 'quarantined', 'quarantined']);
});

test('a flood under an address is suspected, its owner elsewhere is not @spam.honest', async () => {
  const states: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    const email = index < 2 ? 'victim@example.org' : `victim+${index}@example.org`;
    const inquiry = await send({ email, message: `Event ${index}` }, '192.0.2.7');
    states.push(inquiry.status);
  }
  expect(states).toEqual([
    ...Array<string>(5).fill('pending'),
    ...Array<string>(3).fill('quarantined'),
  ]);
  const own = { email: 'victim@example.org', message: 'Our wedding' };
  expect(await send(own, '198.51.100.7')).toMatchObject({ status: 'pending', spamScore: 0 });
  // Someone else in the network of the flood is not suspected either.
  expect(await send({}, '192.0.2.7')).toMatchObject({ status: 'pending', spamScore: 0 });
});
