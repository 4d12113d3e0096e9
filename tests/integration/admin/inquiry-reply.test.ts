/** Replies from the admin, as a real SMTP server receives them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { InquiryWorkView, RepliedView, ReplyPreview } from '#contracts/inquiries/work.ts';
import { inquiries, outbox, settings } from '#db/schema.ts';
import { adminApp } from '#server/entry/admin.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { SITE } from '#site/shop/config.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';
import { saveSection } from '../../support/settings.ts';
import { sendDue, startSmtp, type SmtpHost } from '../../support/smtp.ts';
import { signedIn, staffServices } from '../../support/staff.ts';

const PATH = ADMIN_API_PATHS.inquiries;
const db = useDatabase();
let smtp: SmtpHost;
let headers: Record<string, string>;

beforeAll(async () => {
  smtp = await startSmtp();
  const editor = await signedIn(db(), 'editor');
  headers = { ...editor.headers, 'Content-Type': 'application/json' };
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  await db().delete(inquiries);
  smtp.mails.length = 0;
});

const services = () => ({
  ...staffServices(db),
  mailer: () => smtp.mailer({ MAIL_FROM: 'no-reply@woodward.example' }),
});
const ask = (id: string, body: object, path = 'reply') =>
  adminApp(services()).request(`${PATH}/${id}/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
const reply = (fields: object = {}) => ({
  id: crypto.randomUUID(),
  subject: 'Your event',
  body: 'Hello Ada,\n\nwe have your <b>chairs</b>.',
  ...fields,
});
const chairs = (name: string, quantity: number) => ({ itemId: 'x', name, quantity, price: '$8' });

test('an editor reads the templates that the owner saved, and none where there are none @settings.replies', async () => {
  const read = async () => {
    const response = await adminApp(services()).request(`${PATH}/reply-templates`, { headers });
    return (await response.json()) as unknown;
  };
  expect(await read()).toEqual(DEFAULT_SETTINGS.replies.templates);
  await saveSection(db(), 'replies', { templates: [] });
  expect(await read()).toEqual([]);
  await db().delete(settings);
});

test('a reply is sent once, answers to the shop, names the request, and is kept in the timeline @inquiry.reply', async () => {
  const id = await addInquiry(db(), { reference: 'WD-22222', email: 'ada@example.com' });
  const body = reply();
  const first = await ask(id, body);
  expect(first.status).toBe(200);
  expect((await ask(id, body)).status).toBe(200);
  const page = (await first.json()) as RepliedView;
  expect(page).toMatchObject({ status: 'contacted', mail: 'server' });
  expect(page.events.map(({ kind }) => kind)).toEqual(['mail-sent', 'status']);
  await sendDue(services());
  expect(smtp.mails).toHaveLength(1);
  const [mail] = smtp.mails;
  expect(mail?.recipients).toEqual(['ada@example.com']);
  expect(mail?.subject).toBe('Your event (WD-22222)');
  expect(mail?.replyTo).toEqual([{ name: SITE.name, address: SITE.contact.email }]);
  expect(mail?.text).toContain('we have your <b>chairs</b>.');
  expect(mail?.html).toContain('&lt;b&gt;chairs&lt;/b&gt;');
  expect(mail?.raw).not.toContain('Auto-Submitted');
  const [row] = await db().select().from(outbox).where(eq(outbox.inquiryId, id));
  expect(row).toMatchObject({ state: 'sent', content: {} });
  const seen = await adminApp(services()).request(`${PATH}/${id}/work`, { headers });
  const { events } = (await seen.json()) as InquiryWorkView;
  expect(events[0]).toMatchObject({ body: body.body, mails: [{ state: 'sent' }] });
});

test('no words of staff or visitors become headers or further recipients', async () => {
  const id = await addInquiry(db(), { reference: 'WD-33333', name: 'Ada\r\nBcc: eve@example.com' });
  const body = reply({ subject: 'Hello\r\nBcc: eve@example.com' });
  expect((await ask(id, body)).status).toBe(200);
  await sendDue(services());
  const [mail] = smtp.mails;
  expect(mail?.recipients).toEqual(['ada@example.com']);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.subject).toBe('Hello Bcc: eve@example.com (WD-33333)');
});

test('the preview is what is sent, and sends nothing', async () => {
  const id = await addInquiry(db(), { reference: 'WD-44444' });
  const answer = await ask(id, reply(), 'reply/preview');
  const preview = (await answer.json()) as ReplyPreview;
  expect(preview).toMatchObject({ to: 'ada@example.com', subject: 'Your event (WD-44444)' });
  expect(preview.text).toContain(SITE.contact.phone);
  expect(await db().$count(outbox)).toBe(0);
});

test('fields typed by hand are filled in alike in preview, mail and timeline @inquiry.reply-fields', async () => {
  const fields = { reference: 'WD-55555', name: 'Ada Kowalski', eventDate: '2031-06-14' };
  const id = await addInquiry(db(), fields, [chairs('Gold Chair', 40)]);
  const body = reply({
    subject: '{first name}, about {reference}',
    body: 'Dear {name},\n\nfor {date} ({reference}):\n{list}',
  });
  const filled = 'Dear Ada Kowalski,\n\nfor Saturday, June 14, 2031 (WD-55555):\n- 40 × Gold Chair';
  const preview = (await (await ask(id, body, 'reply/preview')).json()) as ReplyPreview;
  expect(preview.subject).toBe('Ada, about WD-55555');
  expect(preview.text).toContain(filled);
  const page = (await (await ask(id, body)).json()) as RepliedView;
  expect(page.events[0]).toMatchObject({ subject: 'Ada, about WD-55555', body: filled });
  expect((await ask(id, body)).status).toBe(200);
  await sendDue(services());
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Ada, about WD-55555']);
  expect(smtp.mails[0]?.text).toContain(filled);
});

test('a field that nothing can be filled in for is refused, and nothing is sent @inquiry.reply-fields', async () => {
  const id = await addInquiry(db(), { eventDate: null, kind: 'question' });
  const lines = [chairs('x'.repeat(120), 1)];
  const listed = await addInquiry(db(), {}, lines);
  const refused = [
    [id, { body: 'Hello {frist name}' }, 'body', 'There is no field {frist name}'],
    [id, { body: 'See you on {date}!' }, 'body', 'nothing to fill in for {date}'],
    [id, { body: '{list}' }, 'body', 'nothing to fill in for {list}'],
    [id, { subject: 'Your {quote link}' }, 'subject', 'There is no field {quote link}'],
    [listed, { body: `{list}${'x'.repeat(3_990)}` }, 'body', 'longer than 4000 characters'],
  ] as const;
  for (const [to, wrong, field, said] of refused) {
    for (const path of ['reply', 'reply/preview']) {
      const { fields } = await expectError(await ask(to, reply(wrong), path), 400);
      expect(fields?.[field]).toContain(said);
    }
  }
  expect(await db().$count(outbox)).toBe(0);
});

test('a reply without address, from the trash, with another text or beyond the limit is refused', async () => {
  const id = await addInquiry(db());
  const body = reply();
  expect((await ask(id, body)).status).toBe(200);
  await expectError(await ask(id, { ...body, body: 'Another text' }), 422);
  for (let sent = 1; sent < 10; sent += 1) expect((await ask(id, reply())).status).toBe(200);
  await expectError(await ask(id, reply()), 429);
  for (const wrong of [{ subject: ' ' }, { body: '' }, { body: 'x'.repeat(4_001) }]) {
    await expectError(await ask(id, reply(wrong)), 400);
  }
  const phoneOnly = await addInquiry(db());
  const byPhone = { email: '', mailbox: '', channel: 'phone' as const };
  await db().update(inquiries).set(byPhone).where(eq(inquiries.id, phoneOnly));
  await expectError(await ask(phoneOnly, reply()), 400);
  const trashed = await addInquiry(db());
  await db().update(inquiries).set({ deletedAt: new Date() }).where(eq(inquiries.id, trashed));
  await expectError(await ask(trashed, reply()), 409);
  await expectError(await ask(crypto.randomUUID(), reply()), 404);
  expect(await db().$count(outbox)).toBe(10);
});
