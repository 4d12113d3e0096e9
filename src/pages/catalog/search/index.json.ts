import type { APIRoute } from 'astro';
import { loadCatalog } from '#server/catalog/public/load.ts';
import { searchIndex } from '#site/search/search-index.ts';

export const GET: APIRoute = async () => Response.json(searchIndex(await loadCatalog()));
