import type { APIRoute } from 'astro';
import { loadCatalog } from '#server/catalog/public/load.ts';
import { listTerms } from '#site/lists/list-items.ts';

export const GET: APIRoute = async () => Response.json(listTerms((await loadCatalog()).settings));
