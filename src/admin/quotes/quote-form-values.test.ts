import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_QUOTE_CENTS } from '#contracts/quotes/line.ts';
import { quoteContent, type QuoteContent } from '#contracts/quotes/quotes.ts';
import { MAX_QUANTITY } from '#domain/limits.ts';
import { quoteTotals } from '#domain/quote-totals.ts';
import {
  emptyQuoteValues,
  fieldOf,
  isLate,
  isUnpriced,
  lineTotal,
  quoteContentOf,
  quoteFaults,
  quoteValues,
  tidied,
  readableContent,
  type QuoteValues,
} from './quote-form-values.ts';
import { inKind } from './typed-numbers.ts';

const cents = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: MAX_QUOTE_CENTS }));
const percent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1_000);
const part = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), cents }),
  fc.record({ kind: fc.constant('percent' as const), percent }),
);
const words = fc
  .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 })
  .map((text) => `x${text.trim()}`);
const day = fc.constantFrom('2027-02-28', '2031-06-12');

/** Of a quote that names its last day, as each that is edited does. */
const eventDays = fc.constantFrom(
  { eventDate: null, lastDay: null },
  { eventDate: '2027-02-28', lastDay: null },
  { eventDate: '2027-02-28', lastDay: '2027-03-02' },
);

const content: fc.Arbitrary<QuoteContent> = fc
  .tuple(
    eventDays,
    fc.record({
      customer: words,
      eventLocation: words,
      intro: words,
      lines: fc.array(
        fc.record(
          {
            itemId: fc.oneof(fc.constant(''), fc.uuid()),
            name: words,
            note: words,
            quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
            // So that five of them stay below the most that a quote can come to.
            unitCents: fc.integer({ min: 0, max: 2_000 }),
            isTaxable: fc.boolean(),
            option: fc.constantFrom('', 'Ivory'),
            outOn: fc.constant('2027-02-28'),
            backOn: fc.constant('2031-06-12'),
          },
          { requiredKeys: ['itemId', 'name', 'note', 'quantity', 'unitCents', 'isTaxable'] },
        ),
        { maxLength: 5 },
      ),
      discount: part,
      deliveryCents: cents,
      setupCents: cents,
      waiverPercent: percent,
      taxPercent: percent,
      deposit: part,
      validUntil: day,
      terms: words,
      paymentLink: fc.constantFrom('', 'https://example.com/pay'),
    }),
  )
  .map(([days, rest]) => ({ ...rest, ...days }));

test('a quote that is read and sent unchanged is the same, and fits the contract @quote.editor', () => {
  fc.assert(
    fc.property(content, fc.boolean(), (given, isReminded) => {
      const values = quoteValues({ content: given, isReminded });
      expect(values.isReminded).toBe(isReminded);
      expect(quoteFaults(values)).toEqual({});
      expect(quoteContent.parse(quoteContentOf(values))).toEqual(given);
    }),
  );
});

test('typed values that are saved are shown again as the same amounts', () => {
  fc.assert(
    fc.property(content, (given) => {
      const once = quoteValues({ content: given, isReminded: true });
      const again = quoteValues({ content: quoteContentOf(once), isReminded: true });
      expect(again).toEqual(once);
    }),
  );
});

test('what is shown of a quote while it is typed is the quote @quote.editor-totals', () => {
  fc.assert(
    fc.property(content, (given) => {
      const values = quoteValues({ content: given, isReminded: true });
      expect(readableContent(values)).toEqual(given);
    }),
  );
});

test('whatever is typed has finite totals, and what cannot be sent is named', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.constantFrom('-1', '1e5', '12,50', '$', '100.0001', 'NaN'),
  );
  fc.assert(
    fc.property(typed, typed, typed, (price, quantity, taxPercent) => {
      const values = { ...valid(), delivery: price, taxPercent };
      values.lines = [{ ...LINE, price, quantity }];
      for (const each of Object.values(quoteTotals(readableContent(values))))
        expect(each).not.toBeNaN();
      const isFine = quoteContent.safeParse(quoteContentOf(values)).success;
      expect(Object.keys(quoteFaults(values)).length === 0).toBe(isFine);
    }),
  );
});

const LINE = {
  itemId: '',
  name: 'Gold Chair',
  note: '',
  quantity: '2',
  price: '$4.50',
  isTaxable: true,
};

const valid = (): QuoteValues => ({
  ...emptyQuoteValues(),
  customer: 'Ada',
  validUntil: '2031-06-12',
  lines: [LINE],
});

