import { expect, test } from 'vitest';
import type { Settings } from '#contracts/settings/sections.ts';
import { DEFAULT_SETTINGS } from './defaults.ts';
import { staleTexts } from './stale-texts.ts';

const BEFORE: Settings = {
  ...DEFAULT_SETTINGS,
  fees: {
    salesTaxPercent: 6,
    depositPercent: 30,
    damageWaiverPercent: 8,
    isWaiverAdded: false,
    minimumOrder: 1_250,
    minimumExceptions: [{ day: 'saturday', from: 'may', through: 'october', amount: 1_500 }],
  },
};

/** @returns what is listed of a question with this answer */
function listed(answer: string, change: Partial<Settings>) {
  const faq = { entries: [{ question: 'Do you take a deposit?', answer }] };
  const before = { ...BEFORE, faq };
  return staleTexts(before, { ...before, ...change });
}

const fees = (change: Partial<Settings['fees']>) => ({ fees: { ...BEFORE.fees, ...change } });
const validity = { quotes: { ...BEFORE.quotes, validDays: 30 } };

test.each<[string, string, Partial<Settings>]>([
  ['Yes, 30%.', '30%', fees({ depositPercent: 50 })],
  ['Yes, 30 percent.', '30%', fees({ depositPercent: 50 })],
  ['From $1,250 on.', '$1,250', fees({ minimumOrder: 400 })],
  ['From $1250.00 on.', '$1,250', fees({ minimumOrder: 400 })],
  ['Saturdays $1,500', '$1,500', fees({ minimumExceptions: [] })],
  ['It is good for 14 days.', '14 days', validity],
  ['It is good for two weeks.', '14 days', validity],
  ['It is good for 14 business days.', '14 days', validity],
  ['It is good for fourteen days.', '14 days', validity],
  ['Yes, thirty percent.', '30%', fees({ depositPercent: 50 })],
  ['A 30-percent deposit.', '30%', fees({ depositPercent: 50 })],
  ['A 1250-dollar minimum.', '$1,250', fees({ minimumOrder: 400 })],
  ['From USD 1,250 on.', '$1,250', fees({ minimumOrder: 400 })],
  ['In Wayne County 6% sales tax is added.', '6%', fees({ salesTaxPercent: 7 })],
  ['In the city six percent is added.', '6%', fees({ salesTaxPercent: 7 })],
  ['Book your party 14 days ahead.', '14 days', validity],
  ['A 1250$ minimum.', '$1,250', fees({ minimumOrder: 400 })],
  ['A 1,250.00 $ minimum.', '$1,250', fees({ minimumOrder: 400 })],
  ['Yes, 30 pct.', '30%', fees({ depositPercent: 50 })],
  ['Yes, thirty (30) percent.', '30%', fees({ depositPercent: 50 })],
  ['Yes, thirty (30%) of it.', '30%', fees({ depositPercent: 50 })],
  ['It is good for fourteen (14) days.', '14 days', validity],
  ['It is good for two (2) weeks.', '14 days', validity],
])('%j still names %s @settings.stale', (answer, words, change) => {
  expect(listed(answer, change)).toEqual([
    { section: 'faq', entry: 'Do you take a deposit?', words },
  ]);
});

test.each<[string, number, string]>([
  ['Half of the total.', 50, '50%'],
  ['One-half of the total.', 50, '50%'],
  ['A third of the total.', 33, '33%'],
  ['One third of the total.', 33, '33%'],
  ['A quarter is due.', 25, '25%'],
])('%j names a deposit of %i as %s @settings.stale', (answer, depositPercent, words) => {
  const faq = { entries: [{ question: 'How much?', answer }] };
  const before = { ...BEFORE, ...fees({ depositPercent }), faq };
  const after = { ...before, ...fees({ depositPercent: 40 }) };
  expect(staleTexts(before, after)).toEqual([{ section: 'faq', entry: 'How much?', words }]);
  expect(staleTexts(after, before)).toEqual([]);
});

