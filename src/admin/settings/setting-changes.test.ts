import { expect, test } from 'vitest';
import { settingChanges } from './setting-changes.ts';

const room = (name: string, fields: object = {}) => ({
  name,
  slug: name.toLowerCase(),
  place: 'Detroit',
  story: 'Candles.',
  image: '',
  alt: '',
  points: [{ item: 'round-table', option: '', quantity: 1, perGuests: 8, x: 10, y: 20 }],
  ...fields,
});

/** @returns `label: before → after` of each value */
function changed(before: unknown, after: unknown) {
  const { labels, changes } = settingChanges(
    'rooms',
    [{ field: 'entries', before, after }],
    '2026-11-27',
  );
  return changes.map((each) => `${labels[each.field]}: ${each.before} → ${each.after}`);
}

test('of a list, only what differs is told, down to the value @history.activity', () => {
  const points = [{ item: 'round-table', option: '', quantity: 2, perGuests: 8, x: 10, y: 20 }];
  expect(
    changed(
      [room('Loft'), room('Gala'), room('Tent')],
      [room('Loft'), room('Gala', { points, story: 'Lights.' }), room('Tent')],
    ),
  ).toEqual([
    'Rooms › Gala › Story: Candles. → Lights.',
    'Rooms › Gala › Points › round table › Quantity: 1 → 2',
  ]);
});

test('a renamed entry is one change, a new, a removed and a moved one are told so @history.activity', () => {
  expect(changed([room('Loft')], [room('Attic', { slug: 'loft' })])).toEqual([
    'Rooms › Loft › Name: Loft → Attic',
  ]);
  const [added] = changed([room('Loft')], [room('Loft'), room('Gala')]);
  expect(added).toMatch(/^Rooms › Gala:  → Gala, gala, Detroit, Candles/);
  const [removed] = changed([room('Loft'), room('Gala')], [room('Gala')]);
  expect(removed).toMatch(/^Rooms › Loft: Loft, .+ → $/s);
  expect(changed([room('Loft'), room('Gala')], [room('Gala'), room('Loft')])).toEqual([
    'Rooms: Loft, Gala → Gala, Loft',
  ]);
});

test('money is told as an amount, in a list too @history.activity', () => {
  const { changes } = settingChanges(
    'quotes',
    [{ field: 'delivery', before: 85, after: 1200 }],
    '2026-11-27',
  );
  expect(changes).toMatchObject([{ before: '$85.00', after: '$1,200.00' }]);
  const minimum = (amount: number) => [
    { day: 'saturday', from: 'june', through: 'august', amount },
  ];
  const fees = settingChanges(
    'fees',
    [{ field: 'minimumExceptions', before: minimum(500), after: minimum(650.5) }],
    '2026-11-27',
  );
  expect(fees.changes.map(({ before, after }) => `${before} → ${after}`)).toEqual([
    '$500.00 → $650.50',
  ]);
});
