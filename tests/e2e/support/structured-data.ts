/** What a page tells search engines. */
import type { Page } from '../../support/test.ts';

/** @returns the things that the open page describes, by their type */
export async function structuredData(page: Page): Promise<Map<string, Record<string, unknown>>> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(text ?? '') as { '@graph': Record<string, unknown>[] };
  return new Map(graph.map((thing) => [String(thing['@type']), thing]));
}
