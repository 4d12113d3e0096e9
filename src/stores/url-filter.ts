/** The filter of a category page in its address, which does not have the page number (@category.address). */
import { NO_FILTER, SORT_ORDERS, type CatalogFilter } from '#domain/catalog.ts';
import { MAX_COLORS, MAX_COMPARED, MAX_LENGTH } from '#domain/limits.ts';
import { COMPARED } from '#site/catalog/compare.ts';

const COLOR = 'color';
const SIZE = 'size';
const IMAGES = 'images';
const YES = 'yes';
/** Of colors, or of sizes. */
const MAX_CHOSEN = MAX_COLORS;
const SLUG = /^[a-z0-9-]+$/;

/** @returns the filter in a query, with defaults for what is missing or unknown */
export function filterFromQuery(query: string): CatalogFilter {
  const params = new URLSearchParams(query);
  const text = (name: string) => (params.get(name) ?? '').slice(0, MAX_LENGTH.title);
  const list = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.slice(0, MAX_LENGTH.tag)))]
      .filter((value) => value !== '')
      .slice(0, MAX_CHOSEN);
  const amount = (name: string) => (/^\d{1,7}(?:\.\d{0,2})?/.exec(text(name)) ?? [''])[0];
  const sort = SORT_ORDERS.find((order) => order === params.get('sort'));
  return {
    search: text('search'),
    tag: text('tag'),
    colors: list(COLOR),
    sizes: list(SIZE),
    min: amount('min'),
    max: amount('max'),
    withImage: params.get(IMAGES) === YES,
    sort: sort ?? NO_FILTER.sort,
  };
}

/** @returns slugs of the items that are chosen for comparison (@compare.choose) */
export function comparedFromQuery(query: string): string[] {
  const slugs = new URLSearchParams(query).getAll(COMPARED);
  return [...new Set(slugs)].filter((slug) => SLUG.test(slug)).slice(0, MAX_COMPARED);
}

/** @param compared slugs of items chosen for comparison. @returns the query with its `?`, or empty */
export function queryFromFilter(filter: CatalogFilter, compared: readonly string[] = []): string {
  const { search, tag, colors, sizes, min, max, withImage, sort } = filter;
  const entries = [
    ['search', search],
    ['tag', tag],
    ...colors.map((color) => [COLOR, color]),
    ...sizes.map((size) => [SIZE, size]),
    ['min', min],
    ['max', max],
    [IMAGES, withImage ? YES : ''],
    ['sort', sort === NO_FILTER.sort ? '' : sort],
    ...compared.map((slug) => [COMPARED, slug]),
  ].filter(([, value]) => value !== '');
  const query = new URLSearchParams(entries).toString();
  return query === '' ? '' : `?${query}`;
}
