import { expect, test } from 'vitest';
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

/** A route that changes shows here, and in review. */
test('every address of a page or a file that the site has', () => {
  const constants = Object.entries(paths).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name, value]];
    if (typeof value === 'function') return [];
    return Object.entries(value).map(([key, address]) => [`${name}.${key}`, address]);
  });
  const lines = [...constants, ...Object.entries(EXAMPLES)].map((words) => words.join(' '));
  expect(lines.toSorted().join('\n')).toMatchInlineSnapshot(`
    "API_PATH /api
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
    PLANNER_PAGE /planner
    PREVIEW_PAGE /preview
    PRODUCT_NOT_FOUND_PAGE /product-not-found
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
