/** Form values of a change of many items, and the change to send. */
import type { BulkChange, PriceChange, RoundingStep } from '#domain/bulk-change.ts';
import { ITEM_UNITS } from '#domain/item-price.ts';
import { typedCount } from '#domain/typed-count.ts';
import { BULK } from './bulk-texts.ts';

/** Values of the untouched form. A field left empty changes nothing. */
export const NO_CHANGE = {
  /** `later` schedules the change (@schedule.many); empty makes it at once. */
  when: '',
  day: '',
  time: '06:00',
  isActive: '',
  isPublished: '',
  isFeatured: '',
  categoryId: '',
  unit: '',
  availability: '',
  addTags: '',
  removeTags: '',
  addColors: '',
  removeColors: '',
  priceKind: '',
  by: '',
  roundTo: '1',
  withOptions: true,
};
export type BulkValues = typeof NO_CHANGE;

/** Errors by field. */
export type BulkFaults = Partial<Record<keyof BulkValues, string>>;

/** @returns the values that apply; for a scheduled change, only those that can be scheduled */
function applicableValues(values: BulkValues): BulkValues {
  if (values.when !== 'later') return values;
  const { priceKind, by, roundTo, withOptions, isPublished } = values;
  return { ...NO_CHANGE, priceKind, by, roundTo, withOptions, isPublished };
}

/**
 * @param categoryIds those that the form offers; undefined until they are read. Another one, kept from before it was
 *   deleted, does not count
 * @returns the change, and errors of invalid numbers
 */
export function bulkChange(
  typed: BulkValues,
  categoryIds?: readonly string[],
): { change: BulkChange; faults: BulkFaults } {
  const values = applicableValues(typed);
  const faults: BulkFaults = {};
  const change: BulkChange = {
    ...flagChange('isActive', values),
    ...flagChange('isPublished', values),
    ...flagChange('isFeatured', values),
    ...(values.categoryId !== '' &&
      categoryIds?.includes(values.categoryId) !== false && { categoryId: values.categoryId }),
    ...unitChange(values),
    ...wordsChange('tags', values.addTags, values.removeTags),
    ...wordsChange('colors', values.addColors, values.removeColors),
  };
  if (values.availability.trim() !== '') {
    const count = typedCount(values.availability);
    if (Number.isNaN(count)) faults.availability = BULK.wholeNumber;
    else change.availability = count;
  }
  if (values.priceKind !== '') {
    const price = priceChange(values);
    if (price) change.price = price;
    else faults.by = BULK.needNumber;
  }
  return { change, faults };
}

function flagChange<Name extends 'isActive' | 'isPublished' | 'isFeatured'>(
  name: Name,
  values: BulkValues,
): { [Flag in Name]?: boolean } {
  // TypeScript widens a computed key to any text.
  return values[name] === '' ? {} : ({ [name]: values[name] === 'yes' } as Record<Name, boolean>);
}

function unitChange({ unit }: BulkValues): Pick<BulkChange, 'unit'> {
  const itemUnit = ITEM_UNITS.find((option) => option === unit);
  return itemUnit === undefined ? {} : { unit: itemUnit };
}

const wordsOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

function wordsChange(name: 'tags' | 'colors', added: string, removed: string) {
  const [add, remove] = [wordsOf(added), wordsOf(removed)];
  return add.length + remove.length === 0 ? {} : { [name]: { add, remove } };
}

/** @returns undefined for an invalid amount, or one with more than two decimals */
function priceChange({ priceKind, by, roundTo, withOptions }: BulkValues): PriceChange | undefined {
  const text = by
    .trim()
    .replaceAll(/^\$ ?|[ %]+$/g, '')
    .replaceAll(/,(?=\d{3})/g, '');
  if (!/^\d+(\.\d{1,2})?$|^\.\d{1,2}$/.test(text)) return undefined;
  const [kind = 'exact', direction] = priceKind.split('-');
  return {
    kind: kind === 'percent' || kind === 'amount' ? kind : 'exact',
    by: direction === 'down' ? -Number(text) : Number(text),
    // The select offers no other steps.
    roundTo: Number(roundTo) as RoundingStep,
    withOptions,
  };
}
