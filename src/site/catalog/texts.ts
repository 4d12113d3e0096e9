import type { CategoryView } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { REPLY_PROMISE } from '../website.ts';

// Rental catalog (@catalog.around).
export const catalogText =
  'Browse our rentals by category, save your favorites to your wishlist and request one quote for everything.';
export const catalogDescription = (fullArea: string) =>
  `Chairs, tables, linens, tents, lighting and decor for rent in ${fullArea}. Build a wishlist and get one quote ${REPLY_PROMISE}.`;
export const locationsTitle = 'Locations We Serve';
/** Says where the shop delivers, with the cities. */
export const locationsText = ({
  fullArea,
  cities,
}: Pick<Settings['business'], 'fullArea' | 'cities'>) =>
  `We deliver, set up and pick up throughout ${fullArea}, including ${listed(cities)}.`;

/** @returns `Troy`, `Troy and Novi`, `Troy, Novi and Ann Arbor` */
function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}

// Category page (@category.heading, @category.default-description).
export const categoryHeading = ({ name, heading }: Pick<CategoryView, 'name' | 'heading'>) =>
  heading || `${name} Rentals`;
export const categoryText = (
  { name, description }: Pick<CategoryView, 'name' | 'description'>,
  fullArea: string,
) =>
  description ||
  `Browse our ${name.toLowerCase()} for weddings, parties and corporate events in ${fullArea}.`;
export const more = 'More';
export const less = 'Less';
export const emptyTitle = 'Nothing in this category yet';
export const emptyText =
  'We may still be able to help. Tell us what you’re looking for, or browse our other rentals.';

// Search, filter and sort (@category.search, @category.tags, @category.sort).
export const search = 'Search';
export const searchPlaceholder = 'Search items...';
export const tag = 'Tag';
export const allItems = 'All Items';
/** Label of a select; phones show only its first part. */
export const sortBy = ['Sort', 'by'] as const;
export const filterByTag = ['Filter', 'by tag'] as const;
export const sortByPopular = 'Popular';
export const sortByName = 'Name A-Z';
export const sortByLowPrice = 'Price: Low to High';
export const sortByHighPrice = 'Price: High to Low';
export const activeFilters = 'Active filters';
export const removeFilter = (filter: string) => `Remove filter ${filter}`;
export const clearAll = 'Clear all';
export const showing = (shown: number, total: number) => `Showing ${shown} of ${total} items`;
// Name of the pages of a category (@category.pages).
export const pages = 'Pages';
export const loadingItems = 'Loading items…';
export const noMatches = 'No items match your filters';
export const clearFilters = 'Clear filters';
// Fabrics (@category.fabrics).
export const fabricsTitle = 'Fabrics';
/** @returns `4 sizes · from $9.50` */
export const fabricFacts = ({ sizes, from: least }: { sizes: number; from: string }) =>
  [sizes > 1 ? `${sizes} sizes` : '', least === '' ? '' : `from ${least}`]
    .filter(Boolean)
    .join(' · ');
// Filters (@category.filters).
export const filters = 'Filters';
export const filtersChosen = (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`);
export const closeFilters = 'Close filters';
/** @param count null: unknown */
export const showItems = (count: number | null) => {
  if (count === null) return 'Show items';
  return `Show ${count} ${count === 1 ? 'item' : 'items'}`;
};
export const color = 'Color';
export const size = 'Size';
export const priceRange = 'Price';
export const leastPrice = 'lowest price';
export const highestPrice = 'highest price';
export const from = 'From';
export const to = 'To';
export const priceFrom = (dollars: string) => `From $${dollars}`;
export const priceUpTo = (dollars: string) => `Up to $${dollars}`;
export const withImages = 'With photos';
export const itemsWith = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;
// Nothing matches (@category.near).
export const didYouMean = 'Did you mean';
export const searchEverything = (typed: string) => `Search all rentals for “${typed}”`;
export const askUs = 'Can’t find it? We may still have it. Call';
export const restMissing = 'We couldn’t load the rest of this list. Please reload the page.';

// Cards (@card.content).
export const optionsAvailable = (count: number) => `${count} options available`;
export const viewDetails = 'View Details';
export const perEach = 'per each';
export const photoOnRequest = 'Photo on request';
export const imageComingSoon = 'Image coming soon';

// Product page (@product.options, @product.gallery).
export const itemDescription = (name: string, price: string, fullArea: string) =>
  `Rent ${name}${price === '' ? '' : ` for ${price}`} in ${fullArea}.`;
export const enlarge = 'View larger';
export const closeLarger = 'Close';
export const previousLarger = 'Previous image';
export const nextLarger = 'Next image';
export const goesWithTitle = 'Goes with';
export const addOne = 'Add';
export const tags = 'Tags';
export const options = 'Options';
export const selectOption = 'Select Option:';
export const chooseOption = 'Choose an option';
export const optionMissing = 'Please choose an option, then add it to your quote.';
export const totalFor = (quantity: number, total: string) =>
  `${total} for ${quantity.toLocaleString('en-US')}`;
/** Explains a quantity that was worked out from guests. */
export const guestsAndSpares = (guests: number, spares: number) =>
  `${guests.toLocaleString('en-US')} ${guests === 1 ? 'guest' : 'guests'}${spares > 0 ? `, ${spares.toLocaleString('en-US')} spare` : ''}`;
export const callUs = (phone: string) => `Call ${phone}`;
export const addToQuote = 'Add to Quote';
export const specificationsTitle = 'Specifications';
export const dimensions = 'Dimensions';
export const materials = 'Materials';
export const availableColors = 'Available Colors';
export const relatedTitle = 'You Might Also Like';
