import type { APIRoute } from 'astro';
import { loadCatalog } from '#server/catalog/load.ts';
import type { ListTerms } from '#site/list-items.ts';

export const GET: APIRoute = async () => {
  const { deliveryNote } = (await loadCatalog()).settings.policies;
  return Response.json({ deliveryNote } satisfies ListTerms);
};
