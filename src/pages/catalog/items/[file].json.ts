import type { APIRoute } from 'astro';
import { pageEntry } from '#renderer/page-entry.ts';
import { loadCatalog } from '#server/catalog/public/load.ts';
import { listItemFiles } from '#site/lists/list-item-files.ts';

export async function getStaticPaths() {
  return listItemFiles(await loadCatalog()).map(pageEntry);
}

export const GET: APIRoute = ({ props }) => Response.json(props.items);
