/**
 * What is wrong with the structured data of a page.
 */
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { findAll, textOf } from './html.ts';
import { missingTarget } from './link-problems.ts';
import { SCHEMA_TYPES, type Kind, type Property } from './schema-org.ts';

type Json = null | boolean | number | string | Json[] | JsonNode;
export interface JsonNode {
  [key: string]: Json;
}

/** @returns the contents of the page's blocks of structured data */
export function blocksOf({ document }: BuiltPage): string[] {
  return findAll(document, 'script')
    .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
    .map(({ children }) => children.map(String).join(''));
}

/**
 * @returns the nodes that the page's block states
 * @throws when it is no JSON
 */
export function graphOf(page: BuiltPage): JsonNode[] {
  return blocksOf(page).flatMap((block) => {
    const document = JSON.parse(block) as { '@graph'?: JsonNode[] };
    return document['@graph'] ?? [];
  });
}

/** @returns the node of this type, if the page states one */
export function nodeOf(page: BuiltPage, type: string): JsonNode | undefined {
  return graphOf(page).find((node) => node['@type'] === type);
}

/** One block at most, of JSON, every node as the table of types allows. */
export function structuredDataProblems(page: BuiltPage, site: BuiltSite): string[] {
  const blocks = blocksOf(page);
  if (blocks.length > 1) return [`${page.path} has ${blocks.length} blocks`];
  return blocks.flatMap((block) => blockProblems(block, page, site).map((what) => `${page.path} ${what}`));
}

function blockProblems(block: string, page: BuiltPage, site: BuiltSite): string[] {
  let document: JsonNode;
  try {
    document = JSON.parse(block) as JsonNode;
  } catch (error) {
    return [`has a block that is no JSON (${String(error)})`];
  }
  const graph = document['@graph'];
  if (document['@context'] !== 'https://schema.org' || !Array.isArray(graph)) {
    return ['has a block without the context of schema.org or without a graph'];
  }
  const ids = new Set(graph.filter(isNode).map((node) => node['@id']));
  const context: Context = { page, site, ids };
  return graph.flatMap((node) => nodeProblems(node, Object.keys(SCHEMA_TYPES), 'graph', context));
}

interface Context {
  page: BuiltPage;
  site: BuiltSite;
  /** Of the nodes in the graph, which others may refer to. */
  ids: ReadonlySet<Json | undefined>;
}

function nodeProblems(
  node: Json,
  types: readonly string[],
  where: string,
  context: Context,
): string[] {
  if (!isNode(node)) return [`${where} is no node`];
  const { '@type': type, '@id': id, ...properties } = node;
  if (type === undefined && Object.keys(properties).length === 0) {
    return context.ids.has(id) ? [] : [`${where} refers to ${String(id)}, which is not in the page`];
  }
  const schema = typeof type === 'string' && types.includes(type) ? SCHEMA_TYPES[type] : undefined;
  if (!schema) return [`${where} has the type ${String(type)}`];
  const missing = schema.required
    .map((names) => [names].flat())
    .filter((names) => names.every((name) => properties[name] === undefined))
    .map((names) => `${where} (${String(type)}) has no ${names.join(' or ')}`);
  const wrong = Object.entries(properties).flatMap(([name, value]) => {
    const property = schema.properties[name];
    const here = `${where}.${name}`;
    return property ? valueProblems(value, property, here, context) : [`${here} is not known`];
  });
  const badId = id !== undefined && !isAddress(id) ? [`${where} has the id ${String(id)}`] : [];
  return [...missing, ...wrong, ...badId];
}

function valueProblems(value: Json, property: Property, where: string, context: Context): string[] {
  if (Array.isArray(value)) {
    if (!property.many) return [`${where} is a list`];
    if (value.length === 0) return [`${where} is an empty list`];
    const each = { ...property, many: false };
    return value.flatMap((one, index) => valueProblems(one, each, `${where}[${index}]`, context));
  }
  const allowed = property.value;
  if (typeof allowed === 'string') {
    return isOfKind(value, allowed, context) ? [] : [`${where} is ${JSON.stringify(value)}`];
  }
  if ('types' in allowed) return nodeProblems(value, allowed.types, where, context);
  return allowed.values.includes(String(value)) ? [] : [`${where} is ${JSON.stringify(value)}`];
}

function isOfKind(value: Json, kind: Kind, { page, site }: Context): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '';
    case 'integer':
      return Number.isInteger(value) && Number(value) >= 0;
    case 'amount':
      return typeof value === 'number' && value >= 0;
    case 'address':
      return isAddress(value);
    case 'page':
      return isAddress(value) && isOwn(value, site) && missingTarget(value, page, site) === null;
    case 'picture':
      return isAddress(value) && missingTarget(value, page, site) === null;
  }
}

function isAddress(value: Json): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

function isOwn(address: string, site: BuiltSite): boolean {
  return new URL(address).origin === site.origin;
}

function isNode(value: Json): value is JsonNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Positions from 1 on, and the trail that the page shows. */
export function breadcrumbProblems(page: BuiltPage): string[] {
  const entries = nodeOf(page, 'BreadcrumbList')?.['itemListElement'];
  if (!Array.isArray(entries)) return [`${page.path} states no breadcrumb`];
  const stated = entries.filter(isNode).map(({ position, name, item }) => ({
    position,
    name: String(name).replaceAll(/\s+/g, ' ').trim(),
    path: new URL(String(item)).pathname,
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
  if (!product || !details) return [`${page.path} states or shows no product`];
  const problems: string[] = [];
  const name = String(product['name']).replaceAll(/\s+/g, ' ').trim();
  const heading = findAll(details, 'h1').map(textOf)[0];
  if (name !== heading) problems.push(`${page.path} states ${name} and shows ${heading}`);
  const shown = /\$([\d,.]+) per each/.exec(textOf(details))?.[1]?.replaceAll(',', '');
  if (shown !== undefined && Number(shown) !== priceOf(product)) {
    problems.push(`${page.path} states the price ${priceOf(product)} and shows ${shown}`);
  }
  return problems;
}

/** The price, or the lowest of a range. */
function priceOf({ offers }: JsonNode): number | undefined {
  if (offers === undefined || !isNode(offers)) return undefined;
  return Number(offers['lowPrice'] ?? offers['price']);
}
