/** What customers said about their quotes waits for staff, until they do something about it. */
import { beforeEach, expect, test } from 'vitest';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { inquiries } from '#db/schema.ts';
import { readDigest } from '#server/digest/facts.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { MORNING, useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const PATH = ADMIN_API_PATHS.inquiries;
const db = useDatabase();
const shop = useQuotes(db);

beforeEach(async () => {
  await db().delete(inquiries);
});

const toAnswer = async () =>
  shop.read<InquiryView[]>(await shop.ask('GET', `${PATH}?view=to-answer`));
/** @returns what each inquiry of the view waits for */
const waiting = async () =>
  (await toAnswer()).map(({ id, unanswered }) => [id, unanswered.map(({ kind }) => kind)]);
const note = (id: string, kind = 'note') =>
  shop.ask('POST', `${PATH}/${id}/notes`, { id: crypto.randomUUID(), kind, body: 'Told her' });
const move = async (id: string, change: object) => {
  const { version } = await shop.read<InquiryView>(await shop.ask('GET', `${PATH}/${id}`));
  return shop.read<InquiryView>(await shop.ask('PATCH', `${PATH}/${id}`, { version, ...change }));
};
const reply = (id: string) =>
  shop.ask('POST', `${PATH}/${id}/reply`, {
    id: crypto.randomUUID(),
    subject: 'Yes',
    body: 'They are.',
  });

test('a question waits until staff reply, call, take a note or quote @inquiry.unanswered @inquiry.views', async () => {
  const id = await addInquiry(db());
  const { link } = await shop.sent(id);
  expect(await waiting()).toEqual([]);
  for (const answer of [
    () => reply(id),
    () => note(id),
    () => note(id, 'call'),
    () => shop.sent(id),
    () => move(id, { status: 'contacted' }),
  ]) {
    await shop.question(link);
    expect(await waiting()).toEqual([[id, ['quote-question']]]);
    await answer();
    expect(await waiting()).toEqual([]);
  }
});

test('a question waits also after its customer has accepted @inquiry.unanswered', async () => {
  const id = await addInquiry(db());
  const { link } = await shop.sent(id);
  await shop.question(link);
  await shop.read(await shop.accept(link));
  expect(await waiting()).toEqual([[id, ['quote-question']]]);
});

test('a decline waits until another quote is sent or the status is moved, and again when that is undone @inquiry.unanswered', async () => {
  const id = await addInquiry(db());
  const { link } = await shop.sent(id);
  await shop.read(await shop.decline(link));
  await note(id);
  await reply(id);
  expect(await waiting()).toEqual([[id, ['quote-declined']]]);
  const { version } = await move(id, { status: 'lost', reason: 'price' });
  expect(await waiting()).toEqual([]);
  await shop.read<InquiryWorkView>(await shop.ask('POST', `${PATH}/${id}/undo`, { version }));
  expect(await waiting()).toEqual([[id, ['quote-declined']]]);
  // Both, the newest first.
  await shop.question(link);
  expect(await waiting()).toEqual([[id, ['quote-question', 'quote-declined']]]);
  await shop.sent(id);
  expect(await waiting()).toEqual([]);
});

test('it is in the digest with since when, also of a booked or a lost request, not of one in the trash @inquiry.unanswered @digest.content', async () => {
  const waits = await addInquiry(db(), { createdAt: new Date('2020-01-01T12:00:00Z') });
  const { link } = await shop.sent(waits);
  const pending = await addInquiry(db(), { createdAt: new Date('2026-11-20T12:00:00Z') });
  const binned = await addInquiry(db());
  await shop.question((await shop.sent(binned)).link);
  const { version } = await shop.read<InquiryView>(await shop.ask('GET', `${PATH}/${binned}`));
  await shop.ask('DELETE', `${PATH}/${binned}?version=${version}`);
  await shop.question(link);
  await move(waits, { status: 'lost', reason: 'price' });
  expect((await readDigest(db(), MORNING)).waiting.total).toBe(1);
  await shop.question(link);
  const { waiting: list } = await readDigest(db(), MORNING);
  const listed = list.entries.map(({ id, unanswered }) => [id, unanswered]);
  expect(listed).toEqual([
    [pending, null],
    [waits, 'quote-question'],
  ]);
  const asked = (await toAnswer()).find(({ id }) => id === waits);
  expect(list.entries[1]?.since.toISOString()).toBe(asked?.unanswered[0]?.at);
  const booked = await addInquiry(db());
  const accepted = await shop.sent(booked);
  await shop.read(await shop.accept(accepted.link));
  await shop.question(accepted.link);
  const { entries } = (await readDigest(db(), MORNING)).waiting;
  expect(entries.map(({ id, unanswered }) => [id, unanswered])).toEqual([
    ...listed,
    [booked, 'quote-question'],
  ]);
});
