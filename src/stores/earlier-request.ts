/**
 * The request that this device sent last: whoever sends another one soon is asked whether it replaces
 * that one, and whoever sends the same again sends it as it was.
 */
import { REFERENCE } from '#domain/reference.ts';
import { storage } from './storage.ts';
import { contentMark, SAME_REQUEST_MS } from './submission-key.ts';

const NAME = 'woodward:earlier-request';
/** Later it is a matter of its own. */
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

export interface EarlierRequest {
  reference: string;
  /** Milliseconds of the epoch. */
  sentAt: number;
  /** Mark of what was sent, apart from what it replaced. */
  content: string;
  /** Reference of the request that it replaced; empty for none. */
  replaces: string;
  /** What was said about the event besides; empty for nothing. */
  details: string;
}

/**
 * Keeps a request that was sent.
 * @param body what was sent
 * @param now milliseconds of the epoch
 * @param details what was said about the event besides
 */
export function rememberRequest(
  reference: string,
  { replaces = '', ...content }: { wishlistItems: readonly unknown[]; replaces?: string },
  now: number,
  details = '',
): void {
  if (!REFERENCE.test(reference)) return;
  const request: EarlierRequest = {
    reference,
    sentAt: now,
    content: contentMark(content),
    replaces,
    details,
  };
  storage[NAME] = JSON.stringify(request);
}

/**
 * @param now milliseconds of the epoch
 * @returns the request that was sent last, within 14 days; null for none
 */
export function earlierRequest(now: number): EarlierRequest | null {
  const earlier = read();
  const age = now - (earlier?.sentAt ?? now);
  return age >= 0 && age < MAX_AGE_MS ? earlier : null;
}

/**
 * @param content what is about to be sent, apart from what it replaces
 * @param now milliseconds of the epoch
 * @returns whether that is the earlier request once more: the same, while its key is
 */
export function isRepetition(earlier: EarlierRequest, content: object, now: number): boolean {
  return earlier.content === contentMark(content) && now - earlier.sentAt < SAME_REQUEST_MS;
}

export function forgetRequest(): void {
  delete storage[NAME];
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
