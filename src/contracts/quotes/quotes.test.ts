import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteContentOf, quoteLineOf } from './quotes.fixtures.ts';
import { quoteContent } from './quotes.ts';

test('whatever is typed, the content is text that PostgreSQL stores', () => {
  // JSON in PostgreSQL has no NUL and no lone surrogate.
  const storable = (value: unknown) => {
    const json = JSON.stringify(value);
    return !/\\u0000|\\ud[89a-f]/i.test(json);
  };
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (typed) => {
      const content = quoteContentOf({
        customer: `Ada${typed}`,
        eventLocation: typed,
        intro: typed,
        terms: typed,
        paymentLink: `https://pay.example/${typed}\0`,
        lines: [quoteLineOf({ itemId: typed.slice(0, 40), name: `Chair${typed}`, note: typed })],
      });
      const parsed = quoteContent.safeParse(content);
      expect(parsed.data === undefined || storable(parsed.data)).toBe(true);
    }),
  );
  expect(quoteContent.safeParse(quoteContentOf()).success).toBe(true);
});

test('every percentage with three decimals is taken, with four none', () => {
  const parse = (taxPercent: number) =>
    quoteContent.safeParse(quoteContentOf({ taxPercent })).success;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (thousandths) => {
      expect(parse(thousandths / 1_000)).toBe(true);
      expect(parse(thousandths / 1_000 + 0.000_1)).toBe(false);
    }),
  );
});

test('no day of a quote is before 1900 @admin.days', () => {
  const early = '0202-06-12';
  const content = {
    ...quoteContentOf({ eventDate: early, lastDay: early, validUntil: early }),
    lines: [quoteLineOf({ outOn: early, backOn: early })],
  };
  const { error } = quoteContent.safeParse(content);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
    ['eventDate', 'lastDay', 'lines.0.outOn', 'lines.0.backOn', 'validUntil'].map((field) => [
      field,
      'Please choose a day from 1900 on',
    ]),
  );
});
