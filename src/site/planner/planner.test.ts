import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_GUESTS } from '#domain/planner.ts';
import { DEFAULT_SETTINGS } from '../settings/defaults.ts';
import { FIRST_PLAN, type PlanChoice } from './plan-choice.ts';
import { plannedCategories, plannerData } from './planner-data.ts';
import { data, item, ITEMS, planned, RULES } from './planner.fixtures.ts';
import { guidePlans, plan } from './planner.ts';

/** Quantities by name. */
function quantities(choice: Partial<PlanChoice>, from = data): [string, number][] {
  return plan(from, { ...FIRST_PLAN, ...choice }).lines.map(({ item: { line }, quantity }) => [
    line.name,
    quantity,
  ]);
}

describe('a plan @planner.plan', () => {
  test('the linen is chosen among those of its size, the one of the rule first @planner.linens', () => {
    const sized = (slug: string, dimensions: string) => ({
      ...item('linens', slug, '20'),
      dimensions,
    });
    const linens = [
      sized('navy', '120 in round'),
      sized('cloth', '120 inch round'),
      sized('small', '108 in round'),
      { ...sized('rug', '120 in round'), category: 'decor' },
    ];
    const items = [...ITEMS.filter(({ category }) => category !== 'linens'), ...linens];
    const sizes = plannerData({ items, settings: { ...DEFAULT_SETTINGS, planner: RULES } });
    if (!sizes) throw new Error('No planner');
    expect(sizes.rounds[0]?.cloths.map(({ key }) => key)).toEqual(['cloth', 'navy']);
    const clothOf = (cloth: string) => plan(sizes, { ...FIRST_PLAN, cloth }).lines[1]?.item.key;
    expect(clothOf('navy')).toBe('navy');
    expect(clothOf('gone')).toBe('cloth');
  });

  test('a dinner with dancing in a tent needs tables, cloths, spare chairs, a floor and a tent', () => {
    expect(quantities({ guests: 150, place: 'tent' })).toEqual([
      ['round', 19],
      ['cloth', 19],
      ['chair', 158],
      ['floor (Large)', 1],
      ['tent', 1],
    ]);
  });

  test('each number comes with its reason @planner.why', () => {
    const { lines } = plan(data, { ...FIRST_PLAN, guests: 150, place: 'tent' });
    expect(lines.map(({ why }) => why)).toEqual([
      'At 8 to a table, 150 guests need 19 tables.',
      'One for each of the 19 tables.',
      'One for each of 150 guests, plus 8 spare (5%).',
      'If half of your guests dance at once, 75 dancers at 5 sq ft each need 375 sq ft. This one is 400 sq ft.',
      '150 seated guests at 15 sq ft each, plus 400 sq ft of dance floor, need 2,650 sq ft. Allow more for a bar, a buffet or a stage. It is built to size, up to 4,800 sq ft.',
    ]);
  });

  test('standing guests get cocktail tables, in the chosen option, and no chairs', () => {
    const choice = { style: 'standing', dancing: false, cocktail: 'cocktail--black' } as const;
    expect(quantities(choice)).toEqual([['cocktail (Black)', 20]]);
  });

  test('a rule with an option means that one alone', () => {
    expect(quantities({ tables: 'banquets', dancing: false, guests: 8 })[0]).toEqual([
      'banquet (8 ft)',
      1,
    ]);
  });

  test('what the shop does not have is not planned', () => {
    const few = planned({ ...RULES, rounds: [], cocktails: [], floors: [], tents: [] });
    expect(quantities({ style: 'standing', place: 'tent' }, few)).toEqual([
      ['banquet (8 ft)', 13],
      ['chair', 105],
    ]);
  });
});

