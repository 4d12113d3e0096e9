/** Texts that several parts of the admin share: frame, lists and failures. */
import { TRASH_DAYS } from '#domain/limits.ts';

/** @returns `1 item`, `2 items` */
export function counted(count: number, singular: string): string {
  return `${count} ${count === 1 ? singular : `${singular}s`}`;
}

/** Of 0 pieces in stock: nobody has counted, which is not that there are none (@items.stock). */
export const NOT_COUNTED = 'Not counted';

/** How many names a sentence has in full. */
const MAX_NAMED = 5;

/**
 * @param total number of things, of which `names` may be the first
 * @returns the names for a sentence: the first in full, then `and 2 others`
 */
export function namesInWords(names: readonly string[], total = names.length): string {
  const named = names.slice(0, MAX_NAMED);
  const rest = total - named.length;
  const more = rest > 0 ? [counted(rest, 'other')] : [];
  return new Intl.ListFormat('en-US').format([...named, ...more]);
}

/**
 * @param name may be empty
 * @returns the first line of a mail
 */
export const hello = (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`);

export const DASHBOARD = {
  /** @admin.tabs */
  title: 'Admin Dashboard',
  /** @param shop name of the business */
  pageTitle: (shop: string) => `Admin Dashboard - ${shop}`,
  /**
   * `(3) Contact Leads - Admin Dashboard - …`.
   * @param count of new requests; may be empty
   */
  viewTitle: (count: string, view: string, shop: string) =>
    `${count === '' ? '' : `(${count}) `}${view} - Admin Dashboard - ${shop}`,
  loading: 'Loading the admin',
  /** After the number on a tab, for screen readers. */
  new: 'new',
  /** After a link to a view that only owners may open. */
  forOwners: (view: string) =>
    `Only owners can open “${view}”, so we opened Contact Leads instead.`,
} as const;

/** @staff.lowered */
export const LOWERED = {
  /** @param role `Reads only` */
  title: (role: string) => `Your role was changed to “${role}”.`,
  text: 'What you typed is still here, but you can no longer save it. Copy what you need.',
  continue: 'Continue with my new role',
} as const;

export const VIEW_LABELS = {
  // The four tabs (@admin.tabs).
  categories: 'Categories',
  'rental-items': 'Rental Items',
  'service-packages': 'Service Packages',
  'contact-leads': 'Contact Leads',
  // For owners (@settings.sections).
  settings: 'Settings',
  // Pages of the menu.
  photos: 'Photos',
  account: 'Your account',
  staff: 'Staff',
  'personal-data': 'Personal data',
  activity: 'Activity',
  status: 'Status',
} as const;

export const MENU = {
  who: (email: string, role: string) => `${email}, ${role.toLowerCase()}`,
  viewSite: 'View site',
  signOut: 'Sign out',
  notSignedOut: 'Not signed out',
} as const;

/** @param plural `rental items` */
export const LIST = {
  search: (plural: string) => `Search ${plural}`,
  filters: 'Filters',
  filterByStatus: 'Filter by status',
  anyStatus: 'Any status',
  sortBy: 'Sort by',
  /** @param first label of the first day */
  daysReversed: (first: string, last: string) => `“${first}” must be on or before “${last}”.`,
  /**
   * `1–25 of 1,204 rental items`.
   * @param total with its noun
   */
  range: (first: string, last: string, total: string) => `${first}–${last} of ${total}`,
  pagesOf: (plural: string) => `Pages of ${plural}`,
  inTrash: (what: string) => `${what} in the trash`,
  updatedAt: (time: string) => `Updated ${time}`,
  clear: 'Clear search and filters',
  trash: 'Trash',
  leaveTrash: (plural: string) => `Back to ${plural}`,
  refresh: 'Refresh',
  select: (name: string) => `Select ${name}`,
  selectPage: 'Select all on this page',
  deleted: (plural: string) => `Deleted ${plural}`,
  loading: (plural: string) => `Loading ${plural}`,
  notLoaded: (plural: string) => `The ${plural} couldn’t be loaded`,
  noMatches: (plural: string) => `No ${plural} match your search and filters.`,
  emptyTrash: (plural: string) =>
    `The trash is empty. You can restore deleted ${plural} from here for ${TRASH_DAYS} days.`,
  add: 'Add',
  addOne: (singular: string) => `Add ${singular}`,
  // Heading of the buttons, for screen readers.
  actions: 'Actions',
  status: 'Status',
  updated: 'Updated',
} as const;

/** Shown if an "Undo" makes events short (@stock.edit). */
export const UNDO_ANYWAY = 'Undo anyway';

/** One row of a list. */
export const ROW = {
  /** In place of a name of which nothing can be seen. */
  unnamed: 'No name',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  schedule: 'Schedule…',
  scheduleOf: (name: string) => `Schedule a change of ${name}`,
  duplicate: 'Duplicate',
  duplicateOf: (name: string) => `Duplicate ${name}`,
  /** Default name of a copy. */
  copyOf: (name: string) => `Copy of ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  moreFor: (name: string) => `More actions for ${name}`,
  notDeleted: (what: string) => `${what} was not deleted`,
  notRestored: (what: string) => `${what} was not restored`,
} as const;

