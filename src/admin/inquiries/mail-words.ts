/** What is said of the mails about a request, and the addresses to answer it. */
import type { InquiryMailView, InquiryView } from '#contracts/inquiries/list.ts';
import { firstName } from '#domain/first-name.ts';
import { mailTrouble } from '#domain/mail-trouble.ts';
import { isCallable } from '#domain/phone.ts';
import { mailHref, phoneHref } from '#site/shop/contact.ts';
import { shopFacts } from '#site/shop/shop-facts.ts';
import { moment } from '../data/times.ts';
import { INQUIRY, INQUIRY_MAILS, MAIL_STATES } from './texts.ts';

const CONFIRMATION = 'inquiry-confirmation';
const THE_SERVER = 'the email server';

/**
 * A visitor is mailed one confirmation a day, and none for what looks like spam.
 * @returns why there is none for this request; null when there is one
 */
export function missingConfirmation({
  channel,
  mails,
  spamReasons,
}: Pick<InquiryView, 'channel' | 'mails' | 'spamReasons'>): string | null {
  // What staff typed came from no visitor's form.
  if (channel !== 'website' || mails.some(({ kind }) => kind === CONFIRMATION)) return null;
  const why = spamReasons.length > 0 ? MAIL_STATES.notSentSpam : MAIL_STATES.notSentAgain;
  return MAIL_STATES.of(INQUIRY_MAILS[CONFIRMATION].name, why);
}

/** @returns what became of one email */
export function mailText(mail: InquiryMailView): string {
  const { kind, isToShop, state, sentAt, tries, lastError } = mail;
  // Both sides get one.
  const which = kind === 'quote-accepted' && isToShop ? 'quote-accepted-shop' : kind;
  const known = Object.entries(INQUIRY_MAILS).find(([each]) => each === which)?.[1];
  const { name, instead } = known ?? { name: kind, instead: '' };
  const why = lastError === '' ? '' : ` (${mailTrouble(lastError, THE_SERVER)})`;
  if (sentAt !== null) {
    const done = state === 'filed' ? MAIL_STATES.filed : MAIL_STATES.sent;
    return MAIL_STATES.of(name, done(moment(sentAt)));
  }
  if (state === 'dead') return MAIL_STATES.of(name, `${MAIL_STATES.failed(tries, why)} ${instead}`);
  return MAIL_STATES.of(name, tries === 0 ? MAIL_STATES.waiting : MAIL_STATES.retried(tries, why));
}

/** @returns `mailto:` address of an answer, with the reference in its subject */
export function replyHref({ name, email, reference }: InquiryView): string {
  const subject = encodeURIComponent(INQUIRY.replySubject(reference, shopFacts().name));
  const body = encodeURIComponent(INQUIRY.replyBegin(firstName(name)));
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`;
}

/** @returns `tel:` address of a number as typed */
export function callHref(phone: string): string {
  if (!isCallable(phone)) return '';
  // With a plus, no country is added.
  const href = phoneHref(`+${phone}`);
  return phone.trim().startsWith('+') ? href : href.replace('+', '');
}
