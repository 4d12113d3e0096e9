/**
 * Every address this site has. Pages, islands and functions take theirs from here.
 */

/** The pages (@pages.routes). */
export const PAGES = {
  home: '/',
  rentals: '/rental-services',
  design: '/design-services',
  photoBooth: '/photo-booth',
  danceFloor: '/video-dance-floor',
  checkout: '/checkout',
  privacy: '/privacy',
  admin: '/admin',
} as const;

/** Served, with status 404, for a product address that no page has. */
export const PRODUCT_NOT_FOUND_PAGE = '/product-not-found';

export function categoryPath(categorySlug: string): string {
  return `${PAGES.rentals}/${categorySlug}`;
}

export function itemPath(categorySlug: string, itemSlug: string): string {
  return `${categoryPath(categorySlug)}/${itemSlug}`;
}

/** File with all cards of a large category, made with its page. */
export function cardIndexPath(categorySlug: string): string {
  return `/catalog/${categorySlug}.json`;
}

/** File of what wishlists need to know of items; `list-items.ts` says which holds what. */
export function listItemsPath(file: string): string {
  return `/catalog/items/${file}.json`;
}

export const SITEMAP_PATH = '/sitemap.xml';

/** File `number` (from 1) of a sitemap that is too long for one file. */
export function sitemapPartPath(number: number): string {
  return `/sitemap-${number}.xml`;
}

/** Endpoints. Netlify needs its own copy of each, in the functions' `config`. */
export const API_PATHS = {
  contact: '/api/contact',
  serviceBooking: '/api/service-booking',
  categories: '/api/categories',
  rentalItems: '/api/rental-items',
  featuredItems: '/api/rental-items/featured',
  servicePackages: '/api/service-packages',
  health: '/api/health',
  uploadImage: '/api/upload-image',
  /** better-auth's own endpoints stand below it. */
  auth: '/api/auth',
  /** Taking up an invitation to the staff. */
  staffInvitation: '/api/staff-invitation',
  /** Whom an invitation is for. */
  staffInvitationDetails: '/api/staff-invitation/details',
} as const;

/** Endpoints of the admin; an entity stands at `{path}/{id}`. */
export const ADMIN_API_PATHS = {
  me: '/api/admin/me',
  categories: '/api/admin/categories',
  rentalItems: '/api/admin/rental-items',
  servicePackages: '/api/admin/service-packages',
  inquiries: '/api/admin/contact-submissions',
  people: '/api/admin/people',
  staff: '/api/admin/staff',
  media: '/api/admin/media',
  publishing: '/api/admin/publishing',
  status: '/api/admin/status',
} as const;

/** Which requests have arrived lately; asked again and again. */
export const ARRIVED_PATH = `${ADMIN_API_PATHS.inquiries}/arrived`;

/** Images that staff uploaded, by the hash of their content. */
export const UPLOADED_IMAGES_PATH = '/img';

/** @param hash of the image's content, hex */
export function uploadedImagePath(hash: string): string {
  return `${UPLOADED_IMAGES_PATH}/${hash}.webp`;
}

/** Path of Netlify's Image CDN; `npm start` answers it too. */
export const IMAGE_CDN_PATH = '/.netlify/images';
