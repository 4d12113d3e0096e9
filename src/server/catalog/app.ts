/**
 * The public read endpoints (@api.reads), for islands that need more than their page contains, and
 * for other programs.
 */
import {
  findPublicCategory,
  listPublicCategories,
  listPublicItems,
  listPublicPackages,
} from '#db/queries/catalog.ts';
import { API_PATHS } from '#site/paths.ts';
import { DeadlineError, withDeadline } from '../deadline.ts';
import { ApiError, databaseAway } from '../http/api-error.ts';
import { createApp, type ApiApp } from '../http/app.ts';
import { cachedJson } from '../http/cached-json.ts';
import { describeError, log } from '../log.ts';
import type { Services } from '../services.ts';
import {
  assertNoQuery,
  isSlug,
  MAX_PAGE,
  nextPage,
  PAGE_QUERY,
  readPage,
  readSlug,
} from './pages.ts';
import { presentCategory, presentItem, presentPackage } from './present.ts';

/** Pages already contain the data, so nobody should wait longer. */
const TIMEOUT_MS = 4_500;

/** @throws ApiError 503 on timeout, which is logged; what `read` throws */
async function inTime<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(read(), TIMEOUT_MS);
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    log({ level: 'error', event: 'catalog-read', ...describeError(error) });
    throw databaseAway();
  }
}

/** @returns the app; the CDN caches each response until an edit purges its tags */
export function catalogApp({ db }: Services): ApiApp {
  const app = createApp();

  app.get(API_PATHS.categories, async (context) => {
    assertNoQuery(context.req.queries());
    const rows = await inTime(() => listPublicCategories(db()));
    return cachedJson(context, rows.map(presentCategory), ['catalog', 'categories']);
  });

  app.get(`${API_PATHS.categories}/:slug`, async (context) => {
    assertNoQuery(context.req.queries());
    const slug = readSlug(context.req.param('slug'));
    const row = await inTime(() => findPublicCategory(db(), slug));
    if (!row) throw new ApiError('not_found', 'There is no such category.');
    return cachedJson(context, presentCategory(row), ['catalog', 'categories', `category:${slug}`]);
  });

  app.get(API_PATHS.rentalItems, async (context) => {
    const { category, limit, after } = readPage(context.req.queries());
    const filter = { ...(category !== undefined && { category }), ...(after && { after }) };
    // One more than asked for tells whether there is another page.
    const rows = await inTime(() => listPublicItems(db(), { ...filter, limit: limit + 1 }));
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    if (last !== undefined && rows.length > limit) {
      context.header('Link', `<${nextPage(last, limit, category)}>; rel="next"`);
    }
    const tags = ['catalog', 'rental-items'];
    if (category !== undefined && isSlug(category)) tags.push(`category:${category}`);
    context.header('Netlify-Vary', `query=${PAGE_QUERY.join('|')}`);
    return cachedJson(context, page.map(presentItem), tags);
  });

  app.get(API_PATHS.featuredItems, async (context) => {
    assertNoQuery(context.req.queries());
    const rows = await inTime(() => listPublicItems(db(), { featured: true, limit: MAX_PAGE }));
    return cachedJson(context, rows.map(presentItem), ['catalog', 'rental-items']);
  });

  app.get(API_PATHS.servicePackages, async (context) => {
    assertNoQuery(context.req.queries());
    const rows = await inTime(() => listPublicPackages(db()));
    return cachedJson(context, rows.map(presentPackage), ['catalog', 'service-packages']);
  });

  return app;
}
