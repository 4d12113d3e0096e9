/**
 * Sums up spam signals; a request that reaches the limit is quarantined for staff. Nothing is refused, and
 * the visitor gets the same answer.
 */
import type { Repeats } from '#db/queries/inquiries/intake-facts.ts';
import { SENDER_BUCKET } from '../../../http/limits.ts';
import { JUDGED_FIELDS } from '../../record/typed-fields.ts';
import type { Inquiry } from '../inquiry.ts';
import { advertisingIn, countsSomething } from './advertising.ts';
import { isGibberish } from './gibberish.ts';
import { countMarkup, countOtherLinks } from './links.ts';

/** Requests with at least this score are quarantined. */
const QUARANTINE_SCORE = 5;

/** A person needs longer for six fields; a password manager that fills them in does not. */
const MIN_FILL_MS = 3_000;
/** Sign of a typing time below `MIN_FILL_MS`. */
const QUICK_SCORE = 3;
/** The venue's site and a mood board are two. */
const MAX_LINKS = 2;
/** Beside a number of guests or chairs, also those of the caterer and the DJ. */
const MAX_LINKS_COUNTED = 4;
/** A longer answer to how the visitor heard of the shop is more than a source such as `Google reviews`. */
const MAX_SOURCE_LETTERS = 60;
/** Sign of links between both limits: suspect only beside other signs. */
const SOME_LINKS_SCORE = 3;
/** Bots fill it in; so do password managers. */
const HIDDEN_FIELD_SCORE = 4;
/** Other addresses that sent the same text within the hour: from this number on, a signal. */
const MANY_SAME_MESSAGE = 2;
/**
 * Other requests of one mailbox within the hour, if this network sent many of them: from this number on, a signal.
 * Customers may correct theirs a few times.
 */
const MANY_FROM_ADDRESS = SENDER_BUCKET.capacity;

export const NO_REPEATS: Repeats = { sameMessage: 0, fromAddress: 0 };
/** Repeats below both limits do not change the verdict. */
export const REPEAT_LIMITS: Repeats = {
  sameMessage: MANY_SAME_MESSAGE,
  fromAddress: MANY_FROM_ADDRESS,
};

export interface SpamVerdict {
  /** Sum of the signals that are shown. */
  score: number;
  /** The signals that are shown, in words for staff. */
  reasons: string[];
  quarantined: boolean;
}

interface Signal {
  score: number;
  reasons: string[];
  /** Counts toward the quarantine, but is neither in the score nor shown when the request is not quarantined. */
  isQuiet?: true;
  /**
   * Is in the score and shown, but does not count toward the quarantine: one password manager gives all such
   * signals at once, beside whatever its owner writes.
   */
  isNote?: true;
}

export function judgeSpam(
  inquiry: Pick<Inquiry, 'fields' | 'lines' | 'signs'>,
  repeats: Repeats,
): SpamVerdict {
  const found = [...signalsOfSender(inquiry, repeats), ...signalsOfText(inquiry)];
  const quarantined = sumOf(found.filter(({ isNote }) => !isNote)) >= QUARANTINE_SCORE;
  const shown = quarantined ? found : found.filter(({ isQuiet }) => !isQuiet);
  return { score: sumOf(shown), reasons: shown.flatMap(({ reasons }) => reasons), quarantined };
}

const sumOf = (signals: readonly Signal[]) => signals.reduce((sum, { score }) => sum + score, 0);

function signalsOfSender(
  { signs }: Pick<Inquiry, 'signs'>,
  { sameMessage, fromAddress }: Repeats,
): Signal[] {
  const found: Signal[] = [];
  const add = (score: number, reason: string) => found.push({ score, reasons: [reason] });
  const note = (score: number, reason: string) =>
    found.push({ score, reasons: [reason], isNote: true });
  if (signs.website !== '') note(HIDDEN_FIELD_SCORE, 'A field that people can’t see was filled in');
  if (signs.fillMs !== null && signs.fillMs < MIN_FILL_MS) {
    const seconds = (signs.fillMs / 1000).toFixed(1);
    note(QUICK_SCORE, `Sent ${seconds} seconds after the visitor began the form`);
  }
  if (sameMessage >= MANY_SAME_MESSAGE) {
    add(5, `The same message came from ${sameMessage} other addresses within an hour`);
  }
  if (fromAddress >= MANY_FROM_ADDRESS) {
    add(5, `${fromAddress} other requests came from this address within an hour`);
  }
  return found;
}

function signalsOfText({ fields, lines }: Pick<Inquiry, 'fields' | 'lines'>): Signal[] {
  const found: Signal[] = [];
  const worded = wordedIn({ fields, lines });
  const text = `${worded}\n${fields.referralSource}`;
  const links = countOtherLinks(text);
  const isCounted =
    lines.length > 0 || /\d/.test(fields.guestCount) || countsSomething(fields.message);
  const limit = isCounted ? MAX_LINKS_COUNTED : MAX_LINKS;
  if (links > limit) found.push({ score: 5, reasons: [`Holds ${links} links`] });
  else if (countMarkup(text) > 0) found.push({ score: 5, reasons: ['Holds a link as markup'] });
  else if (links > MAX_LINKS) {
    found.push({ score: SOME_LINKS_SCORE, reasons: [`Holds ${links} links`] });
  }
  if (/^\s*(https?:|www\.)/i.test(fields.name)) {
    found.push({ score: 5, reasons: ['The name is a link'] });
  }
  if (isGibberish(fields.message)) {
    found.push({ score: 5, reasons: ['The message holds no words'] });
  }
  const isLongSource = fields.referralSource.length > MAX_SOURCE_LETTERS;
  const phrased = isLongSource ? text : worded;
  const { points: score, reasons } = advertisingIn(phrased, fields.message, links, isCounted);
  if (score > 0) found.push({ score, reasons, isQuiet: true });
  return found;
}

/** What a visitor can type, except the source, and the place, which may be a map's link. */
function wordedIn({ fields, lines }: Pick<Inquiry, 'fields' | 'lines'>): string {
  return [
    // For a booking, the services hold the name of the package.
    ...JUDGED_FIELDS.flatMap((name) => fields[name]),
    fields.selectedService?.price ?? '',
    ...lines.flatMap((line) => [line.name, line.price]),
  ].join('\n');
}
