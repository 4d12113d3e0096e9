import { shop, type Shop } from './shop/shop.ts';

const parts = new WeakMap<Shop, Map<string, Promise<string>>>();

/** Renders a part once for all pages of a build. @param key names all inputs besides the settings */
export function renderedOnce(key: string, render: () => Promise<string>): Promise<string> {
  const cached = parts.get(shop()) ?? new Map<string, Promise<string>>();
  parts.set(shop(), cached);
  const html = cached.get(key) ?? render();
  cached.set(key, html);
  return html;
}
