import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedCents,
  changedFields,
  ROUNDING_STEPS,
  type BulkFields,
  type PriceChange,
} from './bulk-change.ts';

const FIELDS: BulkFields = {
  isActive: true,
  isPublished: true,
  isFeatured: false,
  categoryId: 'linens',
  unit: 'each',
  availability: 12,
  tags: ['Satin', 'ivory'],
  colors: ['Ivory'],
  price: '$14.00',
  options: [
    { name: '90 inch', price: 14 },
    { name: '120 inch', price: 18.5, owned: 24 },
  ],
};

const percent = (by: number, more: Partial<PriceChange> = {}): PriceChange => ({
  kind: 'percent',
  by,
  roundTo: 25,
  withOptions: true,
  ...more,
});

describe('a changed price @items.bulk-price', () => {
  test.each([
    [1_400, percent(8), 1_500],
    [1_400, percent(8, { roundTo: 1 }), 1_512],
    [850, percent(7.5, { roundTo: 1 }), 914],
    [850, percent(-10, { roundTo: 5 }), 765],
    [100, percent(-99, { roundTo: 25 }), 25],
    [1_400, { kind: 'amount', by: 1.5, roundTo: 1, withOptions: true } as const, 1_550],
    [1_400, { kind: 'amount', by: -20, roundTo: 100, withOptions: true } as const, 100],
    [1_400, { kind: 'exact', by: 9.99, roundTo: 500, withOptions: false } as const, 999],
  ])('%i cents by %o is %i', (cents, change, expected) => {
    expect(changedCents(cents, change)).toBe(expected);
  });

  test('of an item without one stays none', () => {
    expect(changedCents(0, percent(8))).toBe(0);
    expect(
      changedFields({ ...FIELDS, price: '$0.00', options: [] }, { price: percent(8) }),
    ).toEqual({});
    const inWords = { ...FIELDS, price: 'Ask us', options: [] };
    expect(changedFields(inWords, { price: percent(8) })).toEqual({});
  });

  test('is a multiple of its step, at most a step from the wanted one, and never none', () => {
    const inputs = [
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: -990, max: 5_000 }),
      fc.constantFrom(...ROUNDING_STEPS),
    ] as const;
    fc.assert(
      fc.property(...inputs, (cents, tenths, roundTo) => {
        const after = changedCents(cents, percent(tenths / 10, { roundTo }));
        expect(after % roundTo).toBe(0);
        expect(after).toBeGreaterThan(0);
        const wanted = (cents * (1_000 + tenths)) / 1_000;
        expect(Math.abs(after - wanted)).toBeLessThanOrEqual(roundTo);
      }),
    );
  });
});

describe('changed fields @items.bulk', () => {
  test('are those that differ', () => {
    expect(changedFields(FIELDS, { isActive: true, isFeatured: true, unit: 'each' })).toEqual({
      isFeatured: true,
    });
  });

  test('hold options at their own new prices, and what is owned of them', () => {
    expect(changedFields(FIELDS, { price: percent(8) })).toEqual({
      price: '$15.00',
      options: [
        { name: '90 inch', price: 15 },
        { name: '120 inch', price: 20, owned: 24 },
      ],
    });
    expect(changedFields(FIELDS, { price: percent(8, { withOptions: false }) })).toEqual({
      price: '$15.00',
    });
  });

  test('gain and lose words whatever their case, and keep the order of the others', () => {
    const tags = { add: ['IVORY', 'new'], remove: ['satin'] };
    expect(changedFields(FIELDS, { tags })).toEqual({ tags: ['ivory', 'new'] });
  });
});
