/** Mails about quotes, as an SMTP server receives them. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entryTitle } from '#admin/inquiries/work-texts.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { quoteContentOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteContent, QuoteView } from '#contracts/quotes/quotes.ts';
import { inquiryEvents, outbox, quoteLinks } from '#db/schema.ts';
import { formatCents } from '#domain/money.ts';
import { remindCustomers } from '#server/quotes/remind.ts';
import { readQuoteLink } from '#site/quotes/quote-link.ts';
import { SITE } from '#site/shop/config.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { limit } from '../../support/limits/limit.ts';
import { mailedQuotes } from '../../support/mailed-quotes.ts';
import { addInquiry } from '../../support/rows.ts';

const db = useDatabase();
const { shop, mails } = mailedQuotes(db);

const REPLY_TO_SHOP = [{ name: SITE.name, address: SITE.contact.email }];

test('the mail has what staff wrote, the total, the last day and a link that opens the quote @quote.mails', async () => {
  const inquiry = await addInquiry(db(), { reference: 'WD-22222' });
  const draft = await shop.draft(inquiry);
  const message = 'Hello Ada,\n\nhere is <b>your</b> quote.';
  const quote = await shop.read<QuoteView>(await shop.send(draft, { message }));
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.recipients).toEqual(['ada@example.com']);
  expect(mail?.subject).toBe('Your quote (WD-22222)');
  expect(mail?.replyTo).toEqual(REPLY_TO_SHOP);
  for (const part of [
    message,
    'Quote 1 for WD-22222',
    `Total: ${formatCents(quote.totals.total)}`,
    'Valid through: December 5, 2026',
  ]) {
    expect(mail?.text).toContain(part);
  }
  expect(mail?.html).toContain('&lt;b&gt;your&lt;/b&gt;');
  const [address = ''] = /https?:\S+\/quote#\S+/.exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(`href="${address}"`);
  const link = readQuoteLink(new URL(address).hash);
  expect(link && (await shop.view(link))).toMatchObject({ id: quote.id, totals: quote.totals });
  // A token that was sent is nowhere in the database.
  const [row] = await db().select().from(outbox).where(eq(outbox.inquiryId, inquiry));
  expect(row).toMatchObject({ state: 'sent', content: {} });
  expect(await db().$count(quoteLinks)).toBe(1);
});

test('both sides get all that was accepted; totals and words are the same everywhere @quote.mails @quote.totals @quote.words', async () => {
  const inquiry = await addInquiry(db(), { reference: 'WD-33333' });
  const [chairs] = quoteContentOf().lines;
  if (!chairs) throw new Error('The quote has no line');
  const styling = { ...chairs, name: 'Styling', quantity: 1, isTaxable: false };
  const { quote, link } = await shop.sent(inquiry, { lines: [chairs, styling] });
  await mails();
  const seen = await shop.view(link);
  await shop.read(await shop.accept(link, { name: 'Zoë Å. evil.example' }));
  const both = await mails();
  const customer = both.find(({ recipients }) => recipients.includes('ada@example.com'));
  const staff = both.find(({ recipients }) => recipients.includes(SITE.contact.email));
  expect(both).toHaveLength(2);
  expect(customer?.subject).toBe('You’ve accepted your quote (WD-33333)');
  expect(customer?.replyTo).toEqual(REPLY_TO_SHOP);
  expect(staff?.subject).toBe('Quote 1 was accepted (WD-33333)');
  expect(staff?.replyTo).toEqual([{ name: 'Ada Okafor', address: 'ada@example.com' }]);
  expect(quote.totals).toEqual(seen.totals);
  const { rental, discount, waiver, delivery, setup, tax, total, deposit } = quote.totals;
  for (const mail of both) {
    for (const part of [
      '100 x Gold Chiavari Chair, $8.50 each = $850.00',
      `Subtotal: ${formatCents(rental)}`,
      `Discount (10%): −${formatCents(discount)}`,
      `Damage waiver (8%): ${formatCents(waiver)}`,
      `Delivery: ${formatCents(delivery)}`,
      `Setup: ${formatCents(setup)}`,
      `Sales tax (6%): ${formatCents(tax)}`,
      `Total: ${formatCents(total)}`,
      `Deposit (30%): ${formatCents(deposit)}`,
      `Balance after deposit: ${formatCents(total - deposit)}`,
      'Event date: Saturday, June 12, 2027',
      '(Not taxed)',
      'The balance is due seven days before your event.',
      'November 21, 2026',
    ]) {
      expect(mail.text).toContain(part);
    }
    // As under the prices of the lines, and the total stands out.
    expect(mail.html).toMatch(
      new RegExp(`font-weight:bold[^>]*" align="right">\\${formatCents(total)}<`),
    );
    for (const amount of [rental, waiver, tax, total, deposit]) {
      expect(mail.html).toContain(formatCents(amount));
    }
  }
  expect(staff?.text).not.toContain('pay.example');
  // Mail programs make no link of what a visitor typed.
  expect(staff?.text).not.toContain('evil.example');
  expect(staff?.text).toContain(`/admin?inquiry=${inquiry}`);
});

/** @returns what a customer is mailed after accepting a quote with this deposit */
async function acceptedMail(deposit: QuoteContent['deposit']) {
  const { quote, link } = await shop.sent(await addInquiry(db()), { deposit });
  await mails();
  await shop.read(await shop.accept(link));
  const both = await mails();
  const mail = both.find(({ recipients }) => recipients.includes('ada@example.com'));
  return { ...mail, amount: formatCents(quote.totals.deposit) };
}

