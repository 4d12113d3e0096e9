/**
 * Texts of rules: what a field is refused with and what stands at a price, the same in the browser
 * and on the server.
 */

/** Messages of required fields (spec §5). */
export const FIELD_MESSAGES = {
  name: 'Name is required',
  phone: 'Phone number is required',
  email: 'Please enter a valid email address',
  eventDate: 'Event date is required',
  eventLocation: 'Event location is required',
  message: 'Please tell us about your event',
} as const;

export const UNREADABLE_DATE = 'Please enter the date as MM/DD/YYYY';
export const NO_SUCH_DATE = 'Please enter a valid date';
export const PAST_DATE = 'Event date cannot be in the past';

/** Instead of an amount: for nothing, which is what a new item costs (spec §4), and for no text. */
export const NO_PRICE = 'Call for pricing';
/** Before the price of an item with options (spec §2). */
export const STARTING_AT = 'Starting at';
/** Before what a price is for: `per each` (spec §9). */
export const PER = 'per';

/** Stands where the name of an option would, until one is chosen. */
export const OPEN_OPTION = 'option not selected';

// The message of a quote request (spec §3).
export const NO_DETAILS = 'No additional details provided';
export const LIST_HEADING = 'Wishlist Items:';
export const EMPTY_LIST = 'None selected';
