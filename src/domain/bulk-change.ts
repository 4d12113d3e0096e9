/** One change of many rental items (@items.bulk): what becomes of the fields of each. */
import type { ItemUnit } from './item-price.ts';
import { formatCents, parsePriceCents } from './money.ts';

/** Steps to which a changed price is rounded, in cents. */
export const ROUNDING_STEPS = [1, 5, 25, 50, 100, 500] as const;
export type RoundingStep = (typeof ROUNDING_STEPS)[number];

/** How prices change. */
export interface PriceChange {
  /** `percent` and `amount` may be negative; `exact` replaces the price. */
  kind: 'percent' | 'amount' | 'exact';
  /** Percent, or dollars. */
  by: number;
  roundTo: RoundingStep;
  /** Options too; never with `exact`, which would make all of them cost the same. */
  withOptions: boolean;
}

/** Entries that a list gains or loses; the others stay. */
export interface ListChange {
  add: string[];
  remove: string[];
}

/** What is left out stays as it is. */
export interface BulkChange {
  isActive?: boolean | undefined;
  isPublished?: boolean | undefined;
  isFeatured?: boolean | undefined;
  categoryId?: string | undefined;
  unit?: ItemUnit | undefined;
  availability?: number | undefined;
  tags?: ListChange | undefined;
  colors?: ListChange | undefined;
  price?: PriceChange | undefined;
}

/** The fields that a change can reach. */
export interface BulkFields {
  isActive: boolean;
  isPublished: boolean;
  isFeatured: boolean;
  categoryId: string;
  unit: ItemUnit;
  availability: number;
  tags: string[];
  colors: string[];
  price: string;
  options: { name: string; price: number; owned?: number | undefined }[];
}

/**
 * @param cents the price before; 0 has no price ("Call for pricing") and keeps none, unless an exact one is given
 * @returns whole cents, rounded half up to the step, never below zero and never zero for what had a price
 */
export function changedCents(cents: number, { kind, by, roundTo }: PriceChange): number {
  if (kind === 'exact') return Math.round(by * 100);
  if (cents === 0) return 0;
  const wanted = kind === 'percent' ? (cents * (100 + by)) / 100 : cents + by * 100;
  // Of 7.5 % the processor's fractions make a hair less than a half.
  const steps = Math.floor(Math.round((wanted / roundTo) * 1_000) / 1_000 + 0.5);
  return Math.max(roundTo, steps * roundTo);
}

/** @returns the fields that differ afterward; empty: the change changes nothing of it */
export function changedFields(fields: BulkFields, change: BulkChange): Partial<BulkFields> {
  const { tags, colors, price, ...plain } = change;
  const after: { [Name in keyof BulkFields]?: BulkFields[Name] | undefined } = {
    ...plain,
    ...(tags && { tags: changedList(fields.tags, tags) }),
    ...(colors && { colors: changedList(fields.colors, colors) }),
    ...(price && changedPrices(fields, price)),
  };
  // What is undefined is left out.
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) =>
        value !== undefined &&
        JSON.stringify(value) !== JSON.stringify(fields[name as keyof BulkFields]),
    ),
  ) as Partial<BulkFields>;
}

function changedPrices(
  { price, options }: BulkFields,
  change: PriceChange,
): Pick<BulkFields, 'price'> & Partial<Pick<BulkFields, 'options'>> {
  const cents = parsePriceCents(price);
  return {
    // Words stay words.
    price: cents === null && change.kind !== 'exact' ? price : formatPrice(cents ?? 0, change),
    ...(change.withOptions &&
      change.kind !== 'exact' && {
        options: options.map((option) => ({
          ...option,
          price: changedCents(Math.round(option.price * 100), change) / 100,
        })),
      }),
  };
}

function formatPrice(cents: number, change: PriceChange): string {
  return formatCents(changedCents(cents, change));
}

function changedList(list: readonly string[], { add, remove }: ListChange): string[] {
  const gone = new Set(remove.map(folded));
  const kept = list.filter((each) => !gone.has(folded(each)));
  const there = new Set(kept.map(folded));
  return [...kept, ...add.filter((each) => !there.has(folded(each)))];
}

const folded = (word: string) => word.trim().toLowerCase();
