import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import * as paths from '#site/paths.ts';

/** One example of what each function of the path builder makes. */
const EXAMPLES = {
  cardIndexPath: paths.cardIndexPath('linens'),
  categoryPath: paths.categoryPath('linens'),
  comparePath: paths.comparePath('linens'),
  itemPath: paths.itemPath('linens', 'ivory-satin'),
  listItemsPath: paths.listItemsPath('07'),
  roomPath: paths.roomPath('loft-dinner'),
  searchImagesPath: paths.searchImagesPath('linens'),
  searchPath: paths.searchPath('gold chair'),
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
  const endpoints = ENDPOINTS.map(({ method, path }) => [method, path]);
  const lines = [...constants, ...Object.entries(EXAMPLES), ...endpoints].map(
    ([name, path]) => `${name} ${path}`,
  );
  expect(lines.toSorted().join('\n')).toMatchInlineSnapshot(`
    "API_PATH /api
    DELETE /api/admin/calendar/feed
    DELETE /api/admin/categories/{id}
    DELETE /api/admin/contact-submissions/{id}
    DELETE /api/admin/contact-submissions/{id}/partner-pieces/{pieces}
    DELETE /api/admin/quotes/{id}/links
    DELETE /api/admin/rental-items/{id}
    DELETE /api/admin/service-packages/{id}
    DELETE /api/admin/staff/invitations/{id}
    DELETE /api/admin/staff/{id}/second-factor
    DELETE /api/admin/stock/blocks/{id}
    GET /api/admin/activity
    GET /api/admin/activity/sites
    GET /api/admin/calendar
    GET /api/admin/calendar/feed
    GET /api/admin/categories
    GET /api/admin/categories/name
    GET /api/admin/categories/sheet
    GET /api/admin/categories/{id}
    GET /api/admin/categories/{id}/history
    GET /api/admin/contact-submissions
    GET /api/admin/contact-submissions/arrived
    GET /api/admin/contact-submissions/assignees
    GET /api/admin/contact-submissions/export
    GET /api/admin/contact-submissions/reply-templates
    GET /api/admin/contact-submissions/{id}
    GET /api/admin/contact-submissions/{id}/quotes
    GET /api/admin/contact-submissions/{id}/work
    GET /api/admin/digest
    GET /api/admin/goods
    GET /api/admin/mail
    GET /api/admin/me
    GET /api/admin/publishing
    GET /api/admin/rental-items
    GET /api/admin/rental-items/bulk/match
    GET /api/admin/rental-items/name
    GET /api/admin/rental-items/sheet
    GET /api/admin/rental-items/{id}
    GET /api/admin/rental-items/{id}/history
    GET /api/admin/service-packages
    GET /api/admin/service-packages/name
    GET /api/admin/service-packages/sheet
    GET /api/admin/service-packages/{id}
    GET /api/admin/service-packages/{id}/history
    GET /api/admin/settings
    GET /api/admin/settings/{section}/versions
    GET /api/admin/staff
    GET /api/admin/staff/invitations
    GET /api/admin/status
    GET /api/admin/stock
    GET /api/admin/stock/rule
    GET /api/admin/stock/short
    GET /api/auth/list-sessions
    GET /api/availability
    GET /api/calendar/{token}
    GET /api/categories
    GET /api/categories/{slug}
    GET /api/health
    GET /api/quotes/{id}
    GET /api/quotes/{id}/short
    GET /api/rental-items
    GET /api/rental-items/featured
    GET /api/service-packages
    IMAGE_CDN_PATH /.netlify/images
    LIST_TERMS_PATH /catalog/items/terms.json
    NOT_FOUND_PAGE /404
    OPTIONAL_PAGES.0 /how-it-works
    OPTIONAL_PAGES.1 /faq
    OPTIONAL_PAGES.2 /real-events
    PAGES.accessibility /accessibility
    PAGES.admin /admin
    PAGES.checkout /checkout
    PAGES.contact /contact
    PAGES.danceFloor /video-dance-floor
    PAGES.design /design-services
    PAGES.faq /faq
    PAGES.home /
    PAGES.howItWorks /how-it-works
    PAGES.photoBooth /photo-booth
    PAGES.privacy /privacy
    PAGES.realEvents /real-events
    PAGES.rentals /rental-services
    PAGES.search /search
    PATCH /api/admin/contact-submissions/{id}
    PATCH /api/admin/contact-submissions/{id}/work
    PATCH /api/admin/media
    PATCH /api/admin/staff/{id}
    PLANNER_PAGE /planner
    POST /api/admin/activity/sites/{id}/undo
    POST /api/admin/activity/{id}/undo
    POST /api/admin/calendar/feed
    POST /api/admin/categories
    POST /api/admin/categories/sheet
    POST /api/admin/categories/sheet/check
    POST /api/admin/categories/sheet/{batch}/undo
    POST /api/admin/categories/{id}/restore
    POST /api/admin/categories/{id}/versions/{version}/restore
    POST /api/admin/contact-submissions
    POST /api/admin/contact-submissions/bulk
    POST /api/admin/contact-submissions/{id}/cancel
    POST /api/admin/contact-submissions/{id}/notes
    POST /api/admin/contact-submissions/{id}/payments
    POST /api/admin/contact-submissions/{id}/payments/{payment}/void
    POST /api/admin/contact-submissions/{id}/quotes
    POST /api/admin/contact-submissions/{id}/reply
    POST /api/admin/contact-submissions/{id}/reply/preview
    POST /api/admin/contact-submissions/{id}/restore
    POST /api/admin/contact-submissions/{id}/undo
    POST /api/admin/mail/test
    POST /api/admin/people/erase
    POST /api/admin/people/export
    POST /api/admin/people/find
    POST /api/admin/publishing/publish
    POST /api/admin/publishing/rollback
    POST /api/admin/quotes/{id}/accept
    POST /api/admin/quotes/{id}/discard
    POST /api/admin/quotes/{id}/links
    POST /api/admin/quotes/{id}/send
    POST /api/admin/quotes/{id}/withdraw
    POST /api/admin/rental-items
    POST /api/admin/rental-items/bulk
    POST /api/admin/rental-items/bulk/preview
    POST /api/admin/rental-items/bulk/remove
    POST /api/admin/rental-items/bulk/{batch}/undo
    POST /api/admin/rental-items/sheet
    POST /api/admin/rental-items/sheet/check
    POST /api/admin/rental-items/sheet/{batch}/undo
    POST /api/admin/rental-items/{id}/restore
    POST /api/admin/rental-items/{id}/versions/{version}/restore
    POST /api/admin/service-packages
    POST /api/admin/service-packages/sheet
    POST /api/admin/service-packages/sheet/check
    POST /api/admin/service-packages/sheet/{batch}/undo
    POST /api/admin/service-packages/{id}/restore
    POST /api/admin/service-packages/{id}/versions/{version}/restore
    POST /api/admin/staff/invitations
    POST /api/admin/staff/invitations/{id}/link
    POST /api/admin/stock/blocks
    POST /api/admin/stock/check
    POST /api/auth/change-email
    POST /api/auth/change-password
    POST /api/auth/confirm-email
    POST /api/auth/request-password-reset
    POST /api/auth/reset-password
    POST /api/auth/revoke-other-sessions
    POST /api/auth/revoke-session
    POST /api/auth/sign-in/email
    POST /api/auth/sign-out
    POST /api/auth/two-factor/disable
    POST /api/auth/two-factor/enable
    POST /api/auth/two-factor/generate-backup-codes
    POST /api/auth/two-factor/verify-backup-code
    POST /api/auth/two-factor/verify-totp
    POST /api/auth/update-user
    POST /api/contact
    POST /api/lists
    POST /api/previews
    POST /api/previews/category
    POST /api/previews/item
    POST /api/previews/package
    POST /api/previews/settings/{section}
    POST /api/question
    POST /api/quotes/{id}/accept
    POST /api/quotes/{id}/decline
    POST /api/quotes/{id}/questions
    POST /api/service-booking
    POST /api/staff-invitation
    POST /api/staff-invitation/details
    POST /api/upload-image
    PREVIEW_PAGE /preview
    PRODUCT_NOT_FOUND_PAGE /product-not-found
    PUT /api/admin/categories/order
    PUT /api/admin/categories/{id}
    PUT /api/admin/contact-submissions/{id}/agreed
    PUT /api/admin/contact-submissions/{id}/details
    PUT /api/admin/contact-submissions/{id}/notes/{note}
    PUT /api/admin/contact-submissions/{id}/partner-pieces/{pieces}
    PUT /api/admin/goods/charge
    PUT /api/admin/goods/tick
    PUT /api/admin/quotes/{id}
    PUT /api/admin/rental-items/{id}
    PUT /api/admin/service-packages/{id}
    PUT /api/admin/settings/{section}
    PUT /api/admin/stock/blocks/{id}
    QUOTE_PAGE /quote
    SEARCH_INDEX_PATH /catalog/search/index.json
    SITEMAP_PATH /sitemap.xml
    UPLOADED_IMAGES_PATH /img
    cardIndexPath /catalog/linens.json
    categoryPath /rental-services/linens
    comparePath /compare/linens
    itemPath /rental-services/linens/ivory-satin
    listItemsPath /catalog/items/07.json
    roomPath /rooms/loft-dinner
    searchImagesPath /catalog/search/images/linens.json
    searchPath /search?q=gold+chair
    uploadedImagePath /img/0a1b.webp"
  `);
});

test('no address ends with a slash, and no two are the same', () => {
  const pages = Object.values(paths.PAGES);
  const endpoints = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  for (const all of [pages, endpoints]) expect(new Set(all).size).toBe(all.length);
  for (const path of [...pages, ...ENDPOINTS.map((endpoint) => endpoint.path)]) {
    expect(path).toMatch(/^\/$|^(\/(?:[a-z-]+|\{[a-z]+\}))+$/);
  }
});
