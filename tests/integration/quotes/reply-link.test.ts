import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { InquiryWorkView, ReplyPreview } from '#contracts/inquiries/work.ts';
import { outbox } from '#db/schema.ts';
import { readQuoteLink } from '#site/quotes/quote-link.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useQuotes } from '../../support/quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const shop = useQuotes(db);
const body = 'Hello Ada,\n\nhave another look: {quote link}';
const ask = (id: string, path: string) =>
  shop.ask('POST', `${ADMIN_API_PATHS.inquiries}/${id}/${path}`, {
    id: crypto.randomUUID(),
    subject: 'Your quote',
    body,
  });

test('a reply has a new link to the quote, in the mail alone @inquiry.reply-quote-link', async () => {
  const id = await addInquiry(db());
  await shop.sent(id);
  const { quote } = await shop.sent(id);
  const { text } = await shop.read<ReplyPreview>(await ask(id, 'reply/preview'));
  expect(text).toContain('made when you send this');
  expect((await shop.list(id))[0]?.links).toBe(2);
  const { events } = await shop.read<InquiryWorkView>(await ask(id, 'reply'));
  // Whoever reads the timeline cannot answer for the customer.
  expect(events.at(-1)?.body).toBe(body);
  const [mail] = await db().select().from(outbox).where(eq(outbox.kind, 'inquiry-reply'));
  const [url = ''] = /https?:\S+/.exec(mail?.content.body ?? '') ?? [];
  const link = readQuoteLink(new URL(url).hash);
  if (!link) throw new Error(`${url} is no link of a quote`);
  expect(await shop.view(link)).toMatchObject({ id: quote.id, number: 2, standing: 'open' });
});

test('without a quote that is open or accepted it is refused, and nothing is sent @inquiry.reply-quote-link', async () => {
  const id = await addInquiry(db());
  await shop.draft(id);
  for (const path of ['reply', 'reply/preview']) {
    const { fields } = await expectError(await ask(id, path), 400);
    expect(fields).toHaveProperty('body');
  }
  const mails = await db().select().from(outbox).where(eq(outbox.inquiryId, id));
  expect(mails.map(({ kind }) => kind)).not.toContain('inquiry-reply');
});