describe('where none of the shop is large enough @planner.too-large', () => {
  const gaps = (choice: Partial<PlanChoice>, from = data) =>
    plan(from, { ...FIRST_PLAN, ...choice }).gaps;

  test('none is planned, and the plan says how large the largest is', () => {
    const choice = { guests: 400, place: 'tent' } as const;
    expect(quantities(choice).map(([name]) => name)).toEqual(['round', 'cloth', 'chair']);
    expect(gaps(choice)).toEqual([
      {
        what: 'floor',
        largest: 400,
        why: 'If half of your guests dance at once, 200 dancers at 5 sq ft each need 1,000 sq ft. Our largest is 400 sq ft, so this plan doesn’t include one. Ask us about a larger dance floor.',
      },
      {
        what: 'tent',
        largest: 4_800,
        // With the floor that somebody may still find for them.
        why: '400 seated guests at 15 sq ft each, plus 1,000 sq ft of dance floor, need 7,000 sq ft. Allow more for a bar, a buffet or a stage. Our largest is 4,800 sq ft, so this plan doesn’t include one. Ask us about a larger tent.',
      },
    ]);
  });

  test('the largest is taken for whoever wants it, and its limit is said', () => {
    const choice = { ...FIRST_PLAN, guests: 400, place: 'tent', largest: true } as const;
    const { lines, gaps: none } = plan(data, choice);
    expect(none).toEqual([]);
    expect(lines.slice(3).map(({ item: { line } }) => line.name)).toEqual([
      'floor (Large)',
      'tent',
    ]);
    expect(lines[3]?.why).toMatch(
      /This is our largest, with 400 sq ft, so fewer can dance at once/,
    );
    expect(lines[4]?.why).toMatch(/plus 400 sq ft of dance floor.* This is our largest/);
    // Where one is large enough it is still that one.
    expect(quantities({ guests: 20, largest: true })).toContainEqual(['floor (Small)', 1]);
  });

  test('of the chosen floor, another floor that is large enough is named', () => {
    const more = planned({
      ...RULES,
      floors: [...RULES.floors, { item: 'wide floor', option: '', area: 1_200 }],
    });
    expect(gaps({ guests: 400 }, more)[0]?.why).toMatch(
      /This dance floor goes up to 400 sq ft.* Choose another dance floor, or ask us\.$/,
    );
    expect(quantities({ guests: 400, floor: 'wide floor' }, more)).toContainEqual([
      'wide floor',
      1,
    ]);
  });

  test('a shop without floors and tents has nothing to say of them', () => {
    const none = planned({ ...RULES, floors: [], tents: [] });
    expect(gaps({ guests: 2_000, place: 'tent' }, none)).toEqual([]);
    expect(gaps({ guests: 2_000, dancing: false })).toEqual([]);
  });
});

test('a dinner has a chair and a place at a table for every guest @planner.enough', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MAX_GUESTS }),
      fc.constantFrom('rounds' as const, 'banquets' as const),
      (guests, tables) => {
        const { lines } = plan(data, { ...FIRST_PLAN, guests, tables });
        const pieces = (key: string) =>
          lines.find(({ item: { key: own } }) => own === key)?.quantity ?? 0;
        const [table] = data[tables];
        expect(pieces(table?.key ?? '') * (table?.seats ?? 0)).toBeGreaterThanOrEqual(guests);
        expect(pieces('chair')).toBeGreaterThanOrEqual(guests);
      },
    ),
  );
});

describe('without a table of the shop @planner.there', () => {
  test('there is no planner and no page leads to one', () => {
    const source = { items: ITEMS, settings: DEFAULT_SETTINGS };
    expect(plannerData(source)).toBeNull();
    expect(plannedCategories(source).size).toBe(0);
    const gone = {
      ...DEFAULT_SETTINGS,
      planner: { ...DEFAULT_SETTINGS.planner, rounds: RULES.rounds.slice(0, 1) },
    };
    expect(plannerData({ items: ITEMS, settings: gone })).toBeNull();
  });
});

const SETTINGS = { ...DEFAULT_SETTINGS, planner: RULES };

test('the categories of what is planned lead to it, others do not @planner.strip', () => {
  expect([...plannedCategories({ items: ITEMS, settings: SETTINGS })].toSorted()).toEqual([
    'chairs',
    'floors',
    'linens',
    'tables',
    'tents',
  ]);
});

test('the table for everybody has a row for what any of its events needs @planner.table', () => {
  const { guests, rows, parts, larger } = guidePlans(data);
  expect(guests).toEqual([50, 100, 150, 200]);
  expect(parts).toEqual(['a seated dinner at round tables', 'dancing', 'a tent']);
  expect(rows).toMatchObject([
    { name: 'round', quantities: [7, 13, 19, 25] },
    { name: 'cloth', quantities: [7, 13, 19, 25] },
    { name: 'chair', quantities: [53, 105, 158, 210] },
    { name: 'floor (Small)', quantities: [1, 0, 0, 0] },
    { name: 'floor (Large)', quantities: [0, 1, 1, 0] },
    { name: 'tent', quantities: [1, 1, 1, 1] },
  ]);
  // A dash would say that 200 guests need no floor.
  expect(larger).toEqual([{ what: 'floor', needed: [false, false, false, true] }]);
});
