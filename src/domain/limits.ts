/** Limits of forms, contracts and database. Those without a rule id are above what visitors need. */

/** Items on one page of a category (@category.pages). */
export const PAGE_SIZE = 12;
/** With fewer items a category has no filters beside its tags, and larger cards (@category.few). */
export const FEW_ITEMS = 9;
/** Smallest side of an image's visible part, in percent. */
export const MIN_CROP = 5;
/** Images of one item; the gallery has a style rule for each. */
export const MAX_IMAGES = 12;
/** Real events on the home page (@trust.events). */
export const MAX_HOME_EVENTS = 2;
/** As many as a visitor reads in passing (@trust.reviews). */
export const MAX_HOME_REVIEWS = 6;
/** Policies on the home page (@trust.facts). */
export const MAX_HOME_FACTS = 3;
/** Under "You Might Also Like" (@product.related). */
export const RELATED_ITEMS = 4;
/** @wishlist.minimum */
export const MIN_QUANTITY = 1;
/** Of one line; the largest event in the region needs fewer chairs. */
export const MAX_QUANTITY = 9_999;
export const MAX_WISHLIST_LINES = 60;
export const MAX_LISTS = 10;
/** Before or after an event, or for cleaning and repair. */
export const MAX_STOCK_DAYS = 30;
export const MAX_SET_PARTS = 20;
export const MAX_EVENT_DAYS = 14;
/** Days ahead for which visitors see stock. */
export const MAX_AVAILABILITY_DAYS = 3 * 365;
export const MAX_SERVICES = 20;

/** A later event date gets a warning. */
export const MAX_YEARS_AHEAD = 5;

/** In UTF-16 code units, as inputs count them. */
export const MAX_LENGTH = {
  name: 200,
  phone: 50,
  /** RFC 5321 §4.5.3.1.3, without the angle brackets. */
  email: 254,
  eventDate: 40,
  eventLocation: 300,
  guestCount: 100,
  referralSource: 300,
  service: 200,
  message: 4_000,
  itemId: 40,
  /** Occurs twice in a quote request. */
  itemName: 150,
  lineNote: 200,
  timeWindow: 100,
  listName: 60,
  price: 50,
  slug: 100,
  title: 200,
  url: 2_000,
  text: 10_000,
  shortDescription: 500,
  /** A tag, a color, or the name of an option or specification. */
  tag: 100,
  /** Value of a specification, or feature of a package. */
  specification: 300,
  alt: 300,
  seoDescription: 500,
  seoKeywords: 500,
} as const;

/** Shorter than other names, because header and footer show them. */
export const BUSINESS_LENGTH = {
  name: 80,
  shortName: 30,
  city: 80,
  state: 80,
  socialName: 40,
} as const;
export const MAX_CITIES = 30;
export const MAX_SOCIAL_LINKS = 8;

export const MAX_MINIMUM_EXCEPTIONS = 12;

/** In UTF-16 code units. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

/** Items side by side (@compare.choose). */
export const MAX_COMPARED = 4;

/** Entries in a list of an item or package. */
export const MAX_OPTIONS = 30;
export const MAX_TAGS = 30;
export const MAX_COLORS = 30;
export const MAX_SPECIFICATIONS = 40;
export const MAX_FEATURES = 30;
export const MAX_GOES_WITH = 8;

/** Kept of each section. */
export const MAX_SETTING_VERSIONS = 20;

/** Dollars. */
export const MAX_OPTION_PRICE = 999_999.99;
export const MAX_STARTING_PRICE = 999_999.99;

/** In one change: all of the largest shop. */
export const MAX_BULK_ITEMS = 10_000;

/** Scheduled changes that wait or are held, each of one entity. */
export const MAX_SCHEDULED = 20_000;

/** How far ahead a change can be scheduled. */
export const MAX_SCHEDULED_DAYS = 730;

/** Rows of a spreadsheet that are read; as many as an export can have. */
export const MAX_SHEET_ROWS = 10_000;
/** Rows that one call checks, and that one answer exports. */
export const SHEET_STEP = 500;
/** Text of one cell; longer than any field, all entries of its list included. */
export const MAX_CELL = 40_000;

/** Pieces in stock. */
export const MAX_AVAILABILITY = 1_000_000;

export const MAX_CATEGORIES = 500;
export const MAX_PACKAGES = 500;
export const MAX_DISPLAY_ORDER = 1_000_000;

/** Rows on one page of an admin list. */
export const ADMIN_PAGE_SIZE = 25;
/** Length of a search in an admin list. */
export const MAX_SEARCH_LENGTH = 200;

export const INVITATION_DAYS = 7;

/** Of one person. */
export const MAX_PASSKEYS = 10;

export const TRASH_DAYS = 30;

/** What an editor may choose (@image.size-limit). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** What is uploaded; a Netlify function receives little more. */
export const MAX_UPLOAD_BYTES = 4 * 1024 * 1024;
/** All frames together; bounds memory use. */
export const MAX_IMAGE_PIXELS = 50_000_000;
/** WebP's maximum. */
export const MAX_IMAGE_SIDE = 16_383;

/** Uploads excepted. */
export const MAX_ADMIN_REQUEST_BYTES = 256 * 1024;

/** Fits the longest quote request in ASCII. */
export const MAX_REQUEST_BYTES = 54 * 1024;

/** Longest page of a preview (@preview.link), in characters: the largest category has a quarter of that. */
export const MAX_PREVIEW = 2_000_000;

/** Lifetime of a preview and its link. */
export const PREVIEW_HOURS = 24;
