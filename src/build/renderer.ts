/**
 * Entry of the renderer: the site's pages and components bundled for Node, without Vite and Astro's
 * build (`keep-renderer.ts`). It reads the database and renders pages of what it read.
 */
import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import type { OldAddresses } from '#domain/redirects.ts';
import { loadCatalog } from '#server/catalog/load.ts';
import { setShop } from '#site/shop.ts';
import { keyWith, pageEntry } from './page-entry.ts';

export interface Page {
  /** Its address. */
  path: string;
  /** Hash of everything it shows besides code; undefined for one that is rendered every time. */
  key: string | undefined;
  isHtml: boolean;
  /** @throws whatever the page throws; Error when it does not answer 200 (404 for the 404 page) */
  render: () => Promise<Buffer>;
}

export interface SiteContent {
  pages: Page[];
  /** Addresses that were pages once. */
  old: OldAddresses;
}

/**
 * @returns every page of one moment of the database
 * @throws EnvError or Error when there is no database or it fails; EmptyShopError
 */
export async function readContent(): Promise<SiteContent> {
  const catalog = await loadCatalog({ again: true });
  // Before any page, and before the list of pages, which may depend on it.
  const props = setShop(catalog, new Date());
  const { cacheKey: shared } = pageEntry({ params: {}, props });
  const app = newApp();
  const paths = await new StaticPaths(app).getAll();
  const pages = paths.map(({ pathname, route, cacheKey }) => ({
    path: pathname,
    key: cacheKey === undefined ? undefined : keyWith(shared, cacheKey),
    isHtml: route.type === 'page',
    render: () => render(app, pathname, route),
  }));
  return { pages, old: catalog.old };
}

const { manifest } = createApp();

/** @returns one for a moment of the database: Astro keeps the list of pages for each manifest object */
function newApp(): App {
  // Pages are written as a whole; streaming them takes twice as long.
  const app = new App({ ...manifest }, false);
  // Astro's own page of an error hides the cause.
  app.renderError = (_request, { error, status }) => {
    if (error === undefined) return Promise.resolve(new Response(null, { status }));
    throw error instanceof Error ? error : new Error('The page threw no error', { cause: error });
  };
  return app;
}

type Route = Awaited<ReturnType<InstanceType<typeof StaticPaths>['getAll']>>[number]['route'];

async function render(app: App, path: string, routeData: Route): Promise<Buffer> {
  const response = await app.render(new Request(new URL(path, 'http://localhost')), { routeData });
  const isError = response.status !== 200 && path !== `/${response.status}`;
  if (isError) throw new Error(`The page ${path} answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
