/** Texts of the dialogs that edit entities. */
import type { ResourceName } from '../parts/toast-texts.ts';

/** `what` stands for a kind such as `rental item`. */
export const EDITOR = {
  newTitle: (what: string) => `New ${what}`,
  editTitle: (name: string) => `Edit ${name}`,
  create: (what: string) => `Create ${what}`,
  createAnother: 'Save and add another',
  save: 'Save changes',
  saving: 'Saving…',
  uploading: 'Uploading…',
  /** @param role `Reads only` */
  cannotEdit: (role: string) => `You can’t change this: your account is set to “${role}”.`,
  restored: 'These changes haven’t been saved yet.',
  followed: 'Updated with unsaved changes from another tab.',
  discard: 'Discard changes',
  check: (labels: readonly string[]) => `Please check: ${labels.join(', ')}`,
  markedField: 'The marked field',
  /** In the toast about a dialog closed with changes. */
  keepEditing: 'Keep editing',
  loading: 'Loading',
  notLoaded: (what: string) => `The ${what} couldn’t be loaded`,
  inTrash: (what: string) => `This ${what} is in the trash. Restore it before you edit it.`,
  notSaved: (what: ResourceName) => `${what} was not saved`,
  notUndone: 'The change was not undone',
  deletedMeanwhile: 'Someone deleted this. Restore it from the trash, then save again.',
} as const;

export const SECTIONS = {
  visibility: 'Visibility',
  basics: 'Basics',
  image: 'Image',
  images: 'Images',
  details: 'Details',
  priceAndOptions: 'Price and options',
  priceAndFeatures: 'Price and features',
  stock: 'Stock',
  searchEngines: 'Search engines',
} as const;

/** For concurrent changes. */
export const CONFLICT = {
  label: 'Two versions',
  title: 'This was changed elsewhere while you were editing',
  same: 'Both versions are the same.',
  choose: 'For each field, choose which version to keep. Your other changes are kept.',
  mine: 'Your version',
  theirs: 'Their version',
  choice: (field: string, side: string) => `${field}: ${side.toLowerCase()}`,
  save: 'Save these choices',
  takeTheirs: 'Use their version',
  error:
    'This was changed while you were editing, by someone else or in another tab. Choose which version to keep.',
  yes: 'Yes',
  no: 'No',
  empty: '(empty)',
  shared: (lines: number) =>
    lines === 1
      ? 'Not shown: 1 line that is the same in both.'
      : `Not shown: ${lines} lines that are the same in both.`,
  noMore: '(without the other version’s lines)',
} as const;

/** Name and slug. */
export const NAME_AND_SLUG = {
  taken: {
    Category: 'A category with this name already exists.',
    'Rental item': 'An item with this name already exists.',
    'Service package': 'A package with this name already exists.',
  } satisfies Record<ResourceName, string>,
  slug: 'Slug',
  /** After "Please enter". */
  slugForm: 'Lowercase letters, numbers, and single hyphens',
  /** For a new entity without a name. */
  emptyHint: 'The last part of its web address. It’s made from the name.',
  /**
   * For a new entity.
   * @param address as far as it is known
   */
  newHint: (address: string) => `The last part of its web address: ${address}`,
  mayGetNumber: ', with a number added if that’s taken',
  pageHint:
    'The last part of its web address. If you change it, the old address redirects to the new one.',
  /** A package has no page of its own. */
  anchorHint: 'The last part of the web address that leads to this package.',
} as const;

/** Days that pieces are away around an event. */
export const STOCK_RULE = {
  before: 'Days out before the event',
  after: 'Days until they are back',
  turnaround: 'Days for cleaning after that',
  intro:
    'When pieces leave, come back, and can leave again. Leave a field empty to keep the number below it.',
  /** @param days null while loading */
  hint: (days: number | null, from: 'shop' | 'category') =>
    days === null ? 'Empty: as in the settings' : `Empty: ${days} (from the ${from})`,
} as const;

/** Not shown on the pages, but to search engines. */
export const SEO = {
  fold: 'Title, description, and keywords',
  intro: 'Leave these empty to use the name and description.',
  title: 'SEO title',
  description: 'SEO description',
  keywords: 'SEO keywords',
  keywordsHint: 'Separate keywords with commas.',
} as const;

/** Errors of fields. Those of the server and of prices are in `contracts` and `domain`. */
export const FIELD_ERRORS = {
  number: 'Please enter a number',
  required: (label: string) => `${label} is required`,
  atLeast: (min: string) => `Please enter ${min} or more`,
  atMost: (max: string) => `Please enter ${max} or less`,
  decimals: 'Please use fewer decimal places',
  check: (label: string) => `Please check ${label.toLowerCase()}`,
  /** @param hint of the field: `Lowercase letters, …` */
  enter: (hint: string) => `Please enter ${hint.charAt(0).toLowerCase()}${hint.slice(1)}`,
  /** A field without a label. */
  this: 'This',
  /** @param line of a list, from 1 */
  inLine: (line: number, error: string) => `Entry ${line}: ${error}`,
} as const;

/** The search for rental items inside a form. */
export const ITEM_SEARCH = {
  placeholder: 'Search your rental items',
  found: 'Search results',
  nothing: 'No items found',
  more: 'More items match. Keep typing to narrow the list.',
  failed: 'The search didn’t work. Check your connection and type again.',
} as const;

/** A link that is shown once. */
export const LINK_ONCE = {
  copy: 'Copy link',
  copied: 'Link copied',
  copyByHand: 'Copy it by hand: it’s selected.',
} as const;
