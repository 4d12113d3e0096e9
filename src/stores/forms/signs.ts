/**
 * Signs that a person filled in a form: a field that no person sees stays empty, and typing takes
 * its time. They say nothing of the request, so they are no part of its key.
 */
export interface Signs {
  /** What stands in the field that no person sees. */
  website: string;
  /** Milliseconds since the form was first touched; missing where that is not known. */
  fillMs?: number;
}

/** Name of the field that no person sees. */
export const HONEYPOT = 'website';
/** Under this name a draft keeps when its form was first touched, as milliseconds of the epoch. */
export const TOUCHED_AT = 'touchedAt';

/** The contract takes no more; a form may have been open for weeks. */
const MAX_FILL_MS = 86_400_000;

/** @returns when the form of this draft was first touched, or null where it does not say */
export function touchedAt(draft: Record<string, string>): number | null {
  const time = Number(draft[TOUCHED_AT] ?? Number.NaN);
  return Number.isFinite(time) ? time : null;
}

/**
 * @param honeypot what stands in the field that no person sees
 * @param since when the form was first touched; null where somebody else filled it in, or nobody saw when
 */
export function signsOf(honeypot: string, since: number | null, now: number): Signs {
  if (since === null) return { website: honeypot };
  const fillMs = Math.min(Math.max(Math.round(now - since), 0), MAX_FILL_MS);
  return { website: honeypot, fillMs };
}
