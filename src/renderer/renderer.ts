/** Entry of the renderer, bundled for Node (`keep-renderer.ts`): reads the database and renders pages. */
import type { APIRoute, GetStaticPathsItem } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import { FetchState } from 'astro/fetch';
import { renderToString } from 'astro/runtime/server/index.js';
import type { OldAddresses } from '#domain/redirects.ts';
import type { DraftPage } from '#server/base/draft-page.ts';
import { loadCatalog, showCatalog } from '#server/catalog/public/load.ts';
import { withChange } from '#server/catalog/public/with-change.ts';
import type { DraftOrder } from '#server/previews/page-renderer.ts';
import { restoreShop, setShop, type Shop } from '#site/shop/shop.ts';
import { draftPage } from './draft-page.ts';
import { keyWith, pageEntry } from './page-entry.ts';

/** Plain data, which threads get as a copy. */
export interface Page {
  path: string;
  /** From the site's root, with a leading slash. */
  file: string;
  component: string;
  props: Record<string, unknown>;
  /** Hash of everything it shows besides code; undefined: rendered every time. */
  key: string | undefined;
  isHtml: boolean;
}

export interface SiteContent {
  pages: Page[];
  /** Former addresses. */
  old: OldAddresses;
  /** Settings, which a thread sets before its first page. */
  shop: Shop;
}

const ORIGIN = 'http://localhost';
const PARAMETER = /\[(?:\.{3})?(\w+)\]/g;

/** Prerendered routes; Netlify's adapter adds a route that no page uses. */
const routes = createApp()
  .manifest.routes.map(({ routeData }) => routeData)
  .filter(({ prerender }) => prerender);
type Route = (typeof routes)[number];
const byComponent = new Map(routes.map((route) => [route.component, route]));

/** Reads one snapshot of the database. @throws EnvError or Error if it is missing or fails; EmptyShopError */
export async function readContent(): Promise<SiteContent> {
  const catalog = await loadCatalog({ again: true });
  // Before the pages and their list, which depend on it.
  const shop = setShop(catalog, new Date());
  const { cacheKey: shared } = pageEntry({ params: {}, props: shop });
  const pages: Page[] = [];
  for (const route of routes) {
    const { component, type } = route;
    for (const { params, props = {}, cacheKey } of await entriesOf(route)) {
      const key = cacheKey === undefined ? undefined : keyWith(shared, `${component} ${cacheKey}`);
      const path = addressOf(route, params);
      const isHtml = type === 'page';
      const file = isHtml ? `${path === '/' ? '/index' : path}.html` : path;
      pages.push({ path, file, component, props, key, isHtml });
    }
  }
  return { pages, old: catalog.old, shop };
}

/** A route without parameters is one page without props. */
async function entriesOf(route: Route): Promise<GetStaticPathsItem[]> {
  const { getStaticPaths } = await new PageState(route, route.route).loadComponentInstance();
  if (!getStaticPaths) return [{ params: {} }];
  const paginate = () => {
    throw new Error('No page of this site is paginated');
  };
  return getStaticPaths({ paginate, routePattern: route.route });
}

function addressOf({ route }: Route, params: GetStaticPathsItem['params']): string {
  const path = route.replaceAll(PARAMETER, (_, name: string) => params[name] ?? '');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** State that Astro needs to render a page. */
class PageState extends FetchState {
  constructor(route: Route, path: string) {
    super(new Request(ORIGIN + path));
    this.routeData = route;
    this.pathname = path;
  }
}

/** @returns the page's file. @throws errors of the page; Error for a redirect or an error status */
export async function render({ path, component, props }: Rendered): Promise<string> {
  const route = byComponent.get(component);
  if (!route) throw new Error(`There is no route ${component}`);
  const state = new PageState(route, path);
  state.props = props;
  const page = await state.loadComponentInstance();
  if ('GET' in page) {
    const { GET: get } = page as { GET: APIRoute };
    return textOf(await get(state.getAPIContext()), path);
  }
  const result = await state.createResult(page, state.getActionAPIContext());
  // Not Astro's `App`, whose response takes 50 % longer.
  const html = await renderToString(result, page.default, props, {}, true, route);
  return typeof html === 'string' ? html : textOf(html, path);
}

function textOf(response: Response, path: string): Promise<string> {
  if (response.ok) return response.text();
  throw new Error(`The page ${path} answers ${response.status}`);
}

/**
 * Renders a page as it would be after a save. The settings that it sets stay until the database is read again, so
 * this process must not render pages of the site meanwhile.
 * @returns undefined if the page would not exist. @throws as `readContent` and `render`
 */
export async function renderDraft({ path, change }: DraftOrder): Promise<DraftPage | undefined> {
  const catalog = withChange(await loadCatalog({ again: true }), change);
  showCatalog(catalog);
  setShop(catalog, new Date());
  const page = await pageAt(path);
  if (!page) return undefined;
  return draftPage(await render({ ...page, props: await withData(page.props) }));
}

type Rendered = Pick<Page, 'path' | 'component' | 'props'>;

/** @returns the current page of an address of the catalog */
async function pageAt(path: string): Promise<Rendered | undefined> {
  for (const route of routes.filter(({ pattern }) => pattern.test(path))) {
    const entries = await entriesOf(route);
    const entry = entries.find(({ params }) => addressOf(route, params) === path);
    if (entry) return { path, component: route.component, props: entry.props ?? {} };
  }
  return undefined;
}

/** Adds data that a page would fetch from the published site. */
async function withData(props: Page['props']): Promise<Page['props']> {
  const { source } = props;
  const data = typeof source === 'string' ? await pageAt(source) : undefined;
  if (!data) return props;
  const text = Buffer.from(await render(data)).toString('base64');
  return { ...props, source: `data:application/json;base64,${text}` };
}

export { restoreShop };