test('the mail of an acceptance names the deposit that reserves the date @quote.deposit', async () => {
  const { text, html, amount } = await acceptedMail({ kind: 'percent', percent: 30 });
  expect(text).toContain(`Your date is reserved once we receive your ${amount} deposit.`);
  expect(text).not.toContain('booked');
  expect(text).toContain(`Pay the ${amount} deposit: https://pay.example/woodward`);
  expect(html).toContain(`Pay the ${amount} deposit`);
});

test('where no deposit is asked for, an acceptance is a booking, and can be paid online @quote.deposit', async () => {
  const { text } = await acceptedMail({ kind: 'amount', cents: 0 });
  expect(text).toContain('Thank you, you’re booked!');
  expect(text).toContain('Pay online: https://pay.example/woodward');
  expect(text).not.toContain('deposit of');
});

test('a question and a decline reach staff, who answer the customer @quote.mails', async () => {
  const inquiry = await addInquiry(db(), { reference: 'WD-44444' });
  const { link } = await shop.sent(inquiry);
  await mails();
  await shop.question(link, { text: 'Are <i>cushions</i> included?' });
  const [question] = await mails();
  expect(question?.recipients).toEqual([SITE.contact.email]);
  expect(question?.subject).toBe('Question about quote 1 (WD-44444)');
  expect(question?.replyTo).toEqual([{ name: 'Ada Okafor', address: 'ada@example.com' }]);
  expect(question?.html).toContain('&lt;i&gt;cushions&lt;/i&gt;');
  await shop.decline(link);
  const [declined] = await mails();
  expect(declined?.subject).toBe('Quote 1 was declined (WD-44444)');
  expect(declined?.text).toContain('Reason: The price');
  expect(declined?.text).toContain('Too much');
});

