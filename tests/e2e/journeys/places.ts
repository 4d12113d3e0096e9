/**
 * What things are called on the screen: the one place to change when a word of the site changes.
 */
import {
  button,
  dialog,
  field,
  first,
  labeled,
  link,
  role,
  type Target,
} from '../../support/journeys/targets.ts';

/** Text as a part of a pattern. */
function plain(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

export const main = role('main');
export const toast = role('listitem', undefined, role('region', /^Notifications/));

/** The site's frame. */
export const frame = {
  menuButton: button('Menu'),
  menu: role('navigation', 'Menu'),
  skipLink: 'Skip to content',
  wishlist: button(/^Your wishlist/),
  /** On a phone, the number of pieces stands at the list. */
  wishlistOf: (pieces: number) => button(new RegExp(String.raw`^Your wishlist\s*${pieces}$`)),
  /** Where there is room, at the button beside it. */
  startBookingOf: (pieces: number) => link(new RegExp(String.raw`^Start Booking\s*${pieces}$`)),
};

/** A category's page. */
export const category = {
  search: role('searchbox', 'Search'),
  sort: labeled(/^Sort by/),
  tag: labeled(/^Filter by tag/),
  details: (item: string) => link(new RegExp(`^View Details ?: ${plain(item)}$`)),
  heart: (item: string) => button(`Add ${item} to wishlist`),
};

/** A product's page. */
export const product = {
  option: labeled('Select Option:'),
  quantity: (item: string) => field(`Quantity of ${item}`),
  increase: (item: string) => button(`Increase quantity of ${item}`),
  addToQuote: first(button('Add to Quote')),
};

/** The list that opens from the frame. */
const panelDialog = dialog('Your Wishlist');
export const panel = {
  whole: panelDialog,
  quantity: (item: string) => field(`Quantity of ${item}`, panelDialog),
  close: button('Close dialog', panelDialog),
  share: button('Share', panelDialog),
  link: field('Link to this list', panelDialog),
  toCheckout: link(/^Get My Free Quote/, panelDialog),
};

/** The search that opens from the frame. */
const searchPanel = role('search', 'Search rentals');
export const search = {
  open: button('Search rentals', role('banner')),
  whole: searchPanel,
  field: role('searchbox', 'Search rentals', searchPanel),
  result: (item: string) => link(new RegExp(`^${plain(item)}`), searchPanel),
};

/** The planner's page. */
export const planner = {
  guests: field('Guests'),
  rentals: role('region', 'Your rentals'),
  addAll: button('Add All to My List'),
  update: button('Update My List'),
  undo: button('Undo'),
};

/** What a link to somebody else's list opens. */
const sharedDialog = dialog('A Shared Wishlist');
export const shared = {
  whole: sharedDialog,
  /** Where there is no list yet. */
  take: button('Use This List', sharedDialog),
  replace: button('Replace My List', sharedDialog),
};

/** The quote form's page. */
const selectedItems = role('region', 'Selected Items');
export const checkout = {
  title: 'Get Your Free Quote',
  selected: selectedItems,
  /** On a phone the items are folded behind their total. */
  showItems: button(/^Show (the item|all)/, selectedItems),
  quantity: (item: string) => field(`Quantity of ${item}`, selectedItems),
  remove: (item: string) => button(`Remove ${item}`, selectedItems),
  details: field('Please provide more details about your event'),
  send: button(/^Get My Free Quote/),
  replaces: (reference: string) => role('radio', `Yes, it replaces ${reference}`),
  sent: role('region', 'Request received'),
  clearList: button('Clear list'),
};

/** The booking dialog of a service. */
export const booking = {
  open: (name: string) => button(new RegExp(`^Book This (Package|Floor) ?: ${plain(name)}$`)),
  whole: (name: string) => dialog(`Book ${name}`),
  send: button('Send Booking Request'),
};

/** The event date's calendar. */
const calendarDialog = dialog('Choose Event Date');
export const calendar = {
  open: (within?: Target) => button('Choose Event Date from a calendar', within),
  whole: calendarDialog,
  nextMonth: button('Go to the Next Month', calendarDialog),
  fifteenth: button(/ 15, \d{4}(,|$)/, calendarDialog),
};

/** The admin. */
export const admin = {
  /** Behind its name, the number of what is new. */
  tab: (name: string) => role('tab', new RegExp(`^${plain(name)}`)),
  panel: (name: string) => role('tabpanel', new RegExp(`^${plain(name)}`)),
  /** Opens what a list shows, by its name. */
  entry: (name: string) => first(button(new RegExp(`^(Edit )?${plain(name)}`), role('tabpanel'))),
  search: role('searchbox', undefined, role('tabpanel')),
  found: role('status', undefined, role('tabpanel')),
  publishing: role('status', undefined, role('region', 'Publishing')),
};
