/**
 * Every notice a visitor can meet, with the texts of spec §4 and §8.
 */
export interface NoticeText {
  title: string;
  description: string;
  variant: 'default' | 'destructive';
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

export const NOTICES = {
  itemAdded: (name: string) => said('Added to Wishlist', `${name} added to your wishlist`),
  itemIncreased: (name: string) => said('Item Updated', `${name} quantity increased in wishlist`),
  itemRemoved: (name: string) => said('Removed from Wishlist', `${name} removed from your wishlist`),
  wishlistCleared: said('Wishlist Cleared', 'Your wishlist has been cleared'),
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
  quoteFieldsMissing: failed(
    'Required Fields Missing',
    'Please fill in all required fields (Name, Email, Phone, Event Date, Location).',
  ),
} as const;
