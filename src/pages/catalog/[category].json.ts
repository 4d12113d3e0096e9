import type { APIRoute } from 'astro';
import { pageEntry } from '#renderer/page-entry.ts';
import { loadCatalog } from '#server/catalog/public/load.ts';
import { cardIndexes } from '#site/catalog/category-page.ts';

export async function getStaticPaths() {
  return cardIndexes(await loadCatalog()).map(pageEntry);
}

export const GET: APIRoute = ({ props }) => Response.json(props.cards);
