/** The category page's filter in the address; the page number is local (@category.address). */
import { NO_FILTER, SORT_ORDERS, type CatalogFilter } from '#domain/catalog.ts';
import { MAX_COLORS, MAX_LENGTH } from '#domain/limits.ts';

const COLOR = 'color';
const SIZE = 'size';
const IMAGES = 'images';
const YES = 'yes';

/** Defaults for what is missing or unknown. */
export function filterFromQuery(query: string): CatalogFilter {
  const params = new URLSearchParams(query);
  const text = (name: string) => (params.get(name) ?? '').slice(0, MAX_LENGTH.title);
  const list = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.slice(0, MAX_LENGTH.tag)))]
      .filter((value) => value !== '')
      .slice(0, MAX_COLORS);
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

/** @returns the query with its `?`, or empty */
export function queryFromFilter(filter: CatalogFilter): string {
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
  ].filter(([, value]) => value !== '');
  const query = new URLSearchParams(entries).toString();
  return query === '' ? '' : `?${query}`;
}
