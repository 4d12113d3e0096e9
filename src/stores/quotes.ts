/** Requests of the quote page (@quote.page). Links are not stored; typed text is kept in the tab. */
import { failureOf } from '#api-client/failure.ts';
import * as api from '#api-client/quotes.ts';
import type { ErrorCode } from '#contracts/error.ts';
import type { DeclineReason, PublicQuoteView } from '#contracts/quotes/quotes.ts';
import type { LikeItemView } from '#contracts/quotes/short.ts';
import { newId } from '#domain/uuid.ts';
import type { QuoteLink } from '#site/quotes/quote-link.ts';
import * as text from '#site/quotes/texts.ts';
import { tab } from './tab-storage.ts';

export type OpenedQuote =
  | { quote: PublicQuoteView }
  | { why: 'missing' | 'unread'; message: string };

/** Reads a quote; never throws. */
export async function openQuote(link: QuoteLink): Promise<OpenedQuote> {
  try {
    return { quote: await api.readQuote(link) };
  } catch (error) {
    const { status } = failureOf(error);
    if (status === 404) return { why: 'missing', message: text.missingText };
    if (!navigator.onLine) return { why: 'unread', message: text.unreadOffline };
    return { why: 'unread', message: status === 429 ? text.unreadBusy : text.unreadText };
  }
}

export type QuoteField = 'name' | 'agreed' | 'reason' | 'note' | 'text';

/** Why an answer to a quote was not taken. */
export interface Refusal {
  /** The reason as a sentence. */
  message: string;
  errors: Partial<Record<QuoteField, string>>;
  /** The current quote, if it changed. */
  quote?: PublicQuoteView;
  /** Missing items, if that is the reason. */
  short?: ShortLine[];
}

/** An item with too few pieces (@quote.page-short). */
export interface ShortLine {
  /** Item and missing number. */
  message: string;
  like: LikeItemView[];
}

/** Accepts a quote; never throws. @param answer typed name, and hash of the shown content */
export function acceptQuote(
  link: QuoteLink,
  { name, hash }: { name: string; hash: string },
): Promise<{ quote: PublicQuoteView } | { failure: Refusal }> {
  return sendAnswer(link, async () => ({ quote: await api.acceptQuote(link, { name, hash }) }));
}

/** Declines a quote; never throws. */
export function declineQuote(
  link: QuoteLink,
  answer: { reason: DeclineReason; note: string },
): Promise<{ quote: PublicQuoteView } | { failure: Refusal }> {
  return sendAnswer(link, async () => ({ quote: await api.declineQuote(link, answer) }));
}

/** The question that was sent last, until it arrives: the same text keeps its id, an edited text gets a new id. */
let unanswered = { id: '', text: '' };

/** Sends a question; repeating the same words counts once. Never throws. */
export function askAboutQuote(
  link: QuoteLink,
  question: string,
): Promise<{ asked: string } | { failure: Refusal }> {
  if (unanswered.text !== question) unanswered = { id: newId(), text: question };
  return sendAnswer(
    link,
    async () => {
      await api.askAboutQuote(link, unanswered);
      // The same words sent later are a new question.
      unanswered = { id: '', text: '' };
      return { asked: question };
    },
    text.messageUnavailable,
  );
}

/** Checked by its type: importing the contract would bring zod to every visitor. */
const SHORT: Extract<ErrorCode, 'short'> = 'short';

/** @param unavailable reason for a failure of the server */
async function sendAnswer<Answer>(
  link: QuoteLink,
  send: () => Promise<Answer>,
  unavailable = text.answerUnavailable,
): Promise<Answer | { failure: Refusal }> {
  // Only `false` is reliable: an online browser may reach nothing.
  if (!navigator.onLine) return refusal(text.sendOffline);
  try {
    return await send();
  } catch (error) {
    const { status, code, message, fields } = failureOf(error);
    if (code === SHORT) return shortRefusal(link, fields);
    // The event has moved: the shop must quote it again.
    if (status === 409 && fields['eventDate'] !== undefined) return refusal(fields['eventDate']);
    if (status === 409) return staleRefusal(link);
    if (Object.keys(fields).length > 0) return refusal(text.sendFields, fields);
    return refusal(sentence(status, message) ?? unavailable);
  }
}

/** Items with too few pieces, and alternatives to them; if those cannot be read, the error's own fields. */
async function shortRefusal(
  link: QuoteLink,
  fields: Record<string, string>,
): Promise<{ failure: Refusal }> {
  const fallback = Object.entries(fields).map(([name, message]) => ({
    message: `${name}: ${message}`,
    like: [],
  }));
  const missing = await api.readShort(link).catch(() => []);
  const short = missing.map((line) => ({ message: text.shortLine(line), like: line.like }));
  return {
    failure: { message: text.shortSaid, errors: {}, short: short.length > 0 ? short : fallback },
  };
}

/** The quote changed meanwhile: revised by the shop, or answered in another tab. */
async function staleRefusal(link: QuoteLink): Promise<{ failure: Refusal }> {
  const opened = await openQuote(link);
  if (!('quote' in opened))
    return refusal(opened.why === 'missing' ? text.sendMissing : text.standsOtherwise);
  const { quote } = opened;
  const isAnswered = quote.standing === 'accepted' || quote.standing === 'declined';
  const closed = isAnswered ? text.alreadyAnswered : text.standsOtherwise;
  const message = quote.standing === 'open' ? text.changedMeanwhile : closed;
  return { failure: { message, errors: {}, quote } };
}

function refusal(message: string, errors: Refusal['errors'] = {}): { failure: Refusal } {
  return { failure: { message, errors } };
}

/** @returns the reason as a sentence; undefined: the server failed */
function sentence(status: number, message: string): string | undefined {
  if (status === 0) return text.sendNoAnswer;
  if (status === 404) return text.sendMissing;
  if (status === 429) return message || text.sendTooMany;
  return undefined;
}

/** Typed into the page; the checkbox is not kept, because it must be deliberate. */
export interface TypedAnswer {
  name: string;
  reason: DeclineReason | '';
  note: string;
  question: string;
}

const NOTHING_TYPED: TypedAnswer = { name: '', reason: '', note: '', question: '' };

const keyOf = (id: string) => `woodward:quote:${id}`;

/** @returns what was typed for this quote in this tab */
export function storedTyped(id: string): TypedAnswer {
  const kept = tab[keyOf(id)];
  // Only this file writes it.
  return kept === undefined ? NOTHING_TYPED : (JSON.parse(kept) as TypedAnswer);
}

/** Stores what was typed; deletes it if all fields are empty. */
export function storeTyped(id: string, typed: TypedAnswer): void {
  if (Object.values(typed).some(Boolean)) tab[keyOf(id)] = JSON.stringify(typed);
  else delete tab[keyOf(id)];
}
