/** What the specification says of the wishlist, catalog data, their rules, calls and constants. */
import { shownBy } from './shown-by.ts';
import type { Statement } from './types.ts';

const FALLBACKS = 'tests/e2e/home.fallbacks.spec.ts';
const HIDDEN = 'tests/e2e/hidden.spec.ts';
const CATEGORY = 'tests/e2e/category.spec.ts';
const CARDS = 'tests/e2e/category.cards.spec.ts';
const PRODUCT = 'tests/e2e/product.spec.ts';
const WISHLIST = 'tests/e2e/wishlist.spec.ts';
const PANEL = 'tests/e2e/wishlist-panel.spec.ts';
const REQUEST = 'src/api-client/request.test.ts';
const API = 'tests/integration/api/catalog.test.ts';

export const statements: readonly Statement[] = [
  ...shownBy('3 Entities', WISHLIST, {
    'Wishlist item: id, name, price (text with a dollar sign), image, quantity (starts at 1)':
      'a new item is appended with quantity 1, and that is said',
  }),
  ...shownBy('3 Entities', HIDDEN, {
    'Rental item: isActive, isPublished':
      'items that are inactive or unpublished have neither card nor page',
    'Category: displayOrder, isActive':
      'an inactive category is not in the catalog, the others stand in their order',
  }),
  ...shownBy('3 Entities', 'tests/e2e/home.two-services.spec.ts', {
    'Service package: isActive':
      'each type shows its own packages, and the built-in ones only where there are none',
  }),
  ...shownBy('3 Entities', 'tests/e2e/catalog.spec.ts', {
    'Category: name, slug, description, imageUrl':
      'shows every category with image and description, linked to its page',
    'seoTitle, seoDescription, seoKeywords':
      "an editor's own words for search engines take the place of the page's",
  }),
  ...shownBy('3 Entities', 'tests/e2e/service-pages.spec.ts', {
    'Service package: name, serviceType, description, features, startingPrice, isPopular':
      'a card shows name, price, description, features and button of its package',
  }),
  ...shownBy('3 Entities', CARDS, {
    'Rental item: shown under its category slug, at its own slug, with options counted':
      'a card shows image, name, price and a link to the product',
  }),
  ...shownBy('3 Entities', PRODUCT, {
    'Rental item: fullDescription, tags':
      'has a trail of four, a way back to the category, and its words',
    'Rental item: shortDescription stands in':
      'an item of which little is known shows that and no more',
    'Rental item: images': 'thumbnails choose the image',
    'Rental item: options of name and price':
      'an option and a quantity go into the wishlist, the option in parentheses',
    'Rental item: dimensions, materials, colors, specifications':
      'specifications are dimensions, materials, colors and what else is known',
    'Rental item: availability (integer quantity), price that may contain currency symbols':
      'title, description, canonical link and structured data are set',
  }),
  ...shownBy('3 Entities', FALLBACKS, {
    'Built-in fallback packages with their prices; Premium, Premium Interactive and Interactive Video Floor are popular':
      'the built-in packages stand in for every type without any',
    'Each built-in package has 3-6 feature lines':
      'each built-in package has three to six features',
    'Fallback featured rentals: Gold Chiavari Chairs 8.50; Round Tables (60 inch) 12.00; Ivory Satin Linens 18.00':
      'the built-in featured rentals stand in while nothing is featured',
  }),
  ...shownBy('4 States and transitions', WISHLIST, {
    "Adding an item whose id is present raises its quantity by 1: 'Item Updated' / '{name} quantity increased in wishlist'":
      'an item that is present gets more by 1, and that is said',
    "Adding a new item appends it: 'Added to Wishlist' / '{name} added to your wishlist'":
      'a new item is appended with quantity 1, and that is said',
    'Updating a quantity below 1 is ignored': 'a quantity below 1 is ignored',
  }),
  ...shownBy('4 States and transitions', PRODUCT, {
    "Removing shows 'Removed from Wishlist' / '{name} removed from your wishlist'":
      'the heart puts the item into the wishlist and takes it out',
  }),
  ...shownBy('4 States and transitions', PANEL, {
    "Clearing empties the list: 'Wishlist Cleared' / 'Your wishlist has been cleared'":
      'clears with Undo, and says so',
  }),
  ...shownBy('4 States and transitions', 'tests/e2e/contact-form.spec.ts', {
    'A silent clear is possible':
      'sends services and wishlist, stores an inquiry, resets and empties the wishlist',
  }),
  ...shownBy('4 States and transitions', 'tests/e2e/navigation.spec.ts', {
    'The badge shows the sum of quantities':
      'Start Booking shows the total quantity, in its three places',
    'Mobile menu: open or closed':
      'closes the side menu with its button, with Escape and with a press beside it',
  }),
  ...shownBy('4 States and transitions', 'tests/e2e/no-script.spec.ts', {
    'Package lists: loading then loaded; failure not shown: they are loaded while the page is made':
      'packages stand in the pages and need no loading',
  }),
  ...shownBy('5 Validation rules', PRODUCT, {
    'Wishlist quantity minimum 1': 'a quantity is a whole number from 1',
  }),
  ...shownBy('5 Validation rules', 'src/ui/Select.test.tsx', {
    'The generic select rejects an item with an empty value': 'rejects an item with an empty value',
  }),
  ...shownBy('5 Validation rules', CATEGORY, {
    'Search matches name or short description, case insensitive':
      'searches name and short description, whatever the case',
    'Tag filter matches tags by partial case-insensitive text':
      'filters by a tag, partly and whatever the case',
    'Price sort parses digits and dot out of the price text':
      'sorts by name and by the digits of the price; a price that is none comes last',
  }),
  ...shownBy('6 Roles and permissions', 'tests/e2e/quote-journey.spec.ts', {
    'Anonymous visitors browse, use the wishlist and send requests':
      'takes a visitor from the home page to a stored quote request',
  }),
  ...shownBy('7 The calls it makes', CARDS, {
    'All calls send credentials (cookies); no refetch on window focus, data never goes stale':
      'a large category shows eight skeletons until all its items are there',
    'No retries for reads': 'a list that cannot be loaded is asked for once, and that is said',
  }),
  ...shownBy('7 The calls it makes', REQUEST, {
    'A JSON content type is set only when a body is present':
      'a JSON content type goes with a body, and only then',
    'A read is parsed as JSON': 'an answer is read as JSON',
    'No retries for writes': 'nothing is asked for twice',
  }),
  ...shownBy('7 The calls it makes', API, {
    'GET /api/service-packages: list of packages': 'GET /api/service-packages',
    'GET /api/rental-items/featured: list of rental items': 'GET /api/rental-items/featured',
    'GET /api/categories: list of categories': 'GET /api/categories',
    'GET category details by slug: category': 'GET /api/categories/{slug}',
    'GET /api/rental-items?category={categorySlug}: list of items of the category':
      'GET /api/rental-items?category=',
    'GET /api/rental-items: all items': 'GET /api/rental-items',
  }),
  ...shownBy('8 The error catalog', REQUEST, {
    'A non-OK response raises an error: status code, colon and space, then the body, or the status text if it is empty':
      'the error of a non-OK answer says status and body, or the status text where that is empty',
  }),
  ...shownBy('8 The error catalog', 'tests/e2e/routes.spec.ts', {
    'Product not found: screen in section 2':
      'of a product shows Product Not Found, with status 404',
    'Unknown route: 404 Page Not Found page':
      'gets the page titled 404 Page Not Found, with status 404',
  }),
  ...shownBy('8 The error catalog', CARDS, {
    'Rental image fails to load: replaced by a default image': 'is replaced by the default one',
  }),
  ...shownBy('8 The error catalog', 'src/stores/wishlist.test.ts', {
    'Wishlist used outside its provider: internal error stating the wishlist must be used within its provider':
      'where there is no visitor, reading the wishlist is an internal error',
  }),
  ...shownBy('9 Business constants', 'src/stores/toasts.test.ts', {
    'Toasts: removal delay 1,000,000 ms after dismissal':
      'a dismissed toast is closed at once and forgotten after 1,000,000 ms',
  }),
  ...shownBy('9 Business constants', 'tests/e2e/toasts.spec.ts', {
    'Toasts: at most 1 shown': 'at most one is visible: the last one',
    'Toasts: default duration 5,000 ms': 'goes by itself after 5 seconds',
    'Toasts: swipe right to dismiss with 50 px threshold':
      'is swiped away to the right by 50 px, and not by less',
    'Toasts: hotkey F8 focuses the toast region':
      'F8 moves the focus to the toasts, and Tab on to what they offer',
    'Toasts: viewport max width 420 px on medium and larger screens':
      'is at most 420 px wide from medium screens on, and as wide as a small one',
  }),
  ...shownBy('9 Business constants', 'tests/e2e/tooltips.spec.ts', {
    'Tooltip open delay 700 ms':
      'opens 700 ms after the pointer comes, with the label of the button',
    'Tooltip skip delay 300 ms':
      'opens at once within 300 ms of the last one, and waits again later',
  }),
  ...shownBy('9 Business constants', 'tests/e2e/home.two-services.spec.ts', {
    'Service types: design, photo_booth, video_dance_floor':
      'each type shows its own packages, and the built-in ones only where there are none',
  }),
  ...shownBy('9 Business constants', CATEGORY, {
    'Category page size 12': 'turns pages of twelve with Previous, numbers and Next',
  }),
  ...shownBy('9 Business constants', 'tests/e2e/category.address.spec.ts', {
    'Sort options: name, price-asc, price-desc': 'search, tag and sort can be shared as a link',
  }),
  ...shownBy('9 Business constants', CARDS, {
    '8 skeleton cards': 'a large category shows eight skeletons until all its items are there',
    'Rental price shown as per each': 'a card shows image, name, price and a link to the product',
  }),
  ...shownBy('9 Business constants', PRODUCT, {
    'Related items up to 4': 'up to four others of the category might be liked too',
    'Minimum quantity 1': 'a quantity is a whole number from 1',
    'Structured data currency USD, unit per day':
      'title, description, canonical link and structured data are set',
  }),
  ...shownBy('9 Business constants', 'tests/e2e/no-script.spec.ts', {
    'Package skeletons 3: the packages stand in the page, so none show':
      'packages stand in the pages and need no loading',
    'Home featured placeholders 3: the featured rentals stand in the page, so none show':
      'featured rentals and a product stand in the pages and need no loading',
  }),
];
