/**
 * Signals that a person filled in the form: an invisible field stays empty, and typing takes time.
 * Not part of the idempotency key.
 */
export interface Signs {
  /** Content of the honeypot. */
  website: string;
  /** Milliseconds since the first input; absent when unknown. */
  fillMs?: number;
}

/** Name of a field that is invisible to people. */
export const HONEYPOT = 'website';
/** A draft stores the time of the first input under this name, in epoch milliseconds. */
export const TOUCHED_AT = 'touchedAt';

/** The contract's maximum; a form may have been open for weeks. */
const MAX_FILL_MS = 86_400_000;

/** @returns when the form of this draft was first touched, or null when unknown */
export function touchedAt(draft: Record<string, string>): number | null {
  const time = Number(draft[TOUCHED_AT] ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}

/**
 * @param honeypot content of the honeypot
 * @param since time of the first input; null when unknown or not by this visitor
 */
export function signsOf(honeypot: string, since: number | null, now: number): Signs {
  if (since === null) return { website: honeypot };
  const fillMs = Math.min(Math.max(Math.round(now - since), 0), MAX_FILL_MS);
  return { website: honeypot, fillMs };
}
