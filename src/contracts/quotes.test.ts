import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteContent } from './quotes.ts';

const LINE = { itemId: '', name: 'Chair', note: '', quantity: 1, unitCents: 850, isTaxable: true };
const CONTENT = {
  customer: 'Ada',
  eventDate: null,
  lines: [LINE],
  discount: { kind: 'amount', cents: 0 },
  deliveryCents: 0,
  setupCents: 0,
  waiverPercent: 8.875,
  taxPercent: 6,
  deposit: { kind: 'percent', percent: 33.333 },
  validUntil: '2026-12-05',
};

test('whatever is typed, the content is text that PostgreSQL stores', () => {
  // JSON in PostgreSQL has no NUL and no lone surrogate.
  const storable = (value: unknown) => {
    const json = JSON.stringify(value);
    return !/\\u0000|\\ud[89a-f]/i.test(json);
  };
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (typed) => {
      const content = {
        ...CONTENT,
        customer: `Ada${typed}`,
        eventLocation: typed,
        intro: typed,
        terms: typed,
        paymentLink: `https://pay.example/${typed}\0`,
        lines: [{ ...LINE, itemId: typed.slice(0, 40), name: `Chair${typed}`, note: typed }],
      };
      const parsed = quoteContent.safeParse(content);
      expect(parsed.data === undefined || storable(parsed.data)).toBe(true);
    }),
  );
  expect(quoteContent.safeParse(CONTENT).success).toBe(true);
});

test('every percentage with three decimals is taken, with four none', () => {
  const parse = (taxPercent: number) => quoteContent.safeParse({ ...CONTENT, taxPercent }).success;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (thousandths) => {
      expect(parse(thousandths / 1_000)).toBe(true);
      expect(parse(thousandths / 1_000 + 0.000_1)).toBe(false);
    }),
  );
});
