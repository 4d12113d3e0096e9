import type { APIRoute } from 'astro';
import { loadCatalog } from '#server/catalog/load.ts';

// Not part of the site: the build turns it into `_redirects` (src/build/finished-site.ts).
export const GET: APIRoute = async () => Response.json((await loadCatalog()).old);
