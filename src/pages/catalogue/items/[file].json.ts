import type { APIRoute } from 'astro';
import { pageEntry } from '#build/page-entry.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { listItemFiles } from '#site/list-items.ts';

export async function getStaticPaths() {
  return listItemFiles(await loadCatalogue()).map(pageEntry);
}

export const GET: APIRoute = ({ props }) => Response.json(props.items);
