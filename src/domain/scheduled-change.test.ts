import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeOf, rebased, type ScheduledFields } from './scheduled-change.ts';

const chair = {
  isPublished: true,
  price: '$8.00',
  options: [
    { name: 'White', price: 8, owned: 20 },
    { name: 'Gold', price: 9 },
  ],
};

describe('what a scheduled change makes of a thing', () => {
  test('is what was scheduled, where the field is as it was then @schedule.change', () => {
    const change = { isPublished: false, price: '$9.20' };
    const base = { isPublished: true, price: '$8.00' };
    expect(outcomeOf(chair, { change, base })).toEqual({
      after: change,
      clashes: [],
      isImpossible: false,
    });
  });

  test('is a clash where somebody changed the field since, and none where only others were @schedule.clash', () => {
    const scheduled = { change: { price: '$9.20' }, base: { price: '$7.00' } };
    expect(outcomeOf(chair, scheduled)).toMatchObject({
      after: { price: '$9.20' },
      clashes: ['price'],
    });
    const other = { change: { isPublished: false }, base: { isPublished: true } };
    expect(outcomeOf({ ...chair, price: '$1.00' }, other).clashes).toEqual([]);
  });

  test('is nothing where it is so already, whoever did it @schedule.clash', () => {
    const scheduled = { change: { price: '$8.00' }, base: { price: '$7.00' } };
    expect(outcomeOf(chair, scheduled)).toMatchObject({ after: {}, clashes: [] });
  });

  test.each([
    ['8', '$8.00'],
    ['USD 8', '8.00'],
    ['$8.00', '8'],
  ])('knows that %s is %s, as an older version stored it @schedule.clash', (stored, base) => {
    const scheduled = { change: { price: '$9.20' }, base: { price: base } };
    expect(outcomeOf({ price: stored }, scheduled).clashes).toEqual([]);
  });

  test('changes options by name, in whatever order they are, and leaves what else they have @schedule.options', () => {
    const now = {
      options: [
        { name: 'Gold', price: 9 },
        { name: 'Silver', price: 7 },
        ...chair.options.slice(0, 1),
      ],
    };
    const scheduled = {
      change: { options: [{ name: 'White', price: 9.2 }] },
      base: { options: [{ name: 'White', price: 8 }] },
    };
    expect(outcomeOf(now, scheduled)).toMatchObject({
      after: {
        options: [
          { name: 'Gold', price: 9 },
          { name: 'Silver', price: 7 },
          { name: 'White', price: 9.2, owned: 20 },
        ],
      },
      clashes: [],
    });
  });

  test.each([
    ['renamed', [{ name: 'Ivory', price: 8 }], true],
    ['gone', [], true],
    ['of another price', [{ name: 'White', price: 8.5 }], false],
  ])('is a clash where an option is %s @schedule.options', (_, options, isImpossible) => {
    const scheduled = {
      change: { options: [{ name: 'White', price: 9.2 }] },
      base: { options: [{ name: 'White', price: 8 }] },
    };
    expect(outcomeOf({ options }, scheduled)).toMatchObject({ clashes: ['options'], isImpossible });
  });

  test('tells two options of one name by their prices @schedule.options', () => {
    const scheduled = {
      change: { options: [{ name: 'White', price: 9.2 }] },
      base: { options: [{ name: 'White', price: 8 }] },
    };
    const now = {
      options: [
        { name: 'White', price: 5 },
        { name: 'White', price: 8 },
      ],
    };
    expect(outcomeOf(now, scheduled)).toMatchObject({
      after: {
        options: [
          { name: 'White', price: 5 },
          { name: 'White', price: 9.2 },
        ],
      },
      clashes: [],
    });
  });
});

describe('what counts as unchanged after another scheduled change', () => {
  const two = [
    { name: 'White', price: 5 },
    { name: 'White', price: 8 },
  ];
  const after = [
    { name: 'White', price: 5 },
    { name: 'White', price: 9 },
  ];
  const made = { options: [{ name: 'White', price: 9 }] };

  test.each([
    [5, 5],
    [8, 9],
    // Stale: which of them it was is not known.
    [7, 7],
  ])('of two options of one name, that of $%i costs $%i @schedule.options', (was, is) => {
    const base = { options: [{ name: 'White', price: was }] };
    expect(rebased(base, made, { before: two, after })).toEqual({
      options: [{ name: 'White', price: is }],
    });
  });

  test('is the price that it made of the only option of a name, and that of no other option @schedule.options', () => {
    const base = {
      options: [
        { name: 'White', price: 7 },
        { name: 'Gold', price: 4 },
      ],
    };
    const gold = { name: 'Gold', price: 6 };
    const repriced = {
      before: [{ name: 'White', price: 8 }, gold],
      after: [{ name: 'White', price: 9 }, gold],
    };
    expect(rebased(base, made, repriced).options).toEqual([
      { name: 'White', price: 9 },
      { name: 'Gold', price: 4 },
    ]);
  });
});

const cents = fc.integer({ min: 1, max: 2_000 }).map((amount) => amount / 100);
const fields = fc.record(
  {
    isPublished: fc.boolean(),
    price: cents.map((amount) => `$${amount.toFixed(2)}`),
    options: fc.tuple(cents, cents).map(([white, gold]) => [
      { name: 'White', price: white },
      { name: 'Gold', price: gold },
    ]),
  },
  { requiredKeys: [] },
);

/** Those fields of a thing that a change names. */
const baseOf = (now: ScheduledFields, change: ScheduledFields): ScheduledFields =>
  Object.fromEntries(Object.keys(change).map((name) => [name, now[name as keyof ScheduledFields]]));

test('of any changes that are scheduled for a thing, the last one of each field is what remains @schedule.twice', () => {
  const start: ScheduledFields = {
    isPublished: true,
    price: '$8.00',
    options: [
      { name: 'White', price: 8 },
      { name: 'Gold', price: 9 },
    ],
  };
  fc.assert(
    fc.property(fc.array(fields, { maxLength: 5 }), (changes) => {
      let waiting = changes.map((change) => ({ change, base: baseOf(start, change) }));
      const now = { ...start };
      for (const change of changes) {
        const [next, ...later] = waiting;
        if (!next) throw new Error('There is one for each');
        const { after, clashes } = outcomeOf(now, next);
        expect(clashes).toEqual([]);
        const repriced = { before: now.options, after: after.options ?? now.options };
        // What it has besides stays; lists are whole.
        Object.assign(now, after);
        waiting = later.map((each) => ({ ...each, base: rebased(each.base, change, repriced) }));
      }
      expect(now).toEqual(Object.assign({}, start, ...changes));
    }),
  );
});
