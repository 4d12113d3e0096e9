import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  displayPrice,
  formatCents,
  formatDollars,
  isPriceText,
  priceError,
  normalPrice,
  parsePriceCents,
} from './money.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('parsePriceCents', () => {
  test.each([
    ['8.50', 850],
    ['$8.50', 850],
    ['$1,250.00', 125_000],
    ['USD 12', 1_200],
    ['12.', 1_200],
    ['.5', 50],
    ['0', 0],
    ['12.005', 1_201],
    ['$1,000,000.00', 100_000_000],
  ])('reads %j as %d cents @price.as-typed', (text, expected) => {
    expect(parsePriceCents(text)).toBe(expected);
  });

  test.each(['', 'ask us', '.', '$', '8.50 - 12.00', '1.2.3', '1000000.01', '9'.repeat(400)])(
    'rejects %j',
    (text) => {
      expect(parsePriceCents(text)).toBeNull();
    },
  );

  test('returns non-negative whole cents or null for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const value = parsePriceCents(text);
        expect(value === null || (Number.isSafeInteger(value) && value >= 0)).toBe(true);
      }),
    );
  });
});

describe('formatCents and formatDollars', () => {
  test.each([
    [0, '$0.00', '$0'],
    [5, '$0.05', '$0.05'],
    [850, '$8.50', '$8.50'],
    [250_000, '$2,500.00', '$2,500'],
    [100_000_000, '$1,000,000.00', '$1,000,000'],
  ])('write %d cents as %s and %s', (value, full, short) => {
    expect(formatCents(value)).toBe(full);
    expect(formatDollars(value)).toBe(short);
  });

  test('round-trip through parsing', () => {
    fc.assert(
      fc.property(cents, (value) => {
        expect(parsePriceCents(formatCents(value))).toBe(value);
        expect(parsePriceCents(formatDollars(value))).toBe(value);
      }),
    );
  });
});

describe('displayPrice', () => {
  test.each([
    ['8.50', '$8.50'],
    [' 12 ', '$12'],
    ['$8.50', '$8.50'],
    ['12 each', '$12 each'],
    ['€10', '€10'],
    ['ask us', 'ask us'],
    ['1.2.3', '1.2.3'],
    ['', ''],
  ])('shows %j as %j @price.as-typed', (text, shown) => {
    expect(displayPrice(text)).toBe(shown);
  });

  test('keeps the amount and is idempotent', () => {
    fc.assert(
      fc.property(cents.map(formatCents), fc.boolean(), (text, bare) => {
        const shown = displayPrice(bare ? text.slice(1) : text);
        expect(shown).toBe(text);
        expect(displayPrice(shown)).toBe(shown);
      }),
    );
  });
});

describe('normalPrice', () => {
  test.each(['$40', '40', ' 40.0 ', 'USD 40', '40 USD', '40.'])(
    'stores %j as $40.00 @items.price',
    (text) => {
      expect(normalPrice(text)).toBe('$40.00');
    },
  );

  test('keeps the amount and is idempotent', () => {
    expect(normalPrice('$1250')).toBe('$1,250.00');
    expect(normalPrice(' Call for pricing ')).toBe('Call for pricing');
    fc.assert(
      fc.property(cents, fc.constantFrom('', '$', 'USD '), (amount, currency) => {
        const stored = normalPrice(`${currency}${amount / 100}`);
        expect(parsePriceCents(stored)).toBe(amount);
        expect(normalPrice(stored)).toBe(stored);
      }),
    );
  });
});

describe('isPriceText', () => {
  test.each([
    '0',
    '8.50',
    '$8.50',
    ' $1,250.00 ',
    '1250',
    'USD 12',
    '12 USD',
    'US$ 9.5',
    '.5',
    '12.',
  ])('accepts %j', (text) => {
    expect(isPriceText(text)).toBe(true);
  });

  test.each([
    '',
    '$',
    '-1',
    '$-1',
    '12,50',
    '1,2345',
    '$1e5',
    'abc',
    '12.345',
    '1.2.3',
    '5 to 9',
    '€5',
    '$5$',
  ])('rejects %j @items.price', (text) => {
    expect(isPriceText(text)).toBe(false);
  });

  test('rejects amounts above the maximum', () => {
    expect(isPriceText('1000000')).toBe(true);
    expect(isPriceText('1000000.01')).toBe(false);
  });

  test('accepts every formatted price with the same cents', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(isPriceText(formatCents(amount))).toBe(true);
        expect(parsePriceCents(formatCents(amount))).toBe(amount);
      }),
    );
  });
});

test('an invalid price has a message', () => {
  expect(priceError('$12.50')).toBe('');
  for (const text of ['-5', '$-5', '- 5.00']) {
    expect(priceError(text)).toBe("The price can't be negative");
  }
  for (const text of ['1000000.01', '$9,999,999', '99999999999']) {
    expect(priceError(text)).toBe('The price can be at most $1,000,000.00');
  }
  for (const text of ['12,50', 'ten', '', '1-2']) {
    expect(priceError(text)).toBe('Please enter a price such as 12.50');
  }
});
