/** Visitors' toasts, and texts that forms show beside them. */
import { MAX_LISTS, MAX_WISHLIST_LINES } from '#domain/limits.ts';
import { failed, info, type ToastText } from '../toast-text.ts';

export const UNDO = 'Undo';
export const VIEW_LIST = 'View list';
/** Beside "Inquiry Sent Successfully!", where Undo would seem to undo the inquiry. */
export const RESTORE_LIST = 'Restore my list';

/** For a booking without a package (@booking.sent). */
export const UNNAMED_SERVICE = 'service';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** @param leftOut names of lines that did not fit */
const notAdded = (leftOut: readonly string[]) =>
  leftOut.length > 0
    ? `A wishlist can hold ${MAX_WISHLIST_LINES} different items. Not added: ${leftOut.join(', ')}.`
    : undefined;

export const TOASTS = {
  itemAdded: (name: string): ToastText => ({
    ...info('Added to Wishlist', `${name} added to your wishlist`),
    isSeenInList: true,
  }),
  /** @param pieces new quantity */
  itemIncreased: (name: string, pieces: number): ToastText => ({
    ...info('Item Updated', `${name} quantity increased in wishlist`),
    detail: `You now have ${pieces.toLocaleString('en-US')} on your list.`,
    isSeenInList: true,
  }),
  itemRemoved: (name: string) =>
    info('Removed from Wishlist', `${name} removed from your wishlist`),
  wishlistCleared: info('Wishlist Cleared', 'Your wishlist has been cleared'),
  listDeleted: (name: string) => info('List Deleted', `“${name}” and its items were deleted.`),
  listsFull: failed(
    'Too Many Lists',
    `This device can keep ${MAX_LISTS} lists. Delete one to bring back another.`,
  ),
  linkCopied: info('Link Copied', 'Anyone with this link can view your list and copy it.'),
  /** @param leftOut names of lines that did not fit */
  listTakenOver: (leftOut: readonly string[]) => ({
    ...info('Wishlist Updated', 'The shared items are now in your wishlist.'),
    detail: notAdded(leftOut),
  }),
  listTaken: info('Wishlist Added', 'The shared items are now in your wishlist.'),
  listReplaced: info('Wishlist Replaced', 'Your wishlist now matches the shared list.'),
  listAlreadyThere: info(
    'Nothing to Add',
    'Your wishlist already has all of these items in the same or larger quantities.',
  ),
  /** Nothing was added (@wishlist.full). */
  wishlistFull: failed(
    'Wishlist Full',
    `Your wishlist can hold ${MAX_WISHLIST_LINES} different items. Remove one to add another.`,
  ),
  quoteSent: info(
    'Request Submitted Successfully!',
    "We'll contact you within 24 hours with a detailed quote.",
  ),
  quoteFailed: failed('Error', 'Failed to submit request. Please try again.'),
  contactSent: info(
    'Inquiry Sent Successfully!',
    "We'll get back to you within 24 hours with a personalized quote.",
  ),
  contactFailed: failed(
    'Error',
    'Failed to send your inquiry. Please try again or contact us directly.',
  ),
  /** @param service package's name, or `service` */
  bookingSent: (service: string) =>
    info(
      'Booking Request Sent!',
      `We'll contact you within 24 hours about your ${service} booking.`,
    ),
  bookingFailed: failed('Error', 'Failed to send your booking request. Please try again.'),
  questionSent: info('Question Sent', 'We’ll get back to you within 24 hours.'),
  questionFailed: failed(
    'Error',
    'Failed to send your question. Please try again or contact us directly.',
  ),
  /** Before sending (@form.offline). */
  offline: failed(
    'You Are Offline',
    'Nothing was sent. Everything you typed is still here. Please send it again when you’re back online.',
  ),
  quoteFieldsMissing: failed(
    'Required Fields Missing',
    'Please fill in all required fields (Name, Email, Phone, Event Date, Location).',
  ),
} as const;

/**
 * Toast of a plan or a room; apart from `TOASTS`, which every form loads as a whole.
 * @param counts lines that are new, changed, or removed with an earlier plan
 * @param leftOut names of lines that did not fit
 * @param gaps names of what the shop lacks in this size
 * @param kept a sentence about quantities that stay as the visitor had them
 */
export const planAdded = (
  counts: { added: number; changed: number; removed: number },
  leftOut: readonly string[],
  gaps: readonly string[] = [],
  kept = '',
) => ({
  ...info(
    'Wishlist Updated',
    [
      counts.added > 0 ? `${items(counts.added)} added.` : '',
      counts.changed > 0 ? `${items(counts.changed)} changed to the planned quantity.` : '',
      counts.removed > 0 ? `${items(counts.removed)} from your earlier plan removed.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  ),
  detail:
    [kept, notAdded(leftOut), gaps.length > 0 && `Not in this plan: ${gaps.join(', ')}. Ask us.`]
      .filter(Boolean)
      .join(' ') || undefined,
});

/** Why sending failed, beside the form, because a toast disappears. */
export const SEND_FAILURES = {
  offline: 'You’re offline, so nothing was sent.',
  noAnswer:
    'We didn’t get a response, so we can’t tell whether your request arrived. It’s safe to send it again; we’ll count it only once.',
  fields: 'Your request was not sent. Please check the highlighted fields.',
  tooMany:
    'We’ve received too many requests from your connection. Please wait a few minutes and try again.',
  tooLong: 'Your request is too long. Please shorten your message or your list.',
  unavailable: 'We can’t take your request online right now.',
  other: 'Your request was not sent.',
} as const;

/** Before the reference in a toast. */
export const referenceLabel = 'Reference: ';
