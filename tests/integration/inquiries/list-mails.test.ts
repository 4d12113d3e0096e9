/**
 * A list that a visitor has mailed to themselves and a partner: what the mail holds, and what keeps
 * it from being used against others.
 */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListMailInput } from '#contracts/lists.ts';
import { countStored, eraseStored, findPerson } from '#db/queries/people.ts';
import { outbox, rateBuckets, rentalItems } from '#db/schema.ts';
import type { RuntimeContext } from '#server/http/app.ts';
import { inquiriesApp } from '#server/inquiries/intake/app.ts';
import { readWishlistLink } from '#site/lists/wishlist-link.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { inquiryServices } from '../../support/inquiries.ts';
import { useWorld } from '../../support/inquiry-world.ts';
import { addCategory, addItem } from '../../support/rows.ts';

const world = useWorld();
let chair = '';
let linen = '';

beforeAll(async () => {
  const category = await addCategory(world().db(), { slug: 'chairs' });
  chair = await addItem(world().db(), category, {
    name: 'Gold Chair',
    slug: 'gold-chair',
    price: '8.50',
  });
  linen = await addItem(world().db(), category, {
    name: 'Satin Linen',
    price: '16',
    options: [{ name: '108 inch', price: 18 }],
  });
});

beforeEach(async () => {
  await world().db().delete(outbox);
  await world().db().delete(rateBuckets);
  world().smtp.mails.length = 0;
});

interface Sending {
  body?: Record<string, unknown>;
  key?: string;
  host?: RuntimeContext;
}

async function post(
  { body = {}, key = crypto.randomUUID(), host }: Sending,
  app = world().app,
): Promise<Response> {
  const lines: ListMailInput['lines'] = [{ id: chair, quantity: 120 }];
  return app.request(
    API_PATHS.lists,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ email: 'ada@example.com', lines, ...body }),
    },
    host,
  );
}

/** Mails that arrived, by recipient. */
async function arrived() {
  await world().send();
  return world().smtp.mails.map((mail) => ({ ...mail, to: mail.recipients.join() }));
}

const queued = () => world().db().select().from(outbox);

describe('the mail', () => {
  test('reaches both, with items, prices and totals of the catalog, and a link to the list @list-mail.send @list-mail.content', async () => {
    const response = await post({
      body: {
        partner: 'bob@example.com',
        lines: [
          { id: chair, quantity: 120 },
          { id: linen, option: '108 inch', quantity: 15 },
        ],
      },
    });
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ mailed: true });
    const mails = await arrived();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['ada@example.com', 'bob@example.com']);
    for (const { subject, text = '', html = '' } of mails) {
      expect(subject).toBe('A wishlist from Woodward Event Decor');
      expect(text).toContain('- 120 x Gold Chair, $8.50 = $1,020.00');
      expect(text).toContain('- 15 x Satin Linen (108 inch), $18.00 = $270.00');
      expect(text).toContain('Estimate: $1,290.00');
      expect(text).toContain('Plus delivery and setup. Sales tax will be added.');
      expect(html).toContain('href="https://woodward.example/rental-services/chairs/gold-chair"');
      const [, fragment = ''] = /https:\/\/woodward\.example\/(#list=\S+)/.exec(text) ?? [];
      expect(readWishlistLink(fragment)).toMatchObject([{ quantity: 120 }, { quantity: 15 }]);
    }
    // What was sent is not kept longer than it is needed.
    for (const { content } of await queued()) expect(content).toEqual({});
  });

  test('has the price of the moment it is sent, and nothing that is not rented anymore @list-mail.content', async () => {
    const category = await addCategory(world().db());
    const swan = await addItem(world().db(), category, { name: 'Ice Swan', price: '90' });
    await post({
      body: {
        lines: [
          { id: chair, quantity: 1 },
          { id: swan, quantity: 1 },
        ],
      },
    });
    await world().db().delete(rentalItems).where(eq(rentalItems.id, swan));
    const [mail] = await arrived();
    expect(mail?.text).toContain('Gold Chair');
    expect(mail?.text).not.toContain('Swan');
  });

  test('has the name and price of an option that was renamed since @wishlist.today', async () => {
    const category = await addCategory(world().db());
    const options = [{ name: 'Ivory', price: 30 }];
    const runner = await addItem(world().db(), category, { name: 'Runner', price: '9', options });
    await world()
      .db()
      .update(rentalItems)
      .set({ options: [{ name: 'Cream', price: 30 }], version: 2 })
      .where(eq(rentalItems.id, runner));
    await post({ body: { lines: [{ id: runner, option: 'Ivory', quantity: 2 }] } });
    const [mail] = await arrived();
    expect(mail?.text).toContain('- 2 x Runner (Cream), $30.00 = $60.00');
  });

  test('is one where both addresses are one mailbox @list-mail.once', async () => {
    await post({ body: { email: 'ada@example.com', partner: 'Ada+list@Example.com' } });
    expect(await queued()).toHaveLength(1);
  });

  test('is queued once, however often and at once it is asked for with one key @list-mail.once', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post({ key, body: { partner: 'bob@example.com' } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 202));
    expect(await queued()).toHaveLength(2);
    expect(await arrived()).toHaveLength(2);
    // Also after it was sent, and a repetition takes nothing from the bounds.
    for (let again = 0; again < 6; again += 1) expect((await post({ key })).status).toBe(202);
    expect(await arrived()).toHaveLength(2);
  });
});