test('a line that comes back before it leaves is refused where that is typed @stock.line-days', () => {
  const days = { outOn: '2031-06-12', backOn: '2031-06-11' };
  const values: QuoteValues = { ...valid(), lines: [{ ...LINE, ...days }] };
  expect(quoteFaults(values)).toEqual({ 'lines.0.backOn': 'It comes back before it leaves' });
});

test('what is wrong is said at its field, in words for it', () => {
  const values: QuoteValues = {
    ...valid(),
    customer: ' ',
    validUntil: '',
    lines: [LINE, { ...LINE, name: '', quantity: '0', price: '-4' }],
    delivery: '12,50',
    discount: { kind: 'percent', text: '101' },
    taxPercent: '6.0001',
    deposit: { kind: 'amount', text: '2000000' },
    paymentLink: 'http://example.com',
  };
  expect(quoteFaults(values)).toEqual({
    customer: 'Name is required',
    validUntil: 'Please enter a date',
    'lines.1.name': 'Please enter what this line is for',
    'lines.1.quantity': 'Please enter at least 1',
    'lines.1.price': "The price can't be negative",
    delivery: 'Please enter a price such as 12.50',
    discount: 'Please enter a percentage from 0 to 100',
    taxPercent: 'Please use at most three decimals',
    deposit: 'The price can be at most $1,000,000.00',
    paymentLink: 'Please enter an address that begins with https://',
  });
});

test('a field that the server names is found in the form', () => {
  expect(fieldOf('content.lines.3.unitCents')).toBe('lines.3.price');
  expect(fieldOf('content.discount.cents')).toBe('discount');
  expect(fieldOf('content.setupCents')).toBe('setup');
  expect(fieldOf('content.terms')).toBe('terms');
  expect(fieldOf('isReminded')).toBe('isReminded');
});

test('a line without a price has no total and is told from one with a price @quote.editor-unpriced', () => {
  expect(isUnpriced({ price: '' })).toBe(true);
  expect(isUnpriced({ price: '$0.00' })).toBe(true);
  expect(isUnpriced({ price: 'soon' })).toBe(false);
  expect(lineTotal({ ...LINE, price: '' })).toBeNull();
  expect(lineTotal({ ...LINE, quantity: 'two' })).toBeNull();
  expect(lineTotal(LINE)).toBe(900);
});

test('a quote that can be accepted after its event is late @quote.editor-late', () => {
  const eventDate = '2027-06-12';
  expect(isLate({ eventDate, validUntil: '2027-06-13' })).toBe(true);
  expect(isLate({ eventDate, validUntil: eventDate })).toBe(false);
  expect(isLate({ eventDate: null, validUntil: '2027-06-13' })).toBe(false);
});

test('a field that is left shows its amount as it will be saved @quote.editor-typed', () => {
  const values: QuoteValues = {
    ...valid(),
    lines: [
      { ...LINE, price: '5' },
      { ...LINE, price: '1234.5' },
      { ...LINE, price: '12,50' },
    ],
    delivery: 'USD 45',
    setup: '',
    discount: { kind: 'amount', text: '10' },
    deposit: { kind: 'percent', text: '25' },
  };
  expect(tidied(values)).toEqual({
    ...values,
    lines: [
      { ...LINE, price: '$5.00' },
      { ...LINE, price: '$1,234.50' },
      { ...LINE, price: '12,50' },
    ],
    delivery: '$45.00',
    discount: { kind: 'amount', text: '$10.00' },
  });
});

test('a percentage above 100, one among dollars and half a chair are refused in words for it @quote.editor-typed', () => {
  const values: QuoteValues = {
    ...valid(),
    lines: [{ ...LINE, quantity: '1.5' }],
    deposit: { kind: 'percent', text: '150 %' },
    discount: { kind: 'amount', text: '15%' },
  };
  expect(readableContent(values).deposit).toEqual({ kind: 'percent', percent: 0 });
  expect(quoteFaults(values)).toEqual({
    'lines.0.quantity': 'Please enter a whole number',
    deposit: 'Please enter a percentage from 0 to 100',
    discount: 'To enter a percentage, choose % beside the number',
  });
});

test('an amount becomes a percentage, and back, without its signs @quote.editor-typed', () => {
  expect(inKind({ kind: 'amount', text: '$25.00' }, 'percent')).toEqual({
    kind: 'percent',
    text: '25',
  });
  expect(inKind({ kind: 'percent', text: '25 %' }, 'amount')).toEqual({
    kind: 'amount',
    text: '25',
  });
});
