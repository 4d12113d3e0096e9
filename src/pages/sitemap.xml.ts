import type { APIRoute } from 'astro';
import { loadCatalog } from '#server/catalog/load.ts';
import { publicPaths, sitemap } from '#site/sitemap.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(sitemap(publicPaths(await loadCatalog()), site));
