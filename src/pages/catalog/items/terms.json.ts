import type { APIRoute } from 'astro';
import { loadCatalog } from '#server/catalog/load.ts';
import type { ListTerms } from '#site/list-items.ts';

export const GET: APIRoute = async () => {
  const { policies, fees } = (await loadCatalog()).settings;
  const { deliveryNote } = policies;
  return Response.json({
    deliveryNote,
    addsSalesTax: fees.salesTaxPercent > 0,
  } satisfies ListTerms);
};
