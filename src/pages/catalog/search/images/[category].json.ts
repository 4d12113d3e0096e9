import type { APIRoute } from 'astro';
import { pageEntry } from '#renderer/page-entry.ts';
import { loadCatalog } from '#server/catalog/public/load.ts';
import { searchImages } from '#site/search/search-index.ts';

export async function getStaticPaths() {
  return searchImages(await loadCatalog()).map(pageEntry);
}

export const GET: APIRoute = ({ props }) => Response.json(props.images);
