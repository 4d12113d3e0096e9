/** Every address this site has; those of endpoints stand in `src/contracts`. */

/** The pages (@pages.routes). */
export const PAGES = {
  home: '/',
  rentals: '/rental-services',
  design: '/design-services',
  photoBooth: '/photo-booth',
  danceFloor: '/video-dance-floor',
  checkout: '/checkout',
  howItWorks: '/how-it-works',
  faq: '/faq',
  realEvents: '/real-events',
  contact: '/contact',
  accessibility: '/accessibility',
  search: '/search',
  privacy: '/privacy',
  admin: '/admin',
} as const;

/** Pages that are only there while the settings have something to show on them (@trust.empty). */
export const OPTIONAL_PAGES: readonly string[] = [PAGES.howItWorks, PAGES.faq, PAGES.realEvents];

/** Served, with status 404, for a product address that no page has. */
/** Shown in place of any other missing page. */
export const NOT_FOUND_PAGE = '/404';

export const PRODUCT_NOT_FOUND_PAGE = '/product-not-found';

/** The planner; there only where a shop has rules for it (@planner.there). */
export const PLANNER_PAGE = '/planner';

/** Where a customer reads and answers a quote; only a mailed link leads there (@quote.page). */
export const QUOTE_PAGE = '/quote';

/** @returns the address of a category */
export function categoryPath(categorySlug: string): string {
  return `${PAGES.rentals}/${categorySlug}`;
}

/** @returns the address of an item’s page */
export function itemPath(categorySlug: string, itemSlug: string): string {
  return `${categoryPath(categorySlug)}/${itemSlug}`;
}

/** @returns the address of a room’s page */
export function roomPath(roomSlug: string): string {
  return `/rooms/${roomSlug}`;
}

/** File with all cards of a large category, made with its page. */
export function cardIndexPath(categorySlug: string): string {
  return `/catalog/${categorySlug}.json`;
}

/** File of what wishlists need to know of items; `list-items.ts` says which holds what. */
export function listItemsPath(file: string): string {
  return `/catalog/items/${file}.json`;
}

/** What the owner says beside what a list comes to. */
export const LIST_TERMS_PATH = '/catalog/items/terms.json';
/** What the search looks through; `search-index.ts` says how. */
export const SEARCH_INDEX_PATH = '/catalog/search/index.json';

/** File with the first image of each item of a category, by slug, for the search's results. */
export function searchImagesPath(categorySlug: string): string {
  return `/catalog/search/images/${categorySlug}.json`;
}

/** @param query as typed */
export function searchPath(query: string): string {
  return `${PAGES.search}?${new URLSearchParams({ q: query })}`;
}

export const SITEMAP_PATH = '/sitemap.xml';

/** What answers by functions stands below it; `src/contracts` says what. */
export const API_PATH = '/api';

/** Images that staff uploaded, by the hash of their content. */
export const UPLOADED_IMAGES_PATH = '/img';

/** @param hash of the image's content, hex */
export function uploadedImagePath(hash: string): string {
  return `${UPLOADED_IMAGES_PATH}/${hash}.webp`;
}

/** Path of Netlify's Image CDN; `npm start` answers it too. */
export const IMAGE_CDN_PATH = '/.netlify/images';
