import { expect, test } from 'vitest';
import * as paths from '#site/paths.ts';

/** One example of what each function of the path builder makes. */
const EXAMPLES = {
  cardIndexPath: paths.cardIndexPath('linens'),
  categoryPath: paths.categoryPath('linens'),
  itemPath: paths.itemPath('linens', 'ivory-satin'),
  listItemsPath: paths.listItemsPath('07'),
  sitemapPartPath: paths.sitemapPartPath(1),
  uploadedImagePath: paths.uploadedImagePath('0a1b'),
};

test('the examples name every function of the path builder', () => {
  const functions = Object.entries(paths)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name);
  expect(Object.keys(EXAMPLES)).toEqual(functions.toSorted());
});

// A route that changes shows here, and in review.
test('every address that the site has', () => {
  const constants = Object.entries(paths).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name, value]];
    if (typeof value === 'function') return [];
    return Object.entries(value).map(([key, address]) => [`${name}.${key}`, address]);
  });
  const lines = [...constants, ...Object.entries(EXAMPLES)].map(
    ([name, path]) => `${name} ${path}`,
  );
  expect(lines.toSorted().join('\n')).toMatchInlineSnapshot(`
    "ADMIN_API_PATHS.categories /api/admin/categories
    ADMIN_API_PATHS.inquiries /api/admin/contact-submissions
    ADMIN_API_PATHS.me /api/admin/me
    ADMIN_API_PATHS.media /api/admin/media
    ADMIN_API_PATHS.people /api/admin/people
    ADMIN_API_PATHS.publishing /api/admin/publishing
    ADMIN_API_PATHS.rentalItems /api/admin/rental-items
    ADMIN_API_PATHS.servicePackages /api/admin/service-packages
    ADMIN_API_PATHS.staff /api/admin/staff
    ADMIN_API_PATHS.status /api/admin/status
    API_PATHS.auth /api/auth
    API_PATHS.categories /api/categories
    API_PATHS.contact /api/contact
    API_PATHS.featuredItems /api/rental-items/featured
    API_PATHS.health /api/health
    API_PATHS.rentalItems /api/rental-items
    API_PATHS.serviceBooking /api/service-booking
    API_PATHS.servicePackages /api/service-packages
    API_PATHS.staffInvitation /api/staff-invitation
    API_PATHS.staffInvitationDetails /api/staff-invitation/details
    API_PATHS.uploadImage /api/upload-image
    ARRIVED_PATH /api/admin/contact-submissions/arrived
    IMAGE_CDN_PATH /.netlify/images
    PAGES.admin /admin
    PAGES.checkout /checkout
    PAGES.danceFloor /video-dance-floor
    PAGES.design /design-services
    PAGES.home /
    PAGES.photoBooth /photo-booth
    PAGES.privacy /privacy
    PAGES.rentals /rental-services
    PRODUCT_NOT_FOUND_PAGE /product-not-found
    SITEMAP_PATH /sitemap.xml
    UPLOADED_IMAGES_PATH /img
    cardIndexPath /catalog/linens.json
    categoryPath /rental-services/linens
    itemPath /rental-services/linens/ivory-satin
    listItemsPath /catalog/items/07.json
    sitemapPartPath /sitemap-1.xml
    uploadedImagePath /img/0a1b.webp"
  `);
});

test('no address ends with a slash, and no two are the same', () => {
  const all = [paths.PAGES, paths.API_PATHS, paths.ADMIN_API_PATHS].flatMap((group) =>
    Object.values(group),
  );
  expect(new Set(all).size).toBe(all.length);
  for (const path of all) expect(path).toMatch(/^\/$|^(\/[a-z-]+)+$/);
});
