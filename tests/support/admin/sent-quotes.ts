/** Quotes as staff send them, for tests of what their customers see. */
import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { quoteLineOf } from '#contracts/quotes/quotes.fixtures.ts';
import type { QuoteContent, QuoteView } from '#contracts/quotes/quotes.ts';
import { connect } from '#db/client.ts';
import { rateBuckets } from '#db/schema.ts';
import { sendRequest } from './requests.ts';
import { freshName } from './steps.ts';

export interface SentQuote {
  quote: QuoteView;
  /** Path and fragment of a link to it. */
  path: string;
}

/** What a quote of the tests says, besides what the draft has. */
const QUOTED: Partial<QuoteContent> = {
  eventDate: '2031-06-14',
  eventLocation: 'Eastern Market, Shed 3',
  intro: 'Thank you for asking us.',
  lines: [
    quoteLineOf({ note: 'With ivory cushion', unitCents: 900 }),
    quoteLineOf({ name: 'Styling', quantity: 1, unitCents: 10_000, isTaxable: false }),
  ],
  discount: { kind: 'amount', cents: 10_000 },
  deliveryCents: 15_000,
  setupCents: 0,
  waiverPercent: 10,
  taxPercent: 6,
  deposit: { kind: 'percent', percent: 25 },
  validUntil: '2031-05-01',
  terms: 'The deposit reserves your date.',
  paymentLink: 'https://pay.example/woodward',
};

/** A request comes in and is quoted. @param content in the place of `QUOTED` */
export async function sendNewQuote(
  api: APIRequestContext,
  content: Partial<QuoteContent> = {},
): Promise<SentQuote> {
  const inquiry = await sendRequest(api, { name: freshName('Quoted') });
  return sendQuote(api, inquiry.id, { content });
}

/** Writes a quote for an inquiry and sends it. @param from the quote that it revises */
export async function sendQuote(
  api: APIRequestContext,
  inquiryId: string,
  { from, content = {} }: { from?: string; content?: Partial<QuoteContent> } = {},
): Promise<SentQuote> {
  const post = async (path: string, data: object) => {
    const answer = await api.post(path, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  };
  const drafted = await post(`/api/admin/contact-submissions/${inquiryId}/quotes`, {
    id: randomUUID(),
    ...(from !== undefined && { from }),
  });
  const draft = (await drafted.json()) as QuoteView;
  const changed = await api.put(`/api/admin/quotes/${draft.id}`, {
    data: {
      version: draft.version,
      content: { ...draft.content, ...QUOTED, ...content },
      isReminded: false,
    },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  const { version } = (await changed.json()) as QuoteView;
  const words = {
    subject: 'Your quote',
    message: 'Here is your quote.',
    isDespiteMove: true,
  };
  const sent = await post(`/api/admin/quotes/${draft.id}/send`, { version, ...words });
  const linked = await post(`/api/admin/quotes/${draft.id}/links`, {});
  const { link } = (await linked.json()) as { link: string };
  const { pathname, hash } = new URL(link);
  return { quote: (await sent.json()) as QuoteView, path: pathname + hash };
}

/** Withdraws a quote, as staff do. */
export async function withdrawQuote(api: APIRequestContext, quote: QuoteView): Promise<void> {
  const { version } = quote;
  const answer = await api.post(`/api/admin/quotes/${quote.id}/withdraw`, { data: { version } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Lets the day pass until which a quote was valid: what was sent is otherwise never changed. */
export async function expireQuote(databaseUrl: string, id: string): Promise<void> {
  const { db, close } = connect(databaseUrl, { maxConnections: 1 });
  await db.transaction(async (tx) => {
    await tx.execute(sql`alter table quotes disable trigger user`);
    await tx.execute(sql`
      update quotes set valid_until = '2026-01-15',
        content = jsonb_set(content, '{validUntil}', '"2026-01-15"') where id = ${id}`);
    await tx.execute(sql`alter table quotes enable trigger user`);
  });
  await close();
}

/** Forgets how many calls came from where: all tests share one address. */
export async function forgetCallers(databaseUrl: string): Promise<void> {
  const { db, close } = connect(databaseUrl, { maxConnections: 1 });
  await db.delete(rateBuckets);
  await close();
}
