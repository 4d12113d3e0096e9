export const close = 'Close';
export const closeDialog = 'Close dialog';
export const addToWishlist = (name: string) => `Add ${name} to wishlist`;
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const decrease = (name: string) => `Decrease quantity of ${name}`;
export const increase = (name: string) => `Increase quantity of ${name}`;

// @category.pages
export const previous = 'Previous';
export const next = 'Next';
export const page = (number: number) => `Page ${number}`;

// @form.calendar
export const dateFormat = 'MM/DD/YYYY';
export const chooseFromCalendar = (field: string) => `Choose ${field} from a calendar`;
export const choose = (field: string) => `Choose ${field}`;
export const calendarMissing =
  'The calendar didn’t load. You can type the date as MM/DD/YYYY instead.';
export const today = 'Today, ';
export const selected = ', selected';
export const farAhead = (year: number) => `That’s in ${year}. Is the year right?`;
export const closedThen = (reason: string) =>
  `Our office is closed that day${reason === '' ? '' : ` (${reason})`}. Send it anyway, and we’ll tell you what’s possible.`;
export const closedDay = ', our office is closed';
