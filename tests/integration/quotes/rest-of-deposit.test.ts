/** The mail of an acceptance after a part of the deposit came in (@quote.deposit), as an SMTP server receives it. */
import { expect, test } from 'vitest';
import { useDatabase } from '../../support/backends.ts';
import { useBooked } from '../../support/booked.ts';
import { mailedQuotes } from '../../support/mailed-quotes.ts';

const db = useDatabase();
const { shop, mails } = mailedQuotes(db);
const { booked, pay } = useBooked(db, shop);

const deposit = { kind: 'amount', cents: 30_000 } as const;

/** @returns what the customer is mailed after accepting a second quote, this having been paid before */
async function mailAfter(cents: number) {
  const { inquiry } = await booked({ deposit });
  await shop.read(await pay(inquiry, { cents }));
  const { link } = await shop.sent(inquiry, { deposit });
  await shop.read(await shop.accept(link));
  const toCustomer = (await mails()).filter(({ recipients }) =>
    recipients.includes('ada@example.com'),
  );
  return toCustomer.find(({ text }) => text?.includes('Accepted by') && text.includes('Quote 2'))
    ?.text;
}

test('of a deposit that came in part, the mail names what is still to come @quote.deposit', async () => {
  const text = await mailAfter(10_000);
  expect(text).toContain('once we receive the remaining $200.00 of your deposit.');
  expect(text).toContain('Pay the remaining $200.00: https://pay.example/woodward');
});

test('once the deposit came, the mail asks for none @quote.deposit', async () => {
  const text = await mailAfter(30_000);
  expect(text).toContain('We received your deposit, and your date is reserved.');
  expect(text).toContain('Pay online: https://pay.example/woodward');
});
