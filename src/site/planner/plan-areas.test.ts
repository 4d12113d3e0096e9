import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { floorDrawing } from './floor-plan.ts';
import { FIRST_PLAN, type PlanChoice } from './plan-choice.ts';
import type { PlannerData } from './planner-data.ts';
import { data, item, ITEMS, planned, RULES } from './planner.fixtures.ts';
import { plan } from './planner.ts';
import { tentTight } from './texts.ts';

const SMALL = { ...item('tents', 'small tent', '800'), dimensions: '20 ft x 40 ft' };
const WIDE = { ...item('tents', 'wide tent', 'Call us'), dimensions: '40 ft x 45 ft' };
const tents = (upTo: number) =>
  planned(
    {
      ...RULES,
      tents: [
        { item: 'small tent', option: '', area: 800, upTo: 0 },
        { item: 'wide tent', option: '', area: 1_800, upTo },
      ],
    },
    [...ITEMS, SMALL, WIDE],
  );
const inTent = (choice: Partial<PlanChoice>): PlanChoice => ({
  ...FIRST_PLAN,
  place: 'tent',
  ...choice,
});
const tentOf = (from: PlannerData, choice: PlanChoice) =>
  plan(from, choice).lines.find(({ item: { key } }) => key.includes('tent'));

describe('a tent is planned only if the floor plan fits into it @planner.tight', () => {
  test('else the next larger one, which says why the smaller one is not', () => {
    // Enough by area: 36 guests need 540 square feet, and a floor of 144.
    const choice = inTent({ guests: 36 });
    expect(tentOf(tents(4_800), choice)).toMatchObject({
      item: { key: 'wide tent' },
      why: '36 seated guests at 15 sq ft each, plus 144 sq ft of dance floor, need 684 sq ft. Allow more for a bar, a buffet or a stage. Too tight with a bar and aisles: small tent. It is built to size, up to 4,800 sq ft.',
    });
    expect(floorDrawing(tents(4_800), choice)?.tight).toBe('');
    expect(tentOf(tents(4_800), inTent({ guests: 24, dancing: false }))?.item.key).toBe(
      'small tent',
    );
  });

  test('where none is large enough, the plan says so and adds none', () => {
    const choice = inTent({ guests: 100, dancing: false });
    const { lines, gaps } = plan(tents(0), choice);
    expect(lines.map(({ item: { key } }) => key)).not.toContain('wide tent');
    expect(gaps).toEqual([
      {
        what: 'tent',
        largest: 1_800,
        why: expect.stringMatching(
          /^100 seated guests .* With tables, aisles and a bar, everything takes 40 × \d+ ft, more than our largest tent has, so this plan doesn’t include one\. Ask us about a larger tent\.$/,
        ) as string,
      },
    ]);
    const anyway = { ...choice, largest: true };
    expect(tentOf(tents(0), anyway)?.why).toMatch(/This is our largest, with 1,800 sq ft/);
    expect(floorDrawing(tents(0), anyway)?.tight).toMatch(/more than this tent has/);
  });
});

test('what a tent lacks is said in the feet of its drawing @planner.tight', () => {
  expect(tentTight(40 + 1e-9, 60.1)).toContain('everything takes 40 × 61 ft, more than');
});

test('whatever is chosen, everything fits into the planned tent, and there is none only where no tent is large enough @planner.tight', () => {
  const feet = fc.integer({ min: 10, max: 80 });
  const tent = fc.record({ width: feet, length: feet, longest: fc.integer({ min: 0, max: 160 }) });
  const choices = fc.record({
    guests: fc.integer({ min: 1, max: 300 }),
    dancing: fc.boolean(),
    style: fc.constantFrom('dinner' as const, 'standing' as const),
    tables: fc.constantFrom('rounds' as const, 'banquets' as const),
  });
  const example = data.tents[0];
  if (!example) throw new Error('There is no tent');
  fc.assert(
    fc.property(fc.array(tent, { minLength: 1, maxLength: 4 }), choices, (sizes, chosen) => {
      const all = sizes.map(({ width, length, longest }, index) => ({
        ...example,
        key: `tent-${index}`,
        sides: [Math.min(width, length), Math.max(width, length)] as const,
        area: width * length,
        upTo: longest > Math.max(width, length) ? Math.min(width, length) * longest : 0,
      }));
      const choice = inTent(chosen);
      const tentIn = (one: typeof all) => tentOf({ ...data, tents: one }, choice);
      const fitting = all.filter((each) => tentIn([each]));
      expect(
        fitting.every((each) => floorDrawing({ ...data, tents: [each] }, choice)?.isTent),
      ).toBe(true);
      const taken = tentIn(all)?.item.key;
      expect(taken === undefined).toBe(fitting.length === 0);
      expect([undefined, ...fitting.map(({ key }) => key)]).toContain(taken);
    }),
  );
});
