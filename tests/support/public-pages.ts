/**
 * The pages a visitor can come to: each kind once, for checks that hold everywhere.
 */

/** The pages for visitors (@pages.routes). */
export const PUBLIC_PAGES = [
  '/',
  '/rental-services',
  '/rental-services/linens',
  '/rental-services/chairs/gold-chiavari-chair',
  '/design-services',
  '/photo-booth',
  '/video-dance-floor',
  '/planner',
  '/checkout',
  '/how-it-works',
  '/faq',
  '/rooms/loft-dinner',
  '/compare/linens',
  '/contact',
  '/accessibility',
  '/search',
  '/quote',
  '/privacy',
] as const;

/** Addresses without a page, which get one with status 404. */
export const MISSING_PAGES = ['/no-such-page', '/rental-services/linens/no-such-item'] as const;

/** A product with options. */
export const PRODUCT_WITH_OPTIONS = '/rental-services/tents/frame-tent-20x20';
