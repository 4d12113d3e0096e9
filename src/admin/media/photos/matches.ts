/** Finds the item that a file name matches (@photos.offer). */
import { call } from '#api-client/call.ts';
import { itemEndpoints, type RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { slugFromName } from '#domain/slug.ts';
import { ITEM_KIND } from '../../catalog/items/item-form-values.ts';

/** @returns possible slugs: for `Gold Chair (2).JPG`, `gold-chair-2` and `gold-chair` */
export function slugsOf(fileName: string): string[] {
  const stem = slugFromName(fileName.replace(/\.[a-z0-9]+$/i, ''));
  const unnumbered = stem.replace(/-\d{1,2}$/, '');
  return [...new Set([stem, unnumbered])].filter((slug) => slug !== '');
}

/**
 * @returns the item with such a slug or name, or null; found by one call
 * @throws as `call` does
 */
export async function itemFor(fileName: string): Promise<RentalItemAdminView | null> {
  const slugs = slugsOf(fileName);
  // The shortest slug also finds names with the number.
  const q = slugs.at(-1)?.replaceAll('-', ' ');
  if (q === undefined) return null;
  const items = await call(itemEndpoints.list, { query: { q, ranked: '1' } });
  const found = slugs.map((slug) =>
    items.find((item) => item.slug === slug || slugFromName(item.name) === slug),
  );
  return found.find((item) => item !== undefined) ?? null;
}

/**
 * Reads an item and saves it with one more image.
 * @throws as `call` does, also if somebody saves the item between
 */
export async function addToItem(id: string, url: string): Promise<void> {
  const item = await call(itemEndpoints.read, { params: { id } });
  if (item.images.includes(url)) return;
  const values = ITEM_KIND.valuesOf(item);
  const images = [...values.images, { url, alt: undefined }];
  const body = { ...ITEM_KIND.bodyOf({ ...values, images }), version: item.version };
  // `bodyOf` promises any object; of this kind, it is an item's fields.
  await call(itemEndpoints.edit, { params: { id }, body: body as never });
}
