/**
 * Sums spam signals; a request above the limit is quarantined for staff. Nothing is refused, and
 * the visitor is told the same.
 */
import type { Repeats } from '#db/queries/inquiries/intake-facts.ts';
import { SENDER_BUCKET } from '../../../http/limits.ts';
import type { Inquiry } from '../inquiry.ts';
import { advertisingIn } from './advertising.ts';
import { isGibberish } from './gibberish.ts';
import { countMarkup, countOtherLinks } from './links.ts';

/** From this sum on a request is quarantined. */
const QUARANTINE_SCORE = 5;

/**
 * A person needs longer for six fields; but a browser that fills them in does not, and not all of them
 * say that they did: so this alone quarantines nothing.
 */
const MIN_FILL_MS = 3_000;
/** A venue and a mood board of their own sites are two. */
const MAX_LINKS = 2;
/** A program fills it in; so does a password manager, and then nothing else is odd. */
const HIDDEN_FIELD_SCORE = 4;
/** The same words from so many other addresses within the hour. */
const MAX_SAME_MESSAGE = 2;
/** Requests from one address and network within the hour: someone may correct theirs a few times. */
const MAX_FROM_ADDRESS = SENDER_BUCKET.capacity;

export const NO_REPEATS: Repeats = { sameMessage: 0, fromAddress: 0 };
/** Repeats below both limits do not change the verdict. */
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

interface Sign {
  score: number;
  reasons: string[];
  /** A customer may give it too: it is not said, and does not count, where nothing is set apart. */
  isQuiet?: true;
}

/** @returns what the signs of a request add up to */
export function judgeSpam(
  inquiry: Pick<Inquiry, 'fields' | 'lines' | 'signs'>,
  repeats: Repeats,
): SpamVerdict {
  const found = [...signsOfSender(inquiry, repeats), ...signsOfText(inquiry)];
  const quarantined = sumOf(found) >= QUARANTINE_SCORE;
  const told = quarantined ? found : found.filter(({ isQuiet }) => !isQuiet);
  return { score: sumOf(told), reasons: told.flatMap(({ reasons }) => reasons), quarantined };
}

const sumOf = (signs: readonly Sign[]) => signs.reduce((sum, { score }) => sum + score, 0);

function signsOfSender(
  { signs }: Pick<Inquiry, 'signs'>,
  { sameMessage, fromAddress }: Repeats,
): Sign[] {
  const found: Sign[] = [];
  const add = (score: number, reason: string) => found.push({ score, reasons: [reason] });
  if (signs.website !== '') add(HIDDEN_FIELD_SCORE, 'A field that people can’t see was filled in');
  if (signs.fillMs !== null && signs.fillMs < MIN_FILL_MS) {
    add(3, `Sent ${(signs.fillMs / 1000).toFixed(1)} seconds after the visitor began the form`);
  }
  if (sameMessage >= MAX_SAME_MESSAGE) {
    add(5, `The same message came from ${sameMessage} other addresses within an hour`);
  }
  if (fromAddress >= MAX_FROM_ADDRESS) {
    add(5, `${fromAddress} other requests came from this address within an hour`);
  }
  return found;
}

function signsOfText({ fields, lines }: Pick<Inquiry, 'fields' | 'lines'>): Sign[] {
  const found: Sign[] = [];
  const text = typedIn({ fields, lines });
  const links = countOtherLinks(text);
  if (links > MAX_LINKS) found.push({ score: 5, reasons: [`Holds ${links} links`] });
  else if (countMarkup(text) > 0) found.push({ score: 5, reasons: ['Holds a link as markup'] });
  if (/^\s*(https?:|www\.)/i.test(fields.name)) {
    found.push({ score: 5, reasons: ['The name is a link'] });
  }
  if (isGibberish(fields.message)) {
    found.push({ score: 5, reasons: ['The message holds no words'] });
  }
  const { points: score, reasons } = advertisingIn(text, fields.message, links, lines.length > 0);
  if (score > 0) found.push({ score, reasons, isQuiet: true });
  return found;
}

/** What a visitor can type, but for the place: a map's link is one. */
function typedIn({ fields, lines }: Pick<Inquiry, 'fields' | 'lines'>): string {
  const { name, phone, message, referralSource, guestCount, selectedService } = fields;
  return [name, phone, message, referralSource, guestCount]
    .concat(
      // The name of a booked package is its service.
      fields.services,
      selectedService?.price ?? '',
      lines.flatMap((line) => [line.name, line.price]),
    )
    .join('\n');
}
