/** One change of many rental items (@items.bulk). */
import type { ItemUnit } from './item-price.ts';
import { formatCents, parsePriceCents } from './money.ts';

/** Steps to which a changed price is rounded, in cents. */
export const ROUNDING_STEPS = [1, 5, 25, 50, 100, 500] as const;
export type RoundingStep = (typeof ROUNDING_STEPS)[number];

export interface PriceChange {
  /** `percent` and `amount` may be negative; `exact` replaces the price. */
  kind: 'percent' | 'amount' | 'exact';
  /** Percent, or dollars. */
  by: number;
  roundTo: RoundingStep;
  /** Ignored with `exact`, which would give all options one price. */
  withOptions: boolean;
}

/** Entries that are added and removed; the others stay. */
export interface ListChange {
  add: string[];
  remove: string[];
}

/** Fields that are left out stay as they are. */
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

/** @param cents 0: no price, which only `exact` replaces. @returns cents, rounded half up, at least one step */
export function changedCents(cents: number, { kind, by, roundTo }: PriceChange): number {
  if (kind === 'exact') return Math.round(by * 100);
  if (cents === 0) return 0;
  const unrounded = kind === 'percent' ? (cents * (100 + by)) / 100 : cents + by * 100;
  // In floating point, what is half a step can be slightly less.
  const steps = Math.floor(Math.round((unrounded / roundTo) * 1_000) / 1_000 + 0.5);
  return Math.max(roundTo, steps * roundTo);
}

/** @returns the fields that would differ; empty: the change has no effect on the item */
export function changedFields(fields: BulkFields, change: BulkChange): Partial<BulkFields> {
  const { tags, colors, price, ...plain } = change;
  const after: { [Name in keyof BulkFields]?: BulkFields[Name] | undefined } = {
    ...plain,
    ...(tags && { tags: changedList(fields.tags, tags) }),
    ...(colors && { colors: changedList(fields.colors, colors) }),
    ...(price && changedPrices(fields, price)),
  };
  return differing(fields, after);
}

/** @returns the fields that differ from before */
function differing<Fields extends object>(
  fields: Fields,
  after: { [Name in keyof Fields]?: Fields[Name] | undefined },
): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) =>
        value !== undefined &&
        JSON.stringify(value) !== JSON.stringify(fields[name as keyof Fields]),
    ),
  ) as Partial<Fields>;
}

/** The part of a change that can be scheduled. */
type Schedulable = Pick<BulkChange, 'isPublished' | 'price'>;

/**
 * @param now current fields
 * @returns all fields that the change sets to a fixed value, and calculated ones that would differ
 */
export function fieldsToSchedule(
  now: {
    price?: string | undefined;
    options?: readonly BulkFields['options'][number][] | undefined;
  },
  { isPublished, price: change }: Schedulable,
): Partial<BulkFields> {
  const fields = { price: now.price ?? '', options: [...(now.options ?? [])] };
  const prices = change && changedPrices(fields, change);
  return {
    ...(isPublished !== undefined && { isPublished }),
    ...(prices && (change.kind === 'exact' ? prices : differing(fields, prices))),
  };
}

function changedPrices(
  { price, options }: Pick<BulkFields, 'price' | 'options'>,
  change: PriceChange,
): Pick<BulkFields, 'price'> & Partial<Pick<BulkFields, 'options'>> {
  const cents = parsePriceCents(price);
  return {
    // A price in words stays.
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
  const removed = new Set(remove.map(folded));
  const kept = list.filter((word) => !removed.has(folded(word)));
  const keptWords = new Set(kept.map(folded));
  return [...kept, ...add.filter((word) => !keptWords.has(folded(word)))];
}

const folded = (word: string) => word.trim().toLowerCase();
