import type { APIRoute } from 'astro';
import { loadCatalog } from '#server/catalog/public/load.ts';
import { comparePaths } from '#site/catalog/compare-pages.ts';
import { hasPlanner } from '#site/planner/planner-data.ts';
import { publicPaths, sitemap } from '#site/sitemap.ts';

export const GET: APIRoute = async ({ site }) => {
  const catalog = await loadCatalog();
  return new Response(
    sitemap(publicPaths(catalog, hasPlanner(catalog), comparePaths(catalog)), site),
  );
};
