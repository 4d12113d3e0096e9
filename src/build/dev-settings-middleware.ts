import type { MiddlewareHandler } from 'astro';
import { loadCatalog } from '#server/catalog/load.ts';
import { setShop } from '#site/shop.ts';

/** Sets what every page shows, before the page. @throws as `loadCatalog` */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const { settings } = await loadCatalog();
  setShop(settings, new Date());
  return next();
};
