/**
 * The structured data of a page, as JSON.
 */
import type { BuiltPage } from './built-site.ts';
import { contentOf, findAll } from './html.ts';

export type Json = null | boolean | number | string | Json[] | JsonNode;
export interface JsonNode {
  [key: string]: Json;
}

/** @returns the contents of the page's blocks of structured data */
export function blocksOf({ document }: BuiltPage): string[] {
  return findAll(document, 'script')
    .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
    .map(contentOf);
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

export function isNode(value: Json | undefined): value is JsonNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns a plain value as text, anything else as JSON */
export function plain(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
