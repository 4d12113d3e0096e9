/**
 * Questions: inquiries without an event, which pass all that a request passes.
 */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { QuestionRequestInput } from '#contracts/inquiries/request.ts';
import { listInquiries } from '#db/queries/inquiries/list.ts';
import { deleteOldRequests } from '#db/queries/inquiries/old-requests.ts';
import { inquiries, outbox } from '#db/schema.ts';
import type { RuntimeContext } from '#server/http/app.ts';
import { presentInquiry } from '#server/inquiries/work/present.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { expectError, questionBody } from '../../support/api.ts';
import { mailsOf, useWorld } from '../../support/inquiry-world.ts';
import { addInquiry, newInquiry } from '../../support/rows.ts';
import { storedInquiry } from '../../support/stored-inquiries.ts';
import { expectAccepted } from '../../support/submit.ts';

const world = useWorld();

beforeEach(async () => {
  await world().db().delete(outbox);
  await world().db().delete(inquiries);
  world().smtp.mails.length = 0;
});

interface Asked {
  key?: string;
  /** Not typed, because tests send wrong ones. */
  body?: unknown;
  host?: RuntimeContext;
}

async function ask({ key = crypto.randomUUID(), body = questionBody(), host }: Asked = {}) {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return world().app.request(API_PATHS.question, init, host);
}

const stored = async (response: Response) =>
  storedInquiry(world().db(), await expectAccepted(response, 201));

describe('a question', () => {
  test('is stored as an inquiry without date, place and phone @question.inquiry', async () => {
    expect(await stored(await ask())).toMatchObject({
      kind: 'question',
      status: 'pending',
      name: 'Ada Okafor',
      email: 'ada@example.com',
      phone: '',
      eventDate: null,
      eventLocation: '',
      message: 'Do you deliver to Ann Arbor?',
      lines: [],
    });
    const withPhone = questionBody({ phone: '(313) 555-0100', question: 'And to Flint?' });
    expect(await stored(await ask({ body: withPhone }))).toMatchObject({ phone: '(313) 555-0100' });
  });

  test('is mailed to the shop as one, and confirmed without its words @question.inquiry', async () => {
    const { reference } = await stored(await ask());
    const { shop, visitor } = await mailsOf(world(), 'ada@example.com');
    expect(shop.subject).toBe(`Question ${reference}: Ada Okafor`);
    expect(shop.text).toContain('Do you deliver to Ann Arbor?');
    expect(shop.text).not.toMatch(/Event date|Location|null|undefined/);
    expect(visitor.subject).toBe(`We’ve received your question ${reference}`);
    expect(visitor.text).not.toMatch(/Ann Arbor|Ada|null|undefined/);
  });

  test('waits in the spool while the database is away, and gets there @question.inquiry', async () => {
    world().proxy.fault = 'down';
    const reference = await expectAccepted(await ask(), 202);
    await world().heal();
    expect(await world().drain()).toEqual({ drained: 1, left: 0 });
    const inquiry = await storedInquiry(world().db(), reference);
    expect(inquiry).toMatchObject({ kind: 'question', eventDate: null });
  });

  test('is stored once, however often it is sent; another under its key is refused', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([ask({ key }), ask({ key }), ask({ key })]);
    const references = await Promise.all(answers.map((answer) => expectAccepted(answer, 201)));
    expect(new Set(references).size).toBe(1);
    expect(await world().db().$count(inquiries)).toBe(1);
    const other = await ask({ key, body: questionBody({ question: 'Another one?' }) });
    expect((await expectError(other, 422)).code).toBe('idempotency_mismatch');
  });
});

describe('refused', () => {
  test('is what lacks a field, in words for each @question.form', async () => {
    const { fields } = await expectError(await ask({ body: {} }), 400);
    expect(Object.keys(fields ?? {}).toSorted()).toEqual(['email', 'name', 'question']);
    const blank = await expectError(await ask({ body: questionBody({ question: ' \n ' }) }), 400);
    expect(blank.fields).toEqual({ question: 'Please enter your question' });
  });

  test('is what a question does not have, such as a date or a list', async () => {
    for (const more of [{ eventDate: '2031-06-12' }, { wishlistItems: [] }, { kind: 'booking' }]) {
      await expectError(await ask({ body: { ...questionBody(), ...more } }), 400);
    }
    expect(await world().db().$count(inquiries)).toBe(0);
  });

  test('is a flood of questions from one network, together with its requests @question.inquiry', async () => {
    const host = { ip: '203.0.113.77' };
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_, index) =>
        ask({ host, body: questionBody({ email: `flood${index}@example.com` }) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

test('a visitor beside a flood asks, and one who asked before gets the same answer', async () => {
  const key = crypto.randomUUID();
  const host = { ip: '203.0.113.78' };
  const reference = await expectAccepted(await ask({ key, host }), 201);
  await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      ask({ host, body: questionBody({ email: `more${index}@example.com` }) }),
    ),
  );
  expect(await expectAccepted(await ask({ key, host }), 201)).toBe(reference);
  await expectAccepted(await ask({ host: { ip: '203.0.113.79' } }), 201);
});

test('an advertisement is set apart and gets no confirmation', async () => {
  const body: QuestionRequestInput = questionBody({ question: 'Buy a link on your site: [url=x]' });
  const inquiry = await stored(await ask({ body }));
  expect(inquiry.status).toBe('quarantined');
  await world().send();
  expect(world().smtp.mails.flatMap(({ recipients }) => recipients)).not.toContain(body.email);
});

test('the list has it without an event date, behind those that have one @question.list', async () => {
  await stored(await ask());
  await addInquiry(world().db(), { eventDate: '2027-06-12' });
  for (const sort of ['event', 'event-desc'] as const) {
    const any = { q: '', deleted: false, page: 1, today: '2027-01-01', staffId: '', services: [] };
    const { rows } = await listInquiries(world().db(), { ...any, sort });
    const dates = rows
      .map((row) => presentInquiry(row))
      .map(({ kind, eventDate }) => [kind, eventDate]);
    expect(dates, sort).toEqual([
      ['contact', '2027-06-12'],
      ['question', ''],
    ]);
  }
});

test('it is kept as long as a request for an event that is over @question.inquiry', async () => {
  const { id } = await stored(await ask());
  const createdAt = new Date('2024-11-01T00:00:00Z');
  await world().db().update(inquiries).set({ createdAt }).where(eq(inquiries.id, id));
  const at = (day: string) => ({
    deletedBefore: createdAt,
    receivedBefore: new Date(`${day}T00:00:00Z`),
    today: '2026-11-22',
    limit: 10,
  });
  expect(await deleteOldRequests(world().db(), at('2024-11-01'))).toBe(0);
  expect(await deleteOldRequests(world().db(), at('2024-11-02'))).toBe(1);
});

test('only a question may lack date and phone', async () => {
  const insert = (fields: Partial<typeof inquiries.$inferInsert>) =>
    world()
      .db()
      .insert(inquiries)
      .values({ ...newInquiry(), reference: 'WD-23456', ...fields });
  const violated = { cause: { constraint: 'inquiries_event' } };
  await expect(insert({ eventDate: null })).rejects.toMatchObject(violated);
  await expect(insert({ kind: 'booking', phone: '' })).rejects.toMatchObject(violated);
  await insert({ kind: 'question', eventDate: null, phone: '' });
  expect(await world().db().$count(inquiries)).toBe(1);
});
