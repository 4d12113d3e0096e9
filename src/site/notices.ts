/**
 * Every notice a visitor can meet, with the texts of spec §4 and §8.
 */
export interface NoticeText {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
  /** A way back, offered in the notice. */
  action?: { label: string; run: () => void } | undefined;
}

const said = (title: string, description: string): NoticeText => ({
  title,
  description,
  variant: 'default',
});
const failed = (title: string, description: string): NoticeText => ({
  title,
  description,
  variant: 'destructive',
});

/** Offered where something can be taken back. */
export const UNDO = 'Undo';

export const NOTICES = {
  itemAdded: (name: string) => said('Added to Wishlist', `${name} added to your wishlist`),
  itemIncreased: (name: string) => said('Item Updated', `${name} quantity increased in wishlist`),
  itemRemoved: (name: string) =>
    said('Removed from Wishlist', `${name} removed from your wishlist`),
  wishlistCleared: said('Wishlist Cleared', 'Your wishlist has been cleared'),
  linkCopied: said('Link Copied', 'Anyone with this link can look at your list and take it over.'),
  listTakenOver: said('Wishlist Updated', 'The shared items are in your wishlist now.'),
  /** Not in the specification: the list has a limit, and reaching it must be said. */
  wishlistFull: failed(
    'Wishlist Full',
    'Your wishlist holds 100 different items. Remove one to add another.',
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
  quoteFieldsMissing: failed(
    'Required Fields Missing',
    'Please fill in all required fields (Name, Email, Phone, Event Date, Location).',
  ),
} as const;
