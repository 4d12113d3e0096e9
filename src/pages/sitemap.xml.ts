import type { APIRoute } from 'astro';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { publicPaths, sitemap } from '#site/sitemap.ts';

export const GET: APIRoute = async ({ site }) =>
  new Response(sitemap(publicPaths(await loadCatalogue()), site));
