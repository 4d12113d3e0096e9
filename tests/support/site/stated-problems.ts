/**
 * Where a page's structured data and what the page shows differ.
 */
import type { BuiltPage } from './built-site.ts';
import { findAll, oneSpaced, textOf } from './html.ts';
import { isNode, nodeOf, plain, type JsonNode } from './structured-data.ts';

/** Positions from 1 on, and the trail that the page shows. */
export function breadcrumbProblems(page: BuiltPage): string[] {
  const entries = nodeOf(page, 'BreadcrumbList')?.['itemListElement'];
  if (!Array.isArray(entries)) return [`${page.path} states no breadcrumb`];
  const stated = entries.filter(isNode).map(({ position, name, item }) => ({
    position,
    name: oneSpaced(plain(name)),
    path: new URL(plain(item)).pathname,
  }));
  const trail = findAll(page.document, 'nav').find(
    ({ attributes }) => attributes.get('aria-label') === 'Breadcrumb',
  );
  const shown = trail
    ? findAll(trail, 'a').map((link, index) => ({
        position: index + 1,
        name: textOf(link),
        path: link.attributes.get('href'),
      }))
    : stated.map((entry, index) => ({ ...entry, position: index + 1 }));
  const last = stated.at(-1);
  if (stated.length < 2 || last?.path !== page.path) {
    return [`${page.path} states a trail that does not lead to it`];
  }
  return JSON.stringify(stated) === JSON.stringify(shown)
    ? []
    : [`${page.path} states ${JSON.stringify(stated)} and shows ${JSON.stringify(shown)}`];
}

/** The name and the price of a product are those that its page shows. */
export function productProblems(page: BuiltPage): string[] {
  const product = nodeOf(page, 'Product');
  const details = findAll(page.document, '*').find(({ children }) =>
    children.some((child) => typeof child === 'object' && child.name === 'h1'),
  );
  if (!details) return [`${page.path} shows no product`];
  const shown = /\$([\d,.]+) per [a-z]/.exec(textOf(details))?.[1]?.replaceAll(',', '');
  // Without a price there is no offer, and search engines want none without one (@product.offer).
  if (!product) return shown === undefined ? [] : [`${page.path} states no product`];
  const problems: string[] = [];
  const name = oneSpaced(plain(product['name']));
  const heading = findAll(details, 'h1').map(textOf)[0];
  if (name !== heading) problems.push(`${page.path} states ${name} and shows ${heading}`);
  if (shown !== undefined && Number(shown) !== priceOf(product)) {
    problems.push(`${page.path} states the price ${priceOf(product)} and shows ${shown}`);
  }
  return problems;
}

/** The price, or the lowest of a range. */
function priceOf({ offers }: JsonNode): number | undefined {
  if (!isNode(offers)) return undefined;
  return Number(offers['lowPrice'] ?? offers['price']);
}
