/** Parts of pages that are rendered once for all pages of a build. */
import { shop, type Shop } from './shop/shop.ts';

const parts = new WeakMap<Shop, Map<string, Promise<string>>>();

/**
 * @param key everything besides the shop's settings that the part depends on
 * @param render gives its HTML
 * @returns the HTML, which an earlier page with the same settings may have rendered
 */
export function renderedOnce(key: string, render: () => Promise<string>): Promise<string> {
  const known = parts.get(shop()) ?? new Map<string, Promise<string>>();
  parts.set(shop(), known);
  const html = known.get(key) ?? render();
  known.set(key, html);
  return html;
}
