/**
 * Texts of rules: what a field is refused with and what stands at a price, the same in the browser
 * and on the server.
 */

/** Messages of required fields (@form.required, @contact.message). */
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

/** Instead of an amount: for 0, as a new item costs (@items.defaults), and for no text (@price.call). */
export const NO_PRICE = 'Call for pricing';
/** Before the price of an item with options (@price.starting-at). */
export const STARTING_AT = 'Starting at';
/** Before what a price is for: `per each` (@price.unit). */
export const PER = 'per';

/** Stands where the name of an option would, until one is chosen (@product.open-option). */
export const OPEN_OPTION = 'option not selected';

// The message of a quote request (@checkout.message).
export const NO_DETAILS = 'No additional details provided';
export const LIST_HEADING = 'Wishlist Items:';
export const EMPTY_LIST = 'None selected';
