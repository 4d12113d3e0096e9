import type { RentalItemAdminView } from '#contracts/catalog/rental-items.ts';
import { NOT_COUNTED } from '../../parts/texts.ts';
import { ITEMS } from '../texts.ts';

type Counted = Pick<RentalItemAdminView, 'availability' | 'options' | 'parts'>;

/** @returns what the list says of an item's pieces: their number, what is counted instead, or that nothing is (@items.stock) */
export function stockInWords({ availability, options, parts }: Counted): string {
  if (parts.length > 0) return ITEMS.countedByParts;
  if (availability > 0) return String(availability);
  return options.some(({ owned = 0 }) => owned > 0) ? ITEMS.countedByOption : NOT_COUNTED;
}

/** @returns the same, where no heading says that it is about stock */
export function stockFact(item: Counted): string {
  const words = stockInWords(item);
  return words === String(item.availability) ? ITEMS.inStockCount(item.availability) : words;
}
