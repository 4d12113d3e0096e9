/** The last request from this device: an equal one is a retry, a different one may replace it. */
import { REFERENCE } from '#domain/reference.ts';
import { storage } from './storage.ts';
import { contentMark, SAME_REQUEST_MS } from './submission-key.ts';

const NAME = 'woodward:earlier-request';
/** After this time a request has nothing to do with the earlier one. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

export interface EarlierRequest {
  reference: string;
  /** Epoch milliseconds. */
  sentAt: number;
  /** Hash of the request's body, without `replaces`. */
  content: string;
  /** Reference of the request that it replaced; empty: none. */
  replaces: string;
  /** What was typed about the event; may be empty. */
  details: string;
}

export function rememberRequest(
  reference: string,
  { replaces = '', ...content }: { wishlistItems: readonly unknown[]; replaces?: string },
  now: number,
  details = '',
): void {
  if (!REFERENCE.test(reference)) return;
  const mark = contentMark(content);
  const request: EarlierRequest = { reference, sentAt: now, content: mark, replaces, details };
  storage[NAME] = JSON.stringify(request);
}

/** @returns the last request of the past 14 days, or null */
export function earlierRequest(now: number): EarlierRequest | null {
  const earlier = read();
  const age = now - (earlier?.sentAt ?? now);
  return age >= 0 && age < MAX_AGE_MS ? earlier : null;
}

/** @returns whether the content is that of the earlier request, while its idempotency key is valid */
export function isRepetition(earlier: EarlierRequest, content: object, now: number): boolean {
  return earlier.content === contentMark(content) && now - earlier.sentAt < SAME_REQUEST_MS;
}

/** Deletes the stored request. @returns the undo, which keeps a later request */
export function forgetRequest(): () => void {
  const { [NAME]: stored } = storage;
  delete storage[NAME];
  return () => {
    if (stored !== undefined) storage[NAME] ??= stored;
  };
}

function read(): EarlierRequest | null {
  try {
    const stored = JSON.parse(storage[NAME] ?? 'null') as Partial<EarlierRequest> | null;
    const { reference, sentAt, content, replaces, details } = stored ?? {};
    if (typeof reference !== 'string' || !REFERENCE.test(reference)) return null;
    if (typeof sentAt !== 'number' || typeof content !== 'string') return null;
    return {
      reference,
      sentAt,
      content,
      replaces: typeof replaces === 'string' && REFERENCE.test(replaces) ? replaces : '',
      details: typeof details === 'string' ? details : '',
    };
  } catch {
    return null;
  }
}
