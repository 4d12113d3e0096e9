/** What the specification says of the rental catalog, its categories and its products. */
import { shownBy } from './shown-by.ts';
import type { Statement } from './types.ts';

const CATEGORY = 'tests/e2e/category.spec.ts';
const CARDS = 'tests/e2e/category.cards.spec.ts';
const PRODUCT = 'tests/e2e/product.spec.ts';

export const statements: readonly Statement[] = [
  ...shownBy('2 Rental catalog', 'tests/e2e/catalog.spec.ts', {
    'Back-to-home link': 'has a way back home and names the locations served',
    'A grid of categories, 2, 3 or 4 columns by screen width':
      'stands in two, three or four columns by the width of the screen',
    'Each category links to /rental-services/{slug}':
      'shows every category with image and description, linked to its page',
    'A Locations We Serve text': 'has a way back home and names the locations served',
  }),
  ...shownBy('2 Category page', CATEGORY, {
    'Breadcrumb (Home, Rental Services, category name) and back link to /rental-services':
      'has breadcrumb, back link, heading, description and title',
    'Heading of the category name followed by Rentals, and the category description':
      'has breadcrumb, back link, heading, description and title',
    'A default text if there is no description':
      'has a text of its own where the category has no description',
    "Search box with placeholder 'Search items...'":
      'searches name and short description, whatever the case',
    "Tag filter lists All Items plus every tag found in the category's items":
      'filters by a tag, partly and whatever the case',
    'Sort options: Name A-Z, Price: Low to High, Price: High to Low':
      'sorts by name and by the digits of the price; a price that is none comes last',
    'Active filters appear as removable chips with a Clear all action':
      'active filters are chips to be removed one by one, or all at once',
    "A line reads 'Showing X of Y items'": 'turns pages of twelve with Previous, numbers and Next',
    "'No items match your filters' with a Clear filters button when nothing matches":
      'says when nothing matches, and clears the filters',
    'Pagination: Previous, numbered pages, Next; page size 12':
      'turns pages of twelve with Previous, numbers and Next',
    'Filters and sort reset the page number only through the explicit clear actions':
      'a filter that leaves the page past the end shows the last one; clearing goes to the first',
    'The page scrolls to top when the category changes':
      'begins at the top when the category changes',
    "Page title '{category} Rentals - {site name}'; meta description and breadcrumb structured data are set":
      'has breadcrumb, back link, heading, description and title',
  }),
  ...shownBy('2 Category page', CARDS, {
    'Grid of cards; 8 skeleton cards while loading':
      'a large category shows eight skeletons until all its items are there',
    'Each card: first image': 'a card shows image, name, price and a link to the product',
    'A fallback image if the image is missing': 'an item without an image shows the default one',
    'A fallback image if the image is failing': 'is replaced by the default one',
    'Wishlist heart toggle, filled when the item id is already in the wishlist':
      'the heart is filled while the item is in the wishlist',
    "Name, price prefixed 'Starting at ' when the item has options, plus an '{n} options available' line":
      'a card shows image, name, price and a link to the product',
    'A View Details link to the product page':
      'a card shows image, name, price and a link to the product',
  }),
  ...shownBy('2 Category page', 'tests/e2e/category.address.spec.ts', {
    'The page number is local state':
      'the page number stays out of the address and is forgotten with the page',
  }),
  ...shownBy('2 Product page', 'tests/e2e/routes.spec.ts', {
    "No match: 'Product Not Found' with 'The product you're looking for doesn't exist or has been moved.' and a Browse All Rentals link":
      'of a product shows Product Not Found, with status 404',
  }),
  ...shownBy('2 Product page', 'tests/e2e/no-script.spec.ts', {
    'Skeleton while loading: the product stands in the page, so none shows':
      'featured rentals and a product stand in the pages and need no loading',
  }),
  ...shownBy('2 Product page', PRODUCT, {
    'Four-level breadcrumb and a back link to the category':
      'has a trail of four, a way back to the category, and its words',
    'Image gallery with thumbnails': 'thumbnails choose the image',
    "Placeholder 'Image coming soon' when there are no images":
      'an item of which little is known shows that and no more',
    'Name, price, full description, tags':
      'has a trail of four, a way back to the category, and its words',
    'The description falls back to the short one':
      'an item of which little is known shows that and no more',
    "Option selector ('Select Option:', entries shown as name - $price)":
      'an option and a quantity go into the wishlist, the option in parentheses',
    'Quantity stepper (minimum 1) and Add to Quote': 'a quantity is a whole number from 1',
    'Wishlist heart': 'the heart puts the item into the wishlist and takes it out',
    'Specifications: dimensions, materials, available colors, plus any key/value specifications':
      'specifications are dimensions, materials, colors and what else is known',
    "'You Might Also Like' grid of up to 4 other items from the same category":
      'up to four others of the category might be liked too',
    'A fixed bottom Add to Quote bar on mobile shows the price':
      'on a phone a bar at the bottom shows the price and adds to the quote',
    'Page title, meta description, canonical link, breadcrumb and product structured data (USD, per day, in stock)':
      'title, description, canonical link and structured data are set',
    'A wishlist entry has the option name in parentheses after the name when an option is chosen':
      'an option and a quantity go into the wishlist, the option in parentheses',
  }),
];
