import { isDeepStrictEqual } from 'node:util';
import type { RentalItemFields } from '#contracts/catalog/rental-items.ts';
import type { StockRuleView } from '#contracts/editing.ts';
import { presentRule } from './entity.ts';

type Counted = Pick<RentalItemFields, 'categoryId' | 'availability' | 'options' | 'parts'> &
  StockRuleView;

/** @returns whether an edit changes what stock rows depend on (@stock.edit) */
export function isCountedOtherwise(before: Counted, after: Counted): boolean {
  return !isDeepStrictEqual(countedBy(before), countedBy(after));
}

function countedBy(item: Counted) {
  const { categoryId, availability, options, parts } = item;
  const owned = options.map((option) => [option.name, option.owned ?? null]);
  return { ...presentRule(item), categoryId, parts, availability, owned };
}
