/**
 * Every limit shared by forms, contracts and database. Those without a rule id are chosen so that
 * no honest visitor reaches them.
 */
import { LIST_HEADING, NOTES_HEADING } from './texts.ts';

/** Items on one page of a category (@category.pages). */
export const PAGE_SIZE = 12;
/** Below so many items a category has no filters beside its tags, and larger cards (@category.few). */
export const FEW_ITEMS = 9;
/** Images of one item; the gallery has a style rule for each. */
export const MAX_IMAGES = 12;
/** Real events on the home page (@trust.events). */
export const MAX_HOME_EVENTS = 2;
/** Reviews on the home page, as many as a visitor reads on the way (@trust.reviews). */
export const MAX_HOME_REVIEWS = 6;
/** Facts of the policies on the home page (@trust.facts). */
export const MAX_HOME_FACTS = 3;
/** Cards under "You Might Also Like" (@product.related). */
export const RELATED_ITEMS = 4;
/** Minimum quantity of a wishlist line (@wishlist.minimum). */
export const MIN_QUANTITY = 1;
/** Maximum quantity of one line; the largest event in the region needs fewer chairs. */
export const MAX_QUANTITY = 9_999;
export const MAX_WISHLIST_LINES = 60;
/** Lists that one device keeps. */
export const MAX_LISTS = 10;
/** Days that pieces are away before or after an event, or are washed and repaired. */
export const MAX_STOCK_DAYS = 30;
/** Kinds of pieces in a set. */
export const MAX_SET_PARTS = 20;
/** Days that one event lasts. */
export const MAX_EVENT_DAYS = 14;
/** Days ahead for which visitors are told what is free. */
export const MAX_AVAILABILITY_DAYS = 3 * 365;
/** Services named in one inquiry. */
export const MAX_SERVICES = 20;

/** Years ahead that an event is planned; a later date is doubted, not refused. */
export const MAX_YEARS_AHEAD = 5;

/** Maximum lengths in UTF-16 code units, as inputs count them. */
export const MAX_LENGTH = {
  name: 200,
  phone: 50,
  /** RFC 5321 §4.5.3.1.3, less the angle brackets. */
  email: 254,
  eventDate: 40,
  eventLocation: 300,
  guestCount: 100,
  referralSource: 300,
  service: 200,
  message: 4_000,
  itemId: 40,
  /** Name of a wishlist line; it occurs twice in a quote request. */
  itemName: 150,
  /** What a visitor adds to a line of the list. */
  lineNote: 200,
  /** When something is delivered or picked up. */
  timeWindow: 100,
  /** Name of one of a visitor's lists. */
  listName: 60,
  price: 50,
  slug: 100,
  title: 200,
  url: 2_000,
  text: 10_000,
  shortDescription: 500,
  /** A tag, a color, the name of an option or of a specification. */
  tag: 100,
  /** The value of a specification, a feature of a package. */
  specification: 300,
  alt: 300,
  seoDescription: 500,
  seoKeywords: 500,
} as const;

/** Greatest lengths of what names the business; shorter than other names, because they stand in its frame. */
export const BUSINESS_LENGTH = {
  name: 80,
  shortName: 30,
  city: 80,
  state: 80,
  socialName: 40,
} as const;
export const MAX_CITIES = 30;
export const MAX_SOCIAL_LINKS = 8;

/** Most other amounts of the minimum order. */
export const MAX_MINIMUM_EXCEPTIONS = 12;

/** Length of a staff password, in UTF-16 code units. */
export const PASSWORD_LENGTH = { min: 12, max: 128 } as const;

/** Entries in each list of a rental item or package. */
export const MAX_OPTIONS = 30;
export const MAX_TAGS = 30;
export const MAX_COLORS = 30;
export const MAX_SPECIFICATIONS = 40;
export const MAX_FEATURES = 30;
export const MAX_GOES_WITH = 8;

/** Earlier values that are kept of each section of the settings. */
export const MAX_SETTING_VERSIONS = 20;

/** Dollars. */
export const MAX_OPTION_PRICE = 999_999.99;
export const MAX_STARTING_PRICE = 999_999.99;

/** Items that one press changes: all of the largest shop. */
export const MAX_BULK_ITEMS = 10_000;

/** Pieces in stock. */
export const MAX_AVAILABILITY = 1_000_000;

export const MAX_CATEGORIES = 500;
export const MAX_PACKAGES = 500;
export const MAX_DISPLAY_ORDER = 1_000_000;

/** Rows on one page of an admin list. */
export const ADMIN_PAGE_SIZE = 25;
/** Length of a search in an admin list. */
export const MAX_SEARCH_LENGTH = 200;

/** Days until an invitation of staff expires. */
export const INVITATION_DAYS = 7;

/** Days that deleted entities stay in the trash. */
export const TRASH_DAYS = 30;

/** Largest image file an editor may choose (@image.size-limit). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Largest upload; a Netlify function receives little more. */
export const MAX_UPLOAD_BYTES = 4 * 1024 * 1024;
/** Pixels of an uploaded image, all frames together; bounds memory use. */
export const MAX_IMAGE_PIXELS = 50_000_000;
/** Longest side of an uploaded image; WebP's maximum. */
export const MAX_IMAGE_SIDE = 16_383;

/** Body of a request from the admin, uploads excepted, in bytes. */
export const MAX_ADMIN_REQUEST_BYTES = 256 * 1024;

/** Length of the sentence that names a package (`site/inquiries/preselection.ts`). */
export const MAX_PACKAGE_SENTENCE = MAX_LENGTH.service + MAX_LENGTH.price + 110;

/** Length of the notes that follow the list in a message, one for each line. */
const MAX_NOTES =
  `\n${NOTES_HEADING}`.length +
  MAX_WISHLIST_LINES * (MAX_LENGTH.itemName + MAX_LENGTH.lineNote + '\n: '.length);

/** Length of a quote message: the details, a package, and an entry and a note for each line. */
export const MAX_QUOTE_MESSAGE =
  MAX_LENGTH.message +
  MAX_PACKAGE_SENTENCE +
  `\n${LIST_HEADING}\n`.length +
  MAX_WISHLIST_LINES * (MAX_LENGTH.itemName + ` (Qty: ${MAX_QUANTITY}), `.length) +
  MAX_NOTES;

/** Body of a public request in bytes; fits the longest quote request in ASCII. */
export const MAX_REQUEST_BYTES = 54 * 1024;