describe('against others', () => {
  test('no word of the sender gets into a mail @list-mail.no-words', async () => {
    const words = 'Win a prize at https://evil.example';
    await post({ body: { lines: [{ id: linen, option: words, quantity: 2 }] } });
    const [mail] = await arrived();
    expect(mail?.text).toContain('2 x Satin Linen (option not selected), Starting at $16');
    expect(JSON.stringify(mail)).not.toContain('evil.example');
    for (const extra of [{ note: words }, { name: words }, { price: '$0.01' }]) {
      const line = { id: chair, quantity: 1, ...extra };
      await expectError(await post({ body: { lines: [line] } }), 400);
    }
    await expectError(await post({ body: { message: words } }), 400);
    const unknown = [{ id: words.slice(0, 40), quantity: 1 }];
    await expectError(await post({ body: { lines: unknown } }), 400);
    expect(await arrived()).toHaveLength(1);
  });

  test('a mailbox gets four at once, however it is spelled and from wherever it is asked @list-mail.limits', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const email = `VICTIM+${index}@example.com`;
      const host = { ip: `203.0.113.${index}` };
      statuses.push((await post({ body: { email }, host })).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429, 429, 429]);
    // As the partner of others as well, and then nobody gets anything.
    const body = { email: 'ada@example.com', partner: 'victim@example.com' };
    const refused = await expectError(await post({ body }), 429);
    expect(refused.message).toContain('copy the link');
    expect(await queued()).toHaveLength(4);
  });

  test('a network has forty mailed at once, as many as an office; another one goes on @list-mail.limits', async () => {
    const answers = await Promise.all(
      Array.from({ length: 44 }, (_, index) =>
        post({ body: { email: `guest-${index}@example.com` }, host: { ip: '203.0.113.7' } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await post({ host: { ip: '203.0.113.8' } })).status).toBe(202);
  });

  test('someone who plans mails their list to two after others were refused @list-mail.limits', async () => {
    for (let index = 0; index < 12; index += 1) {
      await post({ body: { email: 'victim@example.com' }, host: { ip: '203.0.113.7' } });
    }
    const response = await post({
      body: { email: 'ada@example.com', partner: 'bob@example.com' },
      host: { ip: '203.0.113.9' },
    });
    expect(response.status).toBe(202);
  });
});

test('without mails, nothing is promised and nothing waits @list-mail.no-mails', async () => {
  const { db } = world();
  const error = await expectError(await post({}, inquiriesApp(inquiryServices({ db }))), 503);
  expect(error.message).toContain('copy the link');
  expect(await queued()).toEqual([]);
});

test('what is kept of a mailed list is found and erased with its person @person.erase', async () => {
  await post({ body: { email: 'ada@example.com', partner: 'bob@example.com' } });
  await world().send();
  const person = await findPerson(world().db(), 'ADA@example.com');
  expect((await countStored(world().db(), person)).mails.sent).toBe(1);
  expect((await eraseStored(world().db(), person)).mailIds).toHaveLength(1);
  expect(await queued()).toMatchObject([{ recipient: 'bob@example.com' }]);
});
