import { expect, test } from 'vitest';
import type { Settings } from '#contracts/settings/sections.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { shopFields, withFacts, withFields } from './shop-fields.ts';

const SHOP: Settings = {
  ...DEFAULT_SETTINGS,
  fees: {
    salesTaxPercent: 6,
    depositPercent: 30,
    damageWaiverPercent: 0,
    isWaiverAdded: false,
    minimumOrder: 250,
    minimumExceptions: [{ day: 'saturday', from: 'may', through: 'october', amount: 500 }],
  },
};

test('texts say what the settings say, and something else once those are changed @settings.facts', () => {
  const answers = ({ fees, quotes, stock }: Partial<Settings>) =>
    withFacts({
      ...SHOP,
      ...(fees && { fees }),
      ...(quotes && { quotes }),
      ...(stock && { stock }),
      faq: {
        entries: [
          {
            question: 'A {deposit} deposit?',
            answer: '{minimum order}; {sales tax}; {quote validity}; {balance due}; {name}',
          },
        ],
      },
    }).faq.entries;
  expect(answers({})).toEqual([
    {
      question: 'A 30% deposit?',
      answer: `$250, or $500 on Saturdays from May through October; 6%; 14 days; 7 days; ${SHOP.business.name}`,
    },
  ]);
  const [changed] = answers({
    fees: { ...SHOP.fees, depositPercent: 50, minimumOrder: 400, minimumExceptions: [] },
    quotes: { ...SHOP.quotes, validDays: 1 },
    stock: { ...SHOP.stock, balanceDueDays: 21 },
  });
  expect(changed).toEqual({
    question: 'A 50% deposit?',
    answer: `$400; 6%; 1 day; 21 days; ${SHOP.business.name}`,
  });
});

test('a paragraph about what the shop does not ask is left out, and so is an entry without another @settings.facts', () => {
  const entries = [
    { title: 'Damage', text: 'Wear is included.\n\nThe waiver is {damage waiver}.' },
    { title: 'Waiver', text: 'The waiver is {damage waiver}.' },
    { title: 'Empty', text: '' },
  ];
  expect(withFields({ entries }, shopFields(SHOP))).toEqual({
    entries: [
      { title: 'Damage', text: 'Wear is included.' },
      { title: 'Empty', text: '' },
    ],
  });
});

test('a text without fields stays as it was typed @settings.facts', () => {
  const text = 'One.\n\n\n\nTwo } three';
  expect(withFields([text, 7, true, null], shopFields(SHOP))).toEqual([text, 7, true, null]);
});
