/**
 * What of a page's structured data the table of schema.org's types does not allow.
 */
import type { BuiltPage, BuiltSite } from './built-site.ts';
import { missingTarget } from './link-problems.ts';
import { SCHEMA_TYPES, type Kind, type Property } from './schema-org.ts';
import { blocksOf, isNode, plain, type Json, type JsonNode } from './structured-data.ts';

/** One block at most, of JSON, every node as the table of types allows. */
export function structuredDataProblems(page: BuiltPage, site: BuiltSite): string[] {
  const blocks = blocksOf(page);
  if (blocks.length > 1) return [`${page.path} has ${blocks.length} blocks`];
  return blocks.flatMap((block) =>
    blockProblems(block, page, site).map((what) => `${page.path} ${what}`),
  );
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
    return context.ids.has(id) ? [] : [`${where} refers to ${plain(id)}, which is not in the page`];
  }
  const schema = typeof type === 'string' && types.includes(type) ? SCHEMA_TYPES[type] : undefined;
  if (!schema) return [`${where} has the type ${plain(type)}`];
  const missing = schema.required
    .map((names) => [names].flat())
    .filter((names) => names.every((name) => properties[name] === undefined))
    .map((names) => `${where} (${plain(type)}) has no ${names.join(' or ')}`);
  const wrong = Object.entries(properties).flatMap(([name, value]) => {
    const property = schema.properties[name];
    const here = `${where}.${name}`;
    return property ? valueProblems(value, property, here, context) : [`${here} is not known`];
  });
  const badId = id !== undefined && !isAddress(id) ? [`${where} has the id ${plain(id)}`] : [];
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
    return isOfKind(value, allowed, context) ? [] : [`${where} is ${plain(value)}`];
  }
  if ('types' in allowed) return nodeProblems(value, allowed.types, where, context);
  return allowed.values.includes(plain(value)) ? [] : [`${where} is ${plain(value)}`];
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
    case 'image':
      return isAddress(value) && missingTarget(value, page, site) === null;
  }
}

function isAddress(value: Json): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

function isOwn(address: string, site: BuiltSite): boolean {
  return new URL(address).origin === site.origin;
}
