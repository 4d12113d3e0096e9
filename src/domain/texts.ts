/** Required fields (@form.required, @contact.message). */
export const FIELD_MESSAGES = {
  name: 'Name is required',
  phone: 'Phone number is required',
  email: 'Please enter a valid email address',
  eventDate: 'Event date is required',
  eventLocation: 'Event location is required',
  message: 'Please tell us about your event',
  question: 'Please enter your question',
} as const;

export const UNREADABLE_DATE = 'Please enter the date as MM/DD/YYYY';
export const NO_SUCH_DATE = 'Please enter a valid date';
export const PAST_DATE = 'Event date cannot be in the past';

/** For a price of 0, the default of a new item (@items.defaults), or none (@price.call). */
export const NO_PRICE = 'Call for pricing';
/** Before the price of an item with options (@price.starting-at). */
export const STARTING_AT = 'Starting at';
/** Before the unit: `per each` (@price.unit). */
export const PER = 'per';

/** For an option that is not chosen yet (@product.open-option). */
export const OPEN_OPTION = 'option not selected';

// The message of a quote request (@checkout.message).
export const NO_DETAILS = 'No additional details provided';
export const LIST_HEADING = 'Wishlist Items:';
export const EMPTY_LIST = 'None selected';
/** After the specified message: a visitor's notes (@wishlist.note). */
export const NOTES_HEADING = 'Item Notes:';

/** @image.type, @image.size-limit */
export const NOT_AN_IMAGE = 'Please select an image file (PNG, JPG, GIF, etc.)';
export const IMAGE_TOO_LARGE = 'Please select an image smaller than 5MB';
