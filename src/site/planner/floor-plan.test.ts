import { describe, expect, test } from 'vitest';
import { floorDrawing, guideDrawings } from './floor-plan.ts';
import { FIRST_PLAN, type PlanChoice } from './plan-choice.ts';
import { data, ITEMS, planned, RULES } from './planner.fixtures.ts';
import { GUIDE_GUESTS } from './planner.ts';

const drawing = (choice: Partial<PlanChoice> = {}, source = data) => {
  const made = floorDrawing(source, { ...FIRST_PLAN, ...choice });
  if (!made) throw new Error('There is no drawing');
  return made;
};
/** @returns how many circles a path has */
const circles = (path: string) => path.match(/M/g)?.length ?? 0;

test('each table and each seat of the plan is drawn, and said in words @planner.drawing', () => {
  const { tables, seats, words, isTent } = drawing({ guests: 100 });
  expect(circles(tables)).toBe(13);
  expect(circles(seats)).toBe(100);
  expect(isTent).toBe(false);
  expect(words).toContain('13 tables with 7 or 8 seats at each');
  expect(words).toContain(
    'Aisles: 5 feet between tables, 4 feet around the dance floor and the bar, 2.5 feet along the sides.',
  );
});

test('a tent that is built in sections is as long as it has to be @planner.drawing', () => {
  const { words, tight, isTent } = drawing({ guests: 100, place: 'tent' });
  expect(isTent).toBe(true);
  expect(tight).toBe('');
  expect(words).toMatch(/in a tent of \d+ × \d+ ft/);
});

test('a tent that is taken though it is too small for everything says so @planner.tight', () => {
  const tents = [{ item: 'tent', option: '', area: 1_800, upTo: 0 }];
  const small = drawing(
    { guests: 120, place: 'tent', dancing: false, largest: true },
    planned({ ...RULES, tents }),
  );
  expect(small.tight).toMatch(/^With a bar and these aisles, everything takes \d+ × \d+ ft/);
  expect(small.words).not.toContain('in a tent of');
});

describe('sizes', () => {
  const sized = (slug: string, dimensions: string, source = ITEMS) =>
    planned(
      RULES,
      source.map((each) => (each.slug === slug ? { ...each, dimensions } : each)),
    );

  test('are those of the item @planner.drawing', () => {
    expect(sized('round', '72 in diameter x 30 in H').rounds[0]?.shape).toEqual({
      width: 6,
      depth: 6,
      isRound: true,
    });
    expect(sized('tent', '40 ft wide, 45 ft to 120 ft long').tents[0]?.sides).toEqual([40, 45]);
    expect(sized('tent', '20 ft x 90 ft, 13 ft peak').tents[0]?.sides).toEqual([20, 90]);
  });

  test('of an item that says none are what its guests and its area need @planner.drawing', () => {
    const { rounds, banquets, floors } = data;
    expect(rounds[0]?.shape.width).toBeCloseTo((8 * 24) / Math.PI / 12);
    expect(banquets[0]?.shape).toEqual({ width: 8, depth: 2.5, isRound: false });
    expect(floors[1]?.sides).toEqual([20, 20]);
  });
});

test('usual numbers of guests are drawn for everybody @planner.table', () => {
  const drawings = guideDrawings(data);
  expect(drawings.map(({ guests }) => guests)).toEqual(GUIDE_GUESTS);
  expect(drawings.map(({ drawing: { seats } }) => circles(seats))).toEqual(GUIDE_GUESTS);
});

test('2,000 guests are drawn, indoors and standing too @planner.drawing', () => {
  expect(circles(drawing({ guests: 2_000 }).seats)).toBe(2_000);
  const standing = drawing({ guests: 2_000, style: 'standing' });
  expect(circles(standing.tables)).toBe(400);
  expect(standing.words).toContain('5 guests around each');
});
