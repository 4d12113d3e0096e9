/**
 * Texts of the catalog's entities and images. Those of a form's fields are in `x-form-values.ts`.
 */
import type { ServiceType } from '#contracts/catalog/public.ts';
import type { RentalItemGap, RentalItemSort } from '#contracts/catalog/rental-items.ts';
import { TRASH_DAYS, MAX_IMAGES } from '#domain/limits.ts';
import { NO_PRICE, STARTING_AT } from '#domain/texts.ts';
import { counted, NOT_COUNTED } from '../parts/texts.ts';

export const CATEGORIES = {
  singular: 'category',
  plural: 'categories',
  heading: 'Category',
  emptyTitle: 'No categories yet',
  empty:
    'Categories group your rental items, such as chairs, linens, or tents. Add one, then add items to it.',
  changeOrder: 'Change order',
  position: 'Position',
  items: 'Rental items',
  itemCount: (count: number) => counted(count, 'rental item'),
  address: 'Web address',
} as const;

export const CATEGORY_ORDER = {
  title: 'Category order',
  intro:
    'Drag a category by its handle, or select the handle and press the up and down arrow keys. Changes are saved right away.',
  notSaved: 'The order was not saved',
  move: (name: string) => `Move ${name}`,
} as const;

/** Choices for the items of a deleted category. */
export const DELETE_CATEGORY = {
  title: (name: string) => `Delete ${name}?`,
  /** @param count 0 if unknown, because items were added meanwhile */
  question: (count: number) =>
    `This category has ${count === 0 ? 'rental items' : counted(count, 'rental item')}. What should happen to ${count === 1 ? 'it' : 'them'}?`,
  moveTo: 'Move items to',
  choose: 'Choose a category',
  move: 'Move items and delete category',
  orDelete: `Or move the items to the trash too. You can restore them for ${TRASH_DAYS} days.`,
  delete: 'Delete category and items',
} as const;

export const ITEMS = {
  singular: 'rental item',
  plural: 'rental items',
  heading: 'Rental item',
  emptyTitle: 'No rental items yet',
  empty:
    'Rental items are what visitors add to their wishlist, such as chairs, tents, or linens. Each one belongs to a category, so add a category first.',
  filterByCategory: 'Filter by category',
  anyCategory: 'Any category',
  filterByGap: 'Filter by what is missing',
  anyGap: 'Complete or not',
  gaps: {
    image: 'Without image',
    price: 'Without price',
    stock: NOT_COUNTED,
  } satisfies Record<RentalItemGap, string>,
  changedSince: 'Changed since',
  category: 'Category',
  price: 'Price',
  inStock: 'In stock',
  inStockCount: (count: number) => `${count} in stock`,
  countedByOption: 'By option',
  countedByParts: 'By its parts',
  zeroInStock: `0 means “${NOT_COUNTED}”.`,
  zeroInSheet: `A 0 in the column Quantity in stock means “${NOT_COUNTED}”.`,
  options: 'Options',
  optionCount: (count: number) => counted(count, 'option'),
  noOptions: '–',
  /** @items.row */
  moreImages: (count: number) => `+${count}`,
} as const;

export const ITEM_SORT_LABELS: Record<RentalItemSort, string> = {
  name: 'Name A-Z',
  'name-desc': 'Name Z-A',
  category: 'Category A-Z',
  'category-desc': 'Category Z-A',
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  newest: 'Newest first',
  edited: 'Recently updated first',
  'edited-asc': 'Least recently updated first',
};

export const ITEM_FIELDS = {
  viewPage: 'View its page on your website',
  noPrice: `No price above $0 is set, so visitors see “${NO_PRICE}”.`,
  unavailableStart: (price: string) =>
    `Visitors see “${STARTING_AT} ${price}”, but every option costs more.`,
  chooseCategory: 'Choose a category',
  loadingCategories: 'Loading…',
  noCategories:
    'There are no categories yet. Add one in the Categories tab first. What you type here is kept.',
  tag: 'tag',
  color: 'color',
  option: 'option',
  specification: 'specification',
  name: 'Name',
  value: 'Value',
  price: '0.00',
  optionName: (line: number) => `Name of option ${line}`,
  optionPrice: (line: number) => `Price of option ${line}, in dollars`,
  optionOwned: (line: number) => `Pieces of option ${line} in stock; empty: shared with the item`,
  optionImage: (line: number) => `Image of option ${line}`,
  noOptionImage: 'No image',
  owned: 'In stock',
  part: 'part',
  partQuantity: (name: string) => `Pieces of ${name} in one set`,
  partGone: 'Item that was deleted',
  isSet:
    'The number of sets depends on their parts, so the set’s own quantity in stock isn’t used.',
  specificationName: (line: number) => `Name of specification ${line}`,
  specificationValue: (line: number) => `Value of specification ${line}`,
  sameName: 'Another line already has this name.',
} as const;

/** Lists in a form; `noun` stands for what they list, such as `option`. */
export const LINES = {
  add: (noun: string) => `Add ${noun}`,
  one: (noun: string, line: number) => `${noun} ${line}`,
  remove: (noun: string, which: string | number) => `Remove ${noun} ${which}`,
  typeOne: (noun: string) => `Press Enter or type a comma after each ${noun}.`,
  limit: (max: number) => `You’ve reached the limit of ${max}.`,
} as const;

export const PACKAGES = {
  singular: 'service package',
  plural: 'service packages',
  heading: 'Service package',
  emptyTitle: 'No service packages yet',
  empty:
    'Service packages are what visitors book for a service. Until you add one for a service, its page shows built-in packages.',
  filterByService: 'Filter by service',
  anyService: 'Any service',
  chooseService: 'Choose a service type',
  service: 'Service',
  startingPrice: 'Starting price',
  from: (price: string) => `from ${price}`,
} as const;

export const SERVICE_TYPE_LABELS: Record<ServiceType, string> = {
  design: 'Design',
  photo_booth: 'Photo Booth',
  video_dance_floor: 'Video Dance Floor',
};

export const IMAGES = {
  uploadSeveral: 'Upload images',
  upload: 'Upload image',
  uploadOther: 'Upload a different image',
  dropSeveral: 'Or drop or paste images here.',
  drop: 'Or drop or paste an image here.',
  types: 'JPG, PNG, GIF, WebP, or AVIF. Large photos are made smaller.',
  uploading: 'Uploading…',
  tryAgain: 'Try again',
  tryAgainOf: (file: string) => `Try again: ${file}`,
  remove: 'Remove',
  removeOf: (file: string) => `Remove ${file}`,
  notSaved: (file: string) => `${file}, not saved yet`,
  removeImage: 'Remove image',
  image: (position: number) => `image ${position}`,
  alt: (position: number) => `Image ${position}`,
  preview: 'Preview',
  broken: 'Image failed to load',
  /** @param image `image 2` */
  describeOf: (image: string) => `Description of ${image}`,
  describeIt: 'Description of the image',
  descriptions: 'Image descriptions',
  describeWhy:
    'Describe what each image shows, for visitors who can’t see it and for search engines. Without a description, the item’s name is used.',
  limit: `You’ve reached the limit of ${MAX_IMAGES} images.`,
  /** @image.address */
  url: 'Image URL',
  urlBegin: 'https://',
  urlForm: 'Please enter a web address that begins with https://',
  urlEmpty: 'No image loads from this address. Check it for typos.',
  add: 'Add',
  addAnyway: 'Add anyway',
} as const;
