/** Texts of the mails about quotes (@quote.mails). */
import type { QuoteEnd } from '#domain/quote-standing.ts';
import { aboutQuote } from '#site/quotes/texts.ts';

export const quoteOf = (number: number, reference: string) => `Quote ${number} for ${reference}`;

// To the customer.
export const review = 'Review your quote';
export const linkIsYours =
  'This link is just for you. Anyone who has it can read and accept the quote, so please don’t forward it.';
export const reminderSubject = (day: string) => `Your quote expires on ${day}`;
export const reminder = (shop: string, day: string) =>
  `Just a quick reminder: your quote from ${shop} is good through ${day}. After that, we can’t hold these prices. If you have any questions, just reply to this email.`;

// To both, when a quote is accepted.
export const acceptedSubject = (reference: string) => `You’ve accepted your quote (${reference})`;
export const bookedHeading = 'Thank you, you’re booked!';
export const acceptedHeading = 'Thank you for accepting your quote';
/** @param reserved what reserves the date; may be empty */
export const accepted = (shop: string, reserved: string) =>
  `${shop} has received your acceptance. ${reserved === '' ? '' : `${reserved} `}Here’s everything you agreed to, for your records.`;
export const acceptedForShop = (number: number, reference: string) =>
  `Quote ${number} was accepted (${reference})`;
export const acceptedBy = 'Accepted by';
export const acceptedOn = 'Accepted on';
export const payDeposit = (due: string, isRest: boolean) =>
  isRest ? `Pay the remaining ${due}` : `Pay the ${due} deposit`;
export const payOnline = 'Pay online';
export const line = (quantity: number, name: string, each: string, sum: string) =>
  `${quantity} x ${name}, ${each} each = ${sum}`;

// To the shop.
export const declinedSubject = (number: number, reference: string) =>
  `Quote ${number} was declined (${reference})`;
/** @param end how the quote had ended before; null if it had not */
export const questionSubject = (number: number, reference: string, end: QuoteEnd | null) =>
  `${aboutQuote(number, end)} (${reference})`;
export const reason = 'Reason';
/** For an acceptance that failed. */
export const shortSubject = (number: number, reference: string) =>
  `Quote ${number} no longer fits (${reference})`;
export const shortIntro =
  'The customer tried to accept this quote, but there aren’t enough pieces left that day. The quote is still open. Please get in touch with them, offer something else, or book it anyway with a reason.';
