/** Form fields of the settings sections about money and days: fees, stock and quotes. */
import type { NumberField } from '#contracts/settings/shop-fields.ts';
import { MAX_LENGTH, MAX_MINIMUM_EXCEPTIONS, MAX_STOCK_DAYS } from '#domain/limits.ts';
import { ANY_DAY, MINIMUM_DAYS } from '#domain/minimum-order.ts';
import { MONTHS } from '#domain/months.ts';
import { FACTS_HINT } from './fields-pages.ts';
import { DOLLARS, type SectionFields } from './fields.ts';

const PERCENT = { is: 'number', min: 0, max: 100, step: 0.01, unit: '%' } as const;

const AMOUNT = { min: 0, max: 100_000, step: 0.01, unit: DOLLARS } as const;

/** How texts refer to a number (@settings.facts). */
const inTexts = (field: NumberField) => `Your texts can say it as {${field}}.`;

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const MONTH_LABELS = Object.fromEntries(MONTHS.map((month) => [month, capital(month)]));
const DAY_LABELS = Object.fromEntries(
  MINIMUM_DAYS.map((day) => [day, day === ANY_DAY ? 'Every day' : capital(day)]),
);

export const FEE_FIELDS = {
  fees: {
    salesTaxPercent: {
      ...PERCENT,
      label: 'Sales tax',
      hint: `In Michigan it’s 6%. ${inTexts('sales tax')}`,
    },
    depositPercent: {
      ...PERCENT,
      label: 'Deposit',
      hint: `Of the total, to book a date. ${inTexts('deposit')}`,
    },
    damageWaiverPercent: {
      ...PERCENT,
      label: 'Damage waiver',
      hint: `Of the rental price. ${inTexts('damage waiver')}`,
    },
    isWaiverAdded: {
      is: 'flag',
      label: 'Every customer takes the damage waiver',
      hint: 'If not, new quotes begin without it, and you add it for those who ask for it.',
    },
    minimumOrder: {
      is: 'number',
      label: 'Minimum order',
      hint: inTexts('minimum order'),
      ...AMOUNT,
    },
    minimumExceptions: {
      is: 'list',
      label: 'Other minimums',
      hint: 'For some days or months. If several fit an event, the highest counts.',
      noun: 'exception',
      max: MAX_MINIMUM_EXCEPTIONS,
      entry: {
        is: 'group',
        label: 'Exception',
        fields: {
          day: { is: 'choice', label: 'Day of the week', choices: DAY_LABELS },
          from: { is: 'choice', label: 'From', choices: MONTH_LABELS },
          through: { is: 'choice', label: 'Through', choices: MONTH_LABELS },
          amount: { is: 'number', label: 'Minimum order', ...AMOUNT },
        },
      },
    },
  },
  stock: {
    before: {
      is: 'number',
      label: 'Leaves before the event',
      min: 0,
      max: MAX_STOCK_DAYS,
      unit: ' days',
    },
    after: {
      is: 'number',
      label: 'Comes back after the event',
      hint: 'If you’re closed that day, on the next day you’re open.',
      min: 0,
      max: MAX_STOCK_DAYS,
      unit: ' days',
    },
    turnaround: {
      is: 'number',
      label: 'Washing and repair',
      hint: 'Days after the return before it can be rented again.',
      min: 0,
      max: MAX_STOCK_DAYS,
      unit: ' days',
    },
    quotesHold: {
      is: 'flag',
      label: 'Hold items for open quotes',
      hint: 'Until a quote is accepted, declined, withdrawn, or expires.',
    },
    balanceDueDays: {
      is: 'number',
      label: 'Balance due before the event',
      hint: inTexts('balance due'),
      min: 0,
      max: MAX_STOCK_DAYS,
      unit: ' days',
    },
  },
  quotes: {
    validDays: {
      is: 'number',
      label: 'Valid for',
      hint: `From the day the quote is written. ${inTexts('quote validity')}`,
      min: 1,
      max: 365,
      unit: ' days',
    },
    terms: {
      is: 'text',
      label: 'Terms',
      hint: `Below each quote. Customers agree to them when they accept, so make them match your policies. ${FACTS_HINT}`,
      max: MAX_LENGTH.text,
    },
    isReminded: {
      is: 'flag',
      label: 'Remind customers two days before a quote expires',
    },
    paymentLink: {
      is: 'line',
      label: 'Payment link',
      hint: 'Where you take deposits. Customers see it once they’ve accepted.',
      max: MAX_LENGTH.url,
    },
    delivery: {
      is: 'number',
      label: 'Delivery',
      hint: 'You can change it in each quote.',
      ...AMOUNT,
    },
  },
} as const satisfies Partial<SectionFields>;
