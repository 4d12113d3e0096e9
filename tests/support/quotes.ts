/** Quotes as staff write them and customers answer them, both in process on one database. */
import { beforeAll, expect } from 'vitest';
import { quoteContentOf } from '#contracts/quotes/quotes.fixtures.ts';
import {
  publicQuoteEndpoints,
  QUOTE_TOKEN_HEADER,
  quoteEndpoints,
  type PublicQuoteView,
  type QuoteContent,
  type QuoteView,
} from '#contracts/quotes/quotes.ts';
import type { Database } from '#db/client.ts';
import { adminApp } from '#server/entry/admin.ts';
import { mailerOf, type Mailer } from '#server/mail/mailer.ts';
import { quotesApp } from '#server/quotes/customer/app.ts';
import { readQuoteLink, type QuoteLink } from '#site/quotes/quote-link.ts';
import { signedIn, staffServices } from './staff.ts';

/** Morning of 21 November 2026 in Detroit. */
export const MORNING = new Date('2026-11-21T15:00:00Z');

const at = (path: string, id: string) => path.replace('{id}', id);

/**
 * @param db as `useDatabase` gives it
 * @returns what staff and customers ask; `clock.now` may be set
 */
export function useQuotes(db: () => Database, more: { mailer?: () => Mailer } = {}) {
  const clock = { now: MORNING };
  const services = () => ({
    ...staffServices(db),
    mailer: () => mailerOf({}),
    ...more,
    addressSalt: () => 'salt of the tests',
    now: () => clock.now,
  });
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    ({ headers } = await signedIn(db(), 'editor'));
  });

  const ask = async (method: string, path: string, body?: object) =>
    adminApp(services()).request(path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const read = async <T>(response: Response, status = 200): Promise<T> => {
    const answer: unknown = await response.json();
    expect(response.status, JSON.stringify(answer)).toBe(status);
    return answer as T;
  };

  const create = (inquiryId: string, body: { id?: string; from?: string; copyOf?: string } = {}) =>
    ask('POST', at(quoteEndpoints.create.path, inquiryId), { id: crypto.randomUUID(), ...body });
  const change = (quote: QuoteView, content: QuoteContent, isReminded = true) =>
    ask('PUT', at(quoteEndpoints.change.path, quote.id), {
      version: quote.version,
      content,
      isReminded,
    });
  const send = (quote: Pick<QuoteView, 'id' | 'version'>, body: object = {}) =>
    ask('POST', at(quoteEndpoints.send.path, quote.id), {
      version: quote.version,
      subject: 'Your quote',
      message: 'Hello Ada,\n\nhere is your quote.',
      ...body,
    });
  const withdraw = ({ id, version }: Pick<QuoteView, 'id' | 'version'>) =>
    ask('POST', at(quoteEndpoints.withdraw.path, id), { version });
  const addLink = (id: string) => ask('POST', at(quoteEndpoints.addLink.path, id));
  const list = async (inquiryId: string) =>
    read<QuoteView[]>(await ask('GET', at(quoteEndpoints.list.path, inquiryId)));

  /** @returns a draft with this content */
  const draft = async (inquiryId: string, fields: Partial<QuoteContent> = {}, from?: string) => {
    const made = await read<QuoteView>(await create(inquiryId, from ? { from } : {}), 201);
    return read<QuoteView>(await change(made, quoteContentOf(fields)));
  };
  /** @returns a quote that was sent, also for another day than the request's, and a link that opens it */
  const sent = async (inquiryId: string, fields: Partial<QuoteContent> = {}) => {
    const sending = await send(await draft(inquiryId, fields), { isDespiteMove: true });
    const quote = await read<QuoteView>(sending);
    return { quote, link: await linkOf(quote.id) };
  };
  const linkOf = async (id: string): Promise<QuoteLink> => {
    const { link } = await read<{ link: string }>(await addLink(id));
    const found = readQuoteLink(new URL(link).hash);
    if (!found) throw new Error(`${link} is no link of a quote`);
    return found;
  };

  /** What a customer asks, from an address. */
  const visit = async (
    method: string,
    path: string,
    { id, token }: QuoteLink,
    body?: object,
    ip = '203.0.113.7',
  ) =>
    quotesApp(services()).request(
      at(path, id),
      {
        method,
        headers: { 'Content-Type': 'application/json', [QUOTE_TOKEN_HEADER]: token },
        ...(body && { body: JSON.stringify(body) }),
      },
      { ip },
    );
  const open = (link: QuoteLink, ip?: string) =>
    visit('GET', publicQuoteEndpoints.read.path, link, undefined, ip);
  const view = async (link: QuoteLink) => read<PublicQuoteView>(await open(link));
  const accept = async (link: QuoteLink, body: object = {}) => {
    const { hash } = await view(link);
    const answer = { name: 'Ada Okafor', agreed: true, hash, ...body };
    return visit('POST', publicQuoteEndpoints.accept.path, link, answer);
  };
  const decline = (link: QuoteLink, body: object = {}) =>
    visit('POST', publicQuoteEndpoints.decline.path, link, {
      reason: 'price',
      note: 'Too much',
      ...body,
    });
  const question = (link: QuoteLink, body: object = {}) =>
    visit('POST', publicQuoteEndpoints.ask.path, link, {
      id: crypto.randomUUID(),
      text: 'Are cushions included?',
      ...body,
    });

  return {
    clock,
    services,
    ask,
    read,
    create,
    change,
    send,
    withdraw,
    addLink,
    list,
    draft,
    sent,
    linkOf,
    visit,
    open,
    view,
    accept,
    decline,
    question,
  };
}
