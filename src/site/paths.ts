/** All addresses of the site; endpoints are in `src/contracts`. */

/** Pages with a fixed address (@pages.routes). */
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

/** Pages that exist only if the settings have content for them (@trust.empty). */
export const OPTIONAL_PAGES: readonly string[] = [PAGES.howItWorks, PAGES.faq, PAGES.realEvents];

/** Served with status 404: `PRODUCT_NOT_FOUND_PAGE` for products, `NOT_FOUND_PAGE` for others. */
export const NOT_FOUND_PAGE = '/404';

export const PRODUCT_NOT_FOUND_PAGE = '/product-not-found';

/** The planner, which exists only if the shop has rules for it (@planner.there). */
export const PLANNER_PAGE = '/planner';

/** A customer's quote; only mailed links lead there (@quote.page). */
export const QUOTE_PAGE = '/quote';

/** Where the link of a preview leads (@preview.link). */
export const PREVIEW_PAGE = '/preview';

export function categoryPath(categorySlug: string): string {
  return `${PAGES.rentals}/${categorySlug}`;
}

export function itemPath(categorySlug: string, itemSlug: string): string {
  return `${categoryPath(categorySlug)}/${itemSlug}`;
}

/** The comparison of a category's items; it exists for a category with fabrics (@compare.page). */
export function comparePath(categorySlug: string): string {
  return `/compare/${categorySlug}`;
}

export function roomPath(roomSlug: string): string {
  return `/rooms/${roomSlug}`;
}

/** JSON with all cards of a large category. */
export function cardIndexPath(categorySlug: string): string {
  return `/catalog/${categorySlug}.json`;
}

/** JSON with items for wishlists (`list-items.ts`). */
export function listItemsPath(file: string): string {
  return `/catalog/items/${file}.json`;
}

/** JSON with the owner's terms for estimates. */
export const LIST_TERMS_PATH = '/catalog/items/terms.json';
/** The index of the search (`search-index.ts`). */
export const SEARCH_INDEX_PATH = '/catalog/search/index.json';

/** JSON with first images of a category's items by slug, for results of the search. */
export function searchImagesPath(categorySlug: string): string {
  return `/catalog/search/images/${categorySlug}.json`;
}

/** @param query as typed */
export function searchPath(query: string): string {
  return `${PAGES.search}?${new URLSearchParams({ q: query })}`;
}

export const SITEMAP_PATH = '/sitemap.xml';

/** Prefix of functions (`src/contracts`). */
export const API_PATH = '/api';

/** Uploaded images, named by the hash of their content. */
export const UPLOADED_IMAGES_PATH = '/img';

/** @param hash hex */
export function uploadedImagePath(hash: string): string {
  return `${UPLOADED_IMAGES_PATH}/${hash}.webp`;
}

/** Path of Netlify's Image CDN; `npm start` serves it too. */
export const IMAGE_CDN_PATH = '/.netlify/images';
