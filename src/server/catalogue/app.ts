/**
 * The public reads of spec §7. Pages do not wait for them: they are for islands that need more
 * than their page holds, and for other programs.
 */
import {
  findPublicCategory,
  listPublicCategories,
  listPublicItems,
  listPublicPackages,
} from '#db/queries/catalogue.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { API_PATHS } from '#site/paths.ts';
import { ApiError } from '../http/api-error.ts';
import { createApp, type ApiApp } from '../http/app.ts';
import type { Services } from '../services.ts';
import { presentCategory, presentItem, presentPackage } from './present.ts';

/** @returns the app; every answer is a list of public entities, or one category */
export function catalogueApp({ db }: Services): ApiApp {
  const app = createApp();

  app.get(API_PATHS.categories, async (context) => {
    const rows = await listPublicCategories(db());
    return context.json(rows.map(presentCategory));
  });

  app.get(`${API_PATHS.categories}/:slug`, async (context) => {
    const row = await findPublicCategory(db(), readSlug(context.req.param('slug')));
    if (!row) throw new ApiError('not_found', 'There is no such category.');
    return context.json(presentCategory(row));
  });

  app.get(API_PATHS.rentalItems, async (context) => {
    const category = context.req.query('category');
    const rows = await listPublicItems(
      db(),
      category === undefined ? {} : { category: readSlug(category) },
    );
    return context.json(rows.map(presentItem));
  });

  app.get(API_PATHS.featuredItems, async (context) => {
    const rows = await listPublicItems(db(), { featured: true });
    return context.json(rows.map(presentItem));
  });

  app.get(API_PATHS.servicePackages, async (context) => {
    const rows = await listPublicPackages(db());
    return context.json(rows.map(presentPackage));
  });

  return app;
}

/** A slug longer than any that can be stored names nothing; a NUL would make Postgres fail. */
function readSlug(slug: string): string {
  if (slug.length <= MAX_LENGTH.slug && !slug.includes('\0')) return slug;
  throw new ApiError('bad_request', 'That is not a category.');
}
