import type { MiddlewareHandler } from 'astro';
import { loadCatalog } from '#server/catalog/public/load.ts';
import { setShop } from '#site/shop/shop.ts';

/** @throws as `loadCatalog` */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  setShop(await loadCatalog(), new Date());
  return next();
};
