/**
 * The public read endpoints (@api.reads), for islands that need more than their page contains, and
 * for other programs.
 */
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import {
  catalogEndpoints,
  itemPageQuery,
  MAX_ITEMS,
  slugParam,
} from '#contracts/catalog/public.ts';
import {
  findPublicCategory,
  listPublicCategories,
  listPublicItems,
  listPublicPackages,
} from '#db/queries/catalog/public.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Services } from '../../base/services.ts';
import { createApp, type ApiApp, type ApiContext } from '../../http/app.ts';
import { handle } from '../../http/handle.ts';
import { inTime as readInTime } from '../../http/in-time.ts';
import { turns } from '../../http/turns.ts';
import { presentCategory, presentPackage } from './present.ts';
import { presentItems } from './sets.ts';

/** Pages already contain the data, so nobody should wait longer. */
const TIMEOUT_MS = 4_500;

/** Turns for lists of items, which the CDN may not hold: their query has countless values. */
const inTurn = turns({
  atOnce: 2,
  bounds: { ofOne: 60, ofAll: 300 },
  waitMs: TIMEOUT_MS - 500,
});

/** For Netlify's CDN, on a 304 too. */
const CDN_HEADERS = ['Netlify-CDN-Cache-Control', 'Netlify-Cache-Tag', 'Netlify-Vary'];

/** Names the response, so that a save purges it (`publishing/after-save.ts`). */
function tag(context: ApiContext, ...tags: string[]): void {
  context.header('Netlify-Cache-Tag', tags.join(','));
}

const inTime = <T>(read: () => Promise<T>) => readInTime('catalog-read', TIMEOUT_MS, read);

/** The time includes waiting for the turn: reads that hang hold up nobody for longer. */
const inTurnAndTime = <T>(context: ApiContext, read: () => Promise<T>) =>
  inTime(() => inTurn(context, read));

/** @returns the app; the CDN caches each response until an edit purges its tags */
export function catalogApp({ db }: Services): ApiApp {
  const app = createApp();
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...CDN_HEADERS] }));

  handle(app, catalogEndpoints.categories, async (_input, context) => {
    const rows = await inTime(() => listPublicCategories(db()));
    tag(context, 'catalog', 'categories');
    return rows.map(presentCategory);
  });

  handle(app, catalogEndpoints.category, async ({ params }, context) => {
    const slug = slugParam.safeParse(params.slug).data;
    if (slug === undefined) throw new ApiError('bad_request', 'That is not a category.');
    const row = await inTime(() => findPublicCategory(db(), slug));
    if (!row) throw new ApiError('not_found', 'There is no such category.');
    tag(context, 'catalog', 'categories', `category:${slug}`);
    return presentCategory(row);
  });

  handle(app, catalogEndpoints.items, async ({ query }, context) => {
    const { category, limit } = query;
    // One extra row tells whether there is another page.
    const { page, hasMore, items } = await inTurnAndTime(context, async () => {
      const rows = await listPublicItems(db(), { ...query, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const presented = await presentItems(db(), shown);
      return { page: shown, hasMore: rows.length > limit, items: presented };
    });
    const last = page.at(-1);
    if (last !== undefined && hasMore) {
      const next = new URLSearchParams({ limit: String(limit), after: last.id });
      if (category !== undefined) next.set('category', category);
      context.header('Link', `<${catalogEndpoints.items.path}?${next}>; rel="next"`);
    }
    // Only a possible slug is safe in a header.
    const categoryTags = /^[a-z0-9-]+$/.test(category ?? '') ? [`category:${category}`] : [];
    tag(context, 'catalog', 'rental-items', ...categoryTags);
    context.header('Netlify-Vary', `query=${Object.keys(itemPageQuery.shape).join('|')}`);
    return items;
  });

  handle(app, catalogEndpoints.featuredItems, async (_input, context) => {
    const items = await inTurnAndTime(context, async () => {
      const rows = await listPublicItems(db(), { featured: true, limit: MAX_ITEMS });
      return presentItems(db(), rows);
    });
    tag(context, 'catalog', 'rental-items');
    return items;
  });

  handle(app, catalogEndpoints.packages, async (_input, context) => {
    const rows = await inTime(() => listPublicPackages(db()));
    tag(context, 'catalog', 'service-packages');
    return rows.map(presentPackage);
  });

  return app;
}