test.each([
  ['expired', '2026-11-25T15:00:00Z'],
  ['was declined', '2026-11-21T16:00:00Z'],
])(
  'what a customer writes after a quote %s says so to staff @quote.ask',
  async (ended, writtenAt) => {
    const inquiry = await addInquiry(db(), { reference: 'WD-55555' });
    const { link } = await shop.sent(inquiry, { validUntil: '2026-11-22' });
    if (ended === 'was declined') await shop.decline(link);
    await mails();
    await shop.question(link);
    await db()
      .update(inquiryEvents)
      .set({ createdAt: new Date(writtenAt) })
      .where(eq(inquiryEvents.kind, 'quote-question'));
    const [question] = await mails();
    expect(question?.subject).toBe(`Message about quote 1, after it ${ended} (WD-55555)`);
    const { events } = await shop.read<InquiryWorkView>(
      await shop.ask('GET', `${ADMIN_API_PATHS.inquiries}/${inquiry}/work`),
    );
    const title = events.filter(({ kind }) => kind === 'quote-question').map(entryTitle);
    expect(title).toEqual([`Message about quote 1, after it ${ended}`]);
  },
);

test('a reminder greets the customer by first name @quote.reminder', async () => {
  const inquiry = await addInquiry(db(), { name: 'Ada Okafor' });
  await shop.sent(inquiry, { validUntil: '2026-12-05' });
  await mails();
  shop.clock.now = new Date('2026-12-03T15:00:00Z');
  await remindCustomers(shop.services(), Date.now() + limit(60_000));
  const [reminder] = await mails();
  expect(reminder?.subject).toContain('Your quote expires on December 5, 2026');
  expect(reminder?.text).toMatch(/^Hello Ada,\n\nJust a quick reminder/);
});

test('no words of staff or visitors become headers or further recipients', async () => {
  const inquiry = await addInquiry(db(), { name: 'Ada\r\nBcc: eve@example.com' });
  const draft = await shop.draft(inquiry, quoteContentOf());
  await shop.read(await shop.send(draft, { subject: 'Hello\r\nBcc: eve@example.com' }));
  const [mail] = await mails();
  expect(mail?.recipients).toEqual(['ada@example.com']);
  expect(mail?.bcc).toBeUndefined();
});

test('the event hangs on the mail of its acceptance, and one of its cancellation takes it out @event.calendar-file', async () => {
  const inquiry = await addInquiry(db(), { eventDate: '2027-06-12' });
  const { link } = await shop.sent(inquiry, { eventDate: '2027-06-12' });
  await shop.read(await shop.accept(link));
  const filesOf = async (to: string) =>
    (await mails())
      .filter(({ recipients }) => recipients.includes(to))
      .flatMap(({ attachments }) => attachments)
      .map(({ filename, mimeType, content }) => {
        const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
        return { filename, mimeType, lines: text.split(/\r?\n/) };
      });
  const [accepted, ...more] = await filesOf('ada@example.com');
  expect(more).toEqual([]);
  expect(accepted).toMatchObject({ filename: 'event.ics', mimeType: 'text/calendar' });
  const day = 'DTSTART;VALUE=DATE:20270612';
  const published = ['METHOD:PUBLISH', `UID:${inquiry}`, day, 'STATUS:CONFIRMED'];
  expect(accepted?.lines).toEqual(expect.arrayContaining(published));
  const sequenceOf = (file: typeof accepted) =>
    Number(file?.lines.find((line) => line.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length));
  const { version } = await shop.read<InquiryWorkView>(
    await shop.ask('GET', `${ADMIN_API_PATHS.inquiries}/${inquiry}/work`),
  );
  await shop.read(
    await shop.ask('POST', `${ADMIN_API_PATHS.inquiries}/${inquiry}/cancel`, {
      version,
      by: 'shop',
      reason: 'Flood',
      feeKeptCents: null,
      isMailed: true,
      message: 'We are sorry.',
    }),
  );
  const [canceled] = await filesOf('ada@example.com');
  const taken = ['METHOD:CANCEL', `UID:${inquiry}`, 'STATUS:CANCELLED'];
  expect(canceled?.lines).toEqual(expect.arrayContaining(taken));
  expect(sequenceOf(canceled)).toBeGreaterThan(sequenceOf(accepted));
});
