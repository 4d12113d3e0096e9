/**
 * Every toast a visitor can meet, and what a form says beside it.
 */
import { MAX_WISHLIST_LINES } from '#domain/limits.ts';
import { failed, said, type ToastText } from './toast-text.ts';

/** Offered where something can be taken back. */
export const UNDO = 'Undo';
/** Beside "Inquiry Sent Successfully!", where Undo would read as if it took back the inquiry. */
export const RESTORE_LIST = 'Restore my list';

export const TOASTS = {
  itemAdded: (name: string): ToastText => ({
    ...said('Added to Wishlist', `${name} added to your wishlist`),
    isSeenInList: true,
  }),
  itemIncreased: (name: string): ToastText => ({
    ...said('Item Updated', `${name} quantity increased in wishlist`),
    isSeenInList: true,
  }),
  itemRemoved: (name: string) =>
    said('Removed from Wishlist', `${name} removed from your wishlist`),
  wishlistCleared: said('Wishlist Cleared', 'Your wishlist has been cleared'),
  linkCopied: said('Link Copied', 'Anyone with this link can view your list and copy it.'),
  /** @param leftOut names of what the list has no room for */
  listTakenOver: (leftOut: readonly string[]) => ({
    ...said('Wishlist Updated', 'The shared items are in your wishlist now.'),
    detail:
      leftOut.length > 0
        ? `A wishlist holds ${MAX_WISHLIST_LINES} different items. Not added: ${leftOut.join(', ')}.`
        : undefined,
  }),
  listTaken: said('Wishlist Added', 'The shared items are in your wishlist now.'),
  listReplaced: said('Wishlist Replaced', 'Your wishlist is now the shared one.'),
  listAlreadyThere: said(
    'Nothing to Add',
    'Your wishlist already has all of these items, in the same or larger quantities.',
  ),
  /** @wishlist.full */
  wishlistFull: failed(
    'Wishlist Full',
    `Your wishlist holds ${MAX_WISHLIST_LINES} different items. Remove one to add another.`,
  ),
  quoteSent: said(
    'Request Submitted Successfully!',
    "We'll contact you within 24 hours with a detailed quote.",
  ),
  quoteFailed: failed('Error', 'Failed to submit request. Please try again.'),
  contactSent: said(
    'Inquiry Sent Successfully!',
    "We'll get back to you within 24 hours with a personalized quote.",
  ),
  contactFailed: failed(
    'Error',
    'Failed to send your inquiry. Please try again or contact us directly.',
  ),
  /** @param service package's name, or `service` */
  bookingSent: (service: string) =>
    said(
      'Booking Request Sent!',
      `We'll contact you within 24 hours about your ${service} booking.`,
    ),
  bookingFailed: failed('Error', 'Failed to send your booking request. Please try again.'),
  /** Said before anything is sent (@form.offline). */
  offline: failed(
    'You Are Offline',
    'Nothing was sent. What you typed is kept: please send it again once you are connected.',
  ),
  quoteFieldsMissing: failed(
    'Required Fields Missing',
    'Please fill in all required fields (Name, Email, Phone, Event Date, Location).',
  ),
} as const;

/** Why a request was not sent, in words beside the form: a toast is gone after seconds. */
export const SEND_FAILURES = {
  offline: 'You are offline, so nothing was sent.',
  noAnswer:
    'No proper answer came back, so we cannot tell whether your request arrived. Sending it again is safe: it counts once.',
  fields: 'Your request was not sent. Please look at the fields that are marked.',
  tooMany:
    'Too many requests came from your connection. Please wait a few minutes before you send yours again.',
  tooLong: 'Your request is too long for us to take. Please shorten your message or your list.',
  unavailable: 'Our system cannot take your request at the moment.',
  other: 'Your request was not sent.',
} as const;

/** @returns the line of a toast that says under which number a request can be asked for */
export const referenceLine = (reference: string): string => `Reference: ${reference}`;
