import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { pageEntry } from '#build/page-entry.ts';
import { loadCatalog } from '#server/catalog/load.ts';
import { publicPaths, sitemapParts, urlSet } from '#site/sitemap.ts';

export async function getStaticPaths() {
  const parts = sitemapParts(publicPaths(await loadCatalog()));
  return parts.map((paths, index) =>
    pageEntry({ params: { part: String(index + 1) }, props: { paths } }),
  );
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props, site }) => new Response(urlSet(props.paths, site));