export const BADGES = {
  // @items.row, @packages.row
  draft: 'Draft',
  inactive: 'Inactive',
  featured: 'Featured',
  popular: 'Popular',
  // Comparison with the live site (@admin.state).
  live: 'Live',
  edited: 'Unpublished edits',
  notLive: 'Not live yet',
  inTrash: 'In the trash',
  unsaved: 'Not saved yet',
} as const;

/** Values of the status filter. */
export const STATUS_FILTERS = {
  active: 'Active',
  inactive: 'Inactive',
  draft: BADGES.draft,
  featured: BADGES.featured,
  scheduled: 'Scheduled',
} as const;

export const MOVES = {
  up: 'up',
  down: 'down',
  earlier: 'earlier',
  later: 'later',
  /** @param way `up` or `down` */
  move: (name: string, way: string) => `Move ${name} ${way}`,
  moved: (name: string, position: number, count: number) =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)}, position ${position} of ${count}`,
} as const;

export const BUTTONS = {
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again…',
} as const;

/** For a part that loads when it is first shown. */
export const PART = {
  loading: 'Loading',
  failed: 'This part of the page didn’t load',
  why: 'The server couldn’t be reached. Nothing you typed is lost. Check your connection.',
} as const;

/** Reasons of failed calls without a message from the server. */
export const FAILURES = {
  offline: 'The server couldn’t be reached. Nothing is lost. Check your connection and try again.',
  signedOut: 'You’ve been signed out. Sign in again. What you typed is still here.',
  gone: 'This no longer exists. Someone may have deleted it. Refresh the list.',
  tooMany: 'Too many attempts. Please wait a minute and try again.',
  server: 'Something went wrong on the server.',
  /**
   * @param why a sentence
   * @param reference id in the server's log; may be empty
   */
  tryLater: (why: string, reference: string) => {
    // Some of the server's messages say when to try again.
    const advice = /Please try again[^.]*\.$/.test(why)
      ? why.slice(0, -1)
      : `${why} Please try again`;
    return `${advice}${reference === '' ? '' : ` (reference ${reference})`}.`;
  },
  other: (status: number) => `The server didn’t accept this (error ${status}).`,
} as const;

/** A changed field. */
export const CHANGED = {
  becomes: 'becomes',
  /** @param digits the first of the image's hash, which tell it from others */
  uploaded: (digits: string) => `uploaded image ${digits}`,
  yes: 'Yes',
  no: 'No',
  nothing: '–',
  /** For an erased entity. */
  erased: 'something deleted',
} as const;
