/** The fabrics of a category: each is a color and a tag, and has the items with both (@category.fabrics). */
import type { RentalItemView } from '#contracts/catalog/public.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { colorKey } from '#domain/catalog.ts';
import { hasAmount } from '#domain/item-price.ts';
import { parsePriceCents } from '#domain/money.ts';
import type { ItemCardData } from './item-card.ts';

export interface Fabric {
  name: string;
  image: string;
  color: string;
  tag: string;
  /** Number of different sizes. */
  sizes: number;
  /** Lowest price as shown; empty: no item has a price. */
  from: string;
}

const centsOf = (price: string) => parsePriceCents(price) ?? 0;

/**
 * @param items of one category
 * @param cards of the same items
 * @returns fabrics of these items, in the order of the settings
 */
export function fabricsOf(
  { entries }: Settings['fabrics'],
  items: readonly RentalItemView[],
  cards: readonly ItemCardData[],
): Fabric[] {
  return entries.flatMap(({ name, image, item: slug, tag }) => {
    const color = items.find((item) => item.slug === slug)?.colors[0];
    if (color === undefined) return [];
    const matching = cards.filter(
      ({ colors, tags }) =>
        colors.some((other) => colorKey(other) === colorKey(color)) &&
        tags.some((other) => other.toLowerCase().includes(tag.toLowerCase())),
    );
    if (matching.length === 0) return [];
    const priced = matching.map(({ price }) => price).filter(hasAmount);
    const [from = ''] = priced.toSorted((a, b) => centsOf(a) - centsOf(b));
    const sizes = new Set(matching.map(({ size }) => size).filter((size) => size !== '')).size;
    return [{ name, image, color, tag, sizes, from }];
  });
}
