import type {
  DeclineReason,
  publicQuoteEndpoints,
  PublicQuoteView,
} from '#contracts/quotes/quotes.ts';
import type { PublicShortView } from '#contracts/quotes/short.ts';
import { request, requestAnswer } from './request.ts';

/** What opens a quote. */
export interface QuoteKey {
  id: string;
  token: string;
}

/** Copies that their types check: importing the endpoints would bring zod to every visitor. */
const QUOTE: (typeof publicQuoteEndpoints)['read']['path'] = '/api/quotes/{id}';
const TOKEN_HEADER: typeof import('#contracts/quotes/quotes.ts').QUOTE_TOKEN_HEADER =
  'X-Quote-Token';

/** The same as for a request (`inquiries.ts`). */
const TIMEOUT_MS = 30_000;

/** @throws as `request` does, also when there is no answer in time */
export function readQuote(key: QuoteKey): Promise<PublicQuoteView> {
  return view('GET', key, '');
}

/**
 * Accepts a quote, once.
 * @param body the typed name, and the hash of the shown content
 * @throws as `readQuote` does
 */
export function acceptQuote(
  key: QuoteKey,
  body: { name: string; hash: string },
): Promise<PublicQuoteView> {
  return view('POST', key, '/accept', { ...body, agreed: true });
}

/** @returns missing pieces of an open quote, with alternatives. @throws as `readQuote` does */
export async function readShort(key: QuoteKey): Promise<PublicShortView[]> {
  const answer = await request('GET', `${pathOf(key)}/short`, sentWith(key));
  // Our own server answers with this type.
  return (answer as { short: PublicShortView[] }).short;
}

/** Declines a quote, once. @throws as `readQuote` does */
export function declineQuote(
  key: QuoteKey,
  body: { reason: DeclineReason; note: string },
): Promise<PublicQuoteView> {
  return view('POST', key, '/decline', body);
}

/** Asks about a quote, once for each id. @throws as `readQuote` does */
export async function askAboutQuote(
  key: QuoteKey,
  body: { id: string; text: string },
): Promise<void> {
  await requestAnswer('POST', `${pathOf(key)}/questions`, { body, ...sentWith(key) });
}

async function view(
  method: 'GET' | 'POST',
  key: QuoteKey,
  ending: '' | '/accept' | '/decline',
  body?: object,
): Promise<PublicQuoteView> {
  const answer = await request(method, pathOf(key) + ending, { body, ...sentWith(key) });
  // Our own server answers with this type.
  return answer as PublicQuoteView;
}

function pathOf({ id }: QuoteKey): string {
  return QUOTE.replace('{id}', id);
}

function sentWith({ token }: QuoteKey) {
  return { headers: { [TOKEN_HEADER]: token }, signal: AbortSignal.timeout(TIMEOUT_MS) };
}
