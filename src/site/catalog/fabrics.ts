/** A fabric of a category (@category.fabrics). */
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
  sizes: number;
  /** Lowest price as shown; empty: none. */
  from: string;
}

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
    const own = cards.filter(
      ({ colors, tags }) =>
        colors.some((each) => colorKey(each) === colorKey(color)) &&
        tags.some((each) => each.toLowerCase().includes(tag.toLowerCase())),
    );
    if (own.length === 0) return [];
    const priced = own.map(({ price }) => price).filter(hasAmount);
    const [from = ''] = priced.toSorted((a, b) => centsOf(a) - centsOf(b));
    const sizes = new Set(own.map(({ size }) => size).filter((size) => size !== '')).size;
    return [{ name, image, color, tag, sizes, from }];
  });
}

const centsOf = (price: string) => parsePriceCents(price) ?? 0;
