/** What a visitor chooses otherwise than the shop's rules. */
import { expect, test } from 'vitest';
import { FIRST_PLAN } from './plan-choice.ts';
import { data, item, ITEMS, planned, RULES } from './planner.fixtures.ts';
import { plan } from './planner.ts';
import { sameCloth } from './same-cloth.ts';

test('another table keeps the linen where it exists in its size @planner.linens', () => {
  const sized = (slug: string, name: string) => ({
    ...item('linens', slug, '20'),
    name,
    dimensions: name,
  });
  const linens = ['Ivory', 'Blush'].flatMap((color) =>
    [120, 132].map((inches) =>
      sized(`${color}-${inches}`, `${color} Satin Linen (${inches} inch round)`),
    ),
  );
  const navy = sized('Navy-120', 'Navy Satin Linen (120 inch round)');
  const wide = item('tables', 'wide', '15');
  const rounds = [
    { item: 'round', option: '', seats: 8, cloth: 'Ivory-120' },
    { item: 'wide', option: '', seats: 10, cloth: 'Ivory-132' },
  ];
  const found = planned({ ...RULES, rounds }, [...ITEMS, wide, ...linens, navy]);
  const after = (cloth: string) =>
    sameCloth(found, { ...FIRST_PLAN, cloth }, { ...FIRST_PLAN, table: 'wide' });
  expect(after('Blush-120')).toBe('Blush-132');
  expect(after('Navy-120')).toBe('');
  expect(after('')).toBe('');
});

test('seats at a table and dancers are what the visitor chose @planner.rates', () => {
  const { lines } = plan(data, { ...FIRST_PLAN, guests: 150, seats: 9, dancers: 30 });
  expect(lines[0]).toMatchObject({
    quantity: 17,
    why: 'At 9 to a table, 150 guests need 17 tables.',
  });
  expect(lines[3]?.why).toMatch(/If 30% of your guests dance at once, 45 dancers/);
});