test.each([
  'Half an hour early.',
  'A half-day rental.',
  'Two and a half of them.',
  'A third time.',
])('%j names no percent @settings.stale', (answer) => {
  const faq = { entries: [{ question: 'How much?', answer }] };
  for (const depositPercent of [50, 33]) {
    const before = { ...BEFORE, ...fees({ depositPercent }), faq };
    expect(staleTexts(before, { ...before, ...fees({ depositPercent: 40 }) })).toEqual([]);
  }
});

test.each<[string, number, string]>([
  ['From two hundred fifty dollars on.', 250, '$250'],
  ['From two hundred and fifty dollars on.', 250, '$250'],
  ['From three hundred dollars on.', 300, '$300'],
  ['From one thousand five hundred dollars on.', 1_500, '$1,500'],
  ['From fifteen hundred dollars on.', 1_500, '$1,500'],
  ['From a hundred dollars on.', 100, '$100'],
])('%j names a minimum of %i as %s @settings.stale', (answer, minimumOrder, words) => {
  const faq = { entries: [{ question: 'How much?', answer }] };
  const before = { ...BEFORE, ...fees({ minimumOrder, minimumExceptions: [] }), faq };
  const after = { ...before, ...fees({ minimumOrder: 400, minimumExceptions: [] }) };
  expect(staleTexts(before, after)).toEqual([{ section: 'faq', entry: 'How much?', words }]);
});

test.each<[string, number, string]>([
  ['The balance is due a week before.', 7, '7 days'],
  ['The balance is due seven (7) days before.', 7, '7 days'],
  ['The balance is due one week before.', 7, '7 days'],
])('%j names a balance due %i days before as %s @settings.stale', (answer, days, words) => {
  const faq = { entries: [{ question: 'When?', answer }] };
  const due = (balanceDueDays: number) => ({ stock: { ...BEFORE.stock, balanceDueDays } });
  const before = { ...BEFORE, ...due(days), faq };
  expect(staleTexts(before, { ...before, ...due(5) })).toEqual([
    { section: 'faq', entry: 'When?', words },
  ]);
});

test.each<[string, Partial<Settings>]>([
  ['Yes, {deposit}.', fees({ depositPercent: 50 })],
  ['Yes, 130% of nothing, and 30 chairs.', fees({ depositPercent: 50 })],
  ['From $1,250.75 or $11,250 on.', fees({ minimumOrder: 400 })],
  ['From USD 1,250.75 on.', fees({ minimumOrder: 400 })],
  ['Yes, thirty-eight percent, or fifty eight percent.', fees({ damageWaiverPercent: 9 })],
  ['It is good for 114 days or twenty-two weeks.', validity],
  ['Twenty two weeks are fine.', validity],
  // It is the amount of Saturdays now.
  [
    'From $1,250 on.',
    fees({
      minimumOrder: 0,
      minimumExceptions: [{ day: 'saturday', from: 'may', through: 'may', amount: 1_250 }],
    }),
  ],
  ['Yes, 30%.', fees({ damageWaiverPercent: 9 })],
  ['Half of the total.', fees({ depositPercent: 50 })],
  ['From twenty-one thousand two hundred fifty dollars on.', fees({ minimumOrder: 400 })],
  ['From 1250 $5 items on.', fees({ minimumOrder: 400 })],
])('%j names no number that is gone @settings.stale', (answer, change) => {
  expect(listed(answer, change)).toEqual([]);
});

test('every section is read, also replies, and an entry is listed once', () => {
  const replies = {
    templates: [{ name: 'Deposit', subject: '30%', text: '30% today, 30% later' }],
  };
  const quotes = { ...BEFORE.quotes, terms: 'A 30% deposit.' };
  const before = { ...BEFORE, replies, quotes };
  const after = { ...before, ...fees({ depositPercent: 50 }) };
  expect(staleTexts(before, after)).toEqual([
    { section: 'replies', entry: 'Deposit', words: '30%' },
    { section: 'quotes', entry: '', words: '30%' },
  ]);
});
