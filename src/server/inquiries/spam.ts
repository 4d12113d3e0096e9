/**
 * Spam without loss: signs add up, and a request above the limit is set apart for staff to look
 * at. Nothing is refused, and the visitor is told the same.
 */
import type { Repeats } from '#db/queries/intake-facts.ts';
import { SENDER_BUCKET } from '../rate-limit/limits.ts';
import type { Inquiry } from './inquiry.ts';

/** From this sum on a request is quarantined. */
const QUARANTINE_SCORE = 5;

/**
 * A person needs longer for six fields; but a browser that fills them in does not, and not all of them
 * say that they did: so this alone quarantines nothing.
 */
const MIN_FILL_MS = 3_000;
/** A venue and a mood board are two. */
const MAX_LINKS = 2;
/** The same words from so many other addresses within the hour. */
const MAX_SAME_MESSAGE = 2;
/** Requests from one address and network within the hour: someone may correct theirs a few times. */
const MAX_FROM_ADDRESS = SENDER_BUCKET.capacity;

export const NO_REPEATS: Repeats = { sameMessage: 0, fromAddress: 0 };
/** Fewer than either of these change no verdict. */
export const REPEAT_LIMITS: Repeats = {
  sameMessage: MAX_SAME_MESSAGE,
  fromAddress: MAX_FROM_ADDRESS,
};

export interface SpamVerdict {
  score: number;
  /** The signals found, in words for staff. */
  reasons: string[];
  quarantined: boolean;
}

/** @returns what the signs of a request add up to */
export function judgeSpam(
  { fields, lines, signs }: Pick<Inquiry, 'fields' | 'lines' | 'signs'>,
  { sameMessage, fromAddress }: Repeats,
): SpamVerdict {
  const found: [score: number, reason: string][] = [];
  if (signs.website !== '') found.push([6, 'A field that people can’t see was filled in']);
  if (signs.fillMs !== null && signs.fillMs < MIN_FILL_MS) {
    found.push([
      3,
      `Sent ${(signs.fillMs / 1000).toFixed(1)} seconds after the visitor began the form`,
    ]);
  }
  const links = countLinks({ fields, lines });
  if (links > MAX_LINKS) found.push([5, `Holds ${links} links`]);
  if (/^\s*(https?:|www\.)/i.test(fields.name)) found.push([5, 'The name is a link']);
  if (sameMessage >= MAX_SAME_MESSAGE) {
    found.push([5, `The same message came from ${sameMessage} other addresses within an hour`]);
  }
  if (fromAddress >= MAX_FROM_ADDRESS) {
    found.push([5, `${fromAddress} other requests came from this address within an hour`]);
  }
  const score = found.reduce((sum, [points]) => sum + points, 0);
  return {
    score,
    reasons: found.map(([, reason]) => reason),
    quarantined: score >= QUARANTINE_SCORE,
  };
}

function countLinks({ fields, lines }: Pick<Inquiry, 'fields' | 'lines'>): number {
  const { name, phone, message, eventLocation, referralSource, guestCount, selectedService } =
    fields;
  const texts = [name, phone, message, eventLocation, referralSource, guestCount].concat(
    // The name of a booked package is its service.
    fields.services,
    selectedService?.price ?? '',
    lines.flatMap((line) => [line.name, line.price]),
  );
  // `https://www.` is one.
  return texts.join('\n').match(/https?:\/\/(?:www\.)?|\bwww\.|\[url|<a\s/gi)?.length ?? 0;
}
