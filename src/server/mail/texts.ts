/** Texts of the mails: to visitors, to the shop about a request, and to staff about a link. */
import { INVITATION_DAYS } from '#domain/limits.ts';
import { REPLY_PROMISE } from '#site/website.ts';

// To the visitor, by staff (@inquiry.reply).
export const withReference = (subject: string, reference: string) => `${subject} (${reference})`;

// To the visitor (@mail.confirmation).
export const received = (reference: string) => `We’ve received your request ${reference}`;
export const receivedQuestion = (reference: string) => `We’ve received your question ${reference}`;
export const thanks = 'Thank you!';
export const promise = (reference: string, phone: string) =>
  `We’ll get back to you ${REPLY_PROMISE}. If you’d prefer to talk, call ${phone} and mention reference ${reference}.`;
export const yourList = 'Your list:';
export const notInCatalog = (count: number) =>
  `${count} ${count === 1 ? 'item' : 'items'} not currently in our catalog`;
export const notYours =
  'Didn’t send this? Someone may have entered your email address by mistake. You can ignore this message.';

// Of the request, in both.
export const eventDate = 'Event date';
export const packageLabel = 'Package';
export const services = 'Services';
export const packageFrom = (name: string, price: string) => `${name}, from ${price}`;
export const lineOf = (quantity: number, name: string) => `${quantity} x ${name}`;

// To the shop (@mail.shop).
export const booking = 'Booking request';
export const request = 'Request';
export const question = 'Question';
export const possibleSpam = '[Possible spam]';
export const name = 'Name';
export const phone = 'Phone';
export const email = 'Email';
export const location = 'Location';
export const guests = 'Guests';
export const referral = 'Heard about us';
export const replaces = 'Replaces';
export const accordingToSender = (reference: string) => `${reference}, according to the sender`;
export const spamSigns = 'Looks like spam';
export const item = 'Item';
export const quantity = 'Quantity';
export const priceSent = 'Price sent';
export const catalog = 'Catalog';
export const noPrice = 'no price';
export const priceDiffers = 'price differs from the catalog';
export const nameDiffers = 'name differs from the catalog';
export const retired = 'no longer offered';
export const unknownItem = 'unknown item';
export const inCatalog = (what: string) => `; catalog:${what}`;
export const openAt = (link: string) => `Open it: ${link}`;
export const openRequest = 'Open the request';

// To staff.
export const greeting = (to: string) => (to === '' ? 'Hello,' : `Hello ${to},`);
export const invitationSubject = (shortName: string) => `Your invitation to the ${shortName} admin`;
/** @param role as staff call it, or empty */
export const invitation = (role: string, shop: string) =>
  `You’re invited to join the staff of ${shop}${role === '' ? '' : ` as ${role}`}. This link works once and expires in ${INVITATION_DAYS} days.`;
export const acceptInvitation = 'Accept the invitation';
export const notExpected = 'Weren’t expecting this? You can ignore this email.';
export const resetSubject = (shortName: string) => `Reset your ${shortName} admin password`;
export const reset = 'Use this link to choose a new password. It works once and expires in 1 hour.';
export const choosePassword = 'Choose a password';
export const notAsked =
  'Didn’t ask for this? You can ignore this email. Your password won’t change.';
