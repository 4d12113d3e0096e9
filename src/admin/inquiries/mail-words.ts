/** Describes mails about a request, and makes addresses to answer it. */
import type { InquiryMailView, InquiryView } from '#contracts/inquiries/list.ts';
import { firstName } from '#domain/first-name.ts';
import { mailTrouble } from '#domain/mail-trouble.ts';
import { firstNumber } from '#domain/phone-text.ts';
import { isCallable } from '#domain/phone.ts';
import { mailHref, phoneHref } from '#site/shop/contact.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import { moment } from '../data/times.ts';
import { INQUIRY, INQUIRY_MAILS, MAIL_STATES } from './texts.ts';

const CONFIRMATION = 'inquiry-confirmation';
const THE_SERVER = 'the email server';

/**
 * @returns why the visitor got no confirmation of this request: spam, or another request of the same
 *   hour; null if the visitor got it, or staff added the request
 */
export function missingConfirmation({
  channel,
  mails,
  spamReasons,
}: Pick<InquiryView, 'channel' | 'mails' | 'spamReasons'>): string | null {
  // Added by staff, not by a visitor.
  if (channel !== 'website' || mails.some(({ kind }) => kind === CONFIRMATION)) return null;
  const why = spamReasons.length > 0 ? MAIL_STATES.notSentSpam : MAIL_STATES.notSentAgain;
  return MAIL_STATES.of(INQUIRY_MAILS[CONFIRMATION].name, why);
}

/** @returns the state of a mail */
export function mailText(mail: InquiryMailView): string {
  const { kind, isToShop, state, sentAt, tries, lastError } = mail;
  // Both the customer and the shop get a mail of this kind.
  const key = kind === 'quote-accepted' && isToShop ? 'quote-accepted-shop' : kind;
  const known = Object.entries(INQUIRY_MAILS).find(([mailKind]) => mailKind === key)?.[1];
  const { name, instead } = known ?? { name: kind, instead: '' };
  const why = lastError === '' ? '' : ` (${mailTrouble(lastError, THE_SERVER)})`;
  if (sentAt !== null) {
    const done = state === 'filed' ? MAIL_STATES.filed : MAIL_STATES.sent;
    return MAIL_STATES.of(name, done(moment(sentAt)));
  }
  if (state === 'dead') return MAIL_STATES.of(name, `${MAIL_STATES.failed(tries, why)} ${instead}`);
  return MAIL_STATES.of(name, tries === 0 ? MAIL_STATES.waiting : MAIL_STATES.retried(tries, why));
}

/** @returns `mailto:` address for an answer, with the reference in its subject */
export function replyHref({ name, email, reference }: InquiryView): string {
  const subject = encodeURIComponent(INQUIRY.replySubject(reference, shopFacts().name));
  const body = encodeURIComponent(INQUIRY.replyBegin(firstName(name)));
  return `${mailHref(email)}?subject=${subject}&body=${body}`;
}

/**
 * @param phone as a customer or colleague typed it
 * @returns its `tel:` address (@inquiry.call); without a country code, to be called from where staff are. Empty
 *   if it has too few digits
 */
export function callHref(phone: string): string {
  if (!isCallable(phone)) return '';
  // With a plus, no country is added.
  const number = firstNumber(phone);
  const href = phoneHref(`+${number}`);
  return number.startsWith('+') ? href : href.replace('+', '');
}
