import { expect, test } from 'vitest';
import { bulkChange, NO_CHANGE } from './bulk-form-values.ts';

test('nothing typed changes nothing @items.bulk', () => {
  expect(bulkChange(NO_CHANGE)).toEqual({ change: {}, faults: {} });
});

test('what is typed is the change @items.bulk', () => {
  const values = {
    ...NO_CHANGE,
    isActive: 'no',
    isFeatured: 'yes',
    unit: 'set',
    availability: '1,200',
    addTags: ' new , spring,',
    removeColors: 'Ivory',
  };
  expect(bulkChange(values)).toEqual({
    change: {
      isActive: false,
      isFeatured: true,
      unit: 'set',
      availability: 1_200,
      tags: { add: ['new', 'spring'], remove: [] },
      colors: { add: [], remove: ['Ivory'] },
    },
    faults: {},
  });
});

test('a kept category that was deleted, which the form cannot show, is not sent @admin.kept-hidden', () => {
  const values = { ...NO_CHANGE, categoryId: 'gone', isActive: 'no' };
  expect(bulkChange(values, ['linens']).change).toEqual({ isActive: false });
  expect(bulkChange({ ...values, categoryId: 'linens' }, ['linens']).change).toEqual({
    isActive: false,
    categoryId: 'linens',
  });
});

test.each([
  ['percent-up', '8 %', { kind: 'percent', by: 8 }],
  ['percent-down', '12.5', { kind: 'percent', by: -12.5 }],
  ['amount-up', '$1,250.00', { kind: 'amount', by: 1_250 }],
  ['exact', '.99', { kind: 'exact', by: 0.99 }],
])('a price by %s %s @items.bulk-price', (priceKind, by, expected) => {
  const { change, faults } = bulkChange({ ...NO_CHANGE, priceKind, by, roundTo: '25' });
  expect(change.price).toEqual({ ...expected, roundTo: 25, withOptions: true });
  expect(faults).toEqual({});
});

test.each(['', 'eight', '1.234', '12,50', '-3'])('%j is no amount @items.bulk-price', (by) => {
  const { change, faults } = bulkChange({ ...NO_CHANGE, priceKind: 'percent-up', by });
  expect(change.price).toBeUndefined();
  expect(Object.keys(faults)).toEqual(['by']);
});
