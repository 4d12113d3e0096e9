import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_WISHLIST_LINES } from './limits.ts';
import { replacePlanned, type Replanned } from './planned-lines.ts';
import type { WishlistLine } from './wishlist.ts';

type Listed = Pick<Replanned, 'list' | 'planned'>;

function line(id: string, quantity: number): WishlistLine {
  return { id, option: '', name: id, price: '$1', image: '', quantity };
}
const FOR_150 = [line('table', 19), line('chair', 158), line('floor', 1)];
const FOR_90 = [line('table', 12), line('chair', 95), line('small floor', 1)];
const quantities = (list: readonly WishlistLine[]) =>
  list.map(({ id, quantity }) => [id, quantity] as const);

describe('another plan replaces the earlier one @planner.update', () => {
  const first = replacePlanned([], [], FOR_150);

  test('for fewer guests, with another floor', () => {
    const { list, planned } = replacePlanned(first.list, first.planned, FOR_90);
    expect(quantities(list)).toEqual([
      ['table', 12],
      ['chair', 95],
      ['small floor', 1],
    ]);
    expect(quantities(replacePlanned(list, planned, FOR_150).list)).toContainEqual(['chair', 158]);
  });

  test('the same plan again changes nothing', () => {
    expect(replacePlanned(first.list, first.planned, FOR_150)).toEqual(first);
  });

  test('pieces and lines added by hand stay', () => {
    const list = [line('table', 19), line('chair', 168), line('floor', 1), line('sofa', 2)];
    expect(quantities(replacePlanned(list, first.planned, FOR_90).list)).toEqual([
      ['table', 12],
      ['chair', 168],
      ['sofa', 2],
      ['small floor', 1],
    ]);
  });

  test('a quantity that was changed by hand stays, up and down, and is named', () => {
    for (const own of [170, 20]) {
      let last: Listed = { list: [line('chair', own)], planned: first.planned };
      for (const planned of [105, 53, 210]) {
        const { kept, ...next } = replacePlanned(last.list, last.planned, [line('chair', planned)]);
        expect(quantities(next.list)).toEqual([['chair', own]]);
        expect(kept).toEqual([{ name: 'chair', quantity: own, planned }]);
        last = next;
      }
    }
  });

  test('set by hand to what the plan shows, it is the plan’s again', () => {
    const { planned } = replacePlanned([line('chair', 170)], first.planned, [line('chair', 105)]);
    const { list, kept } = replacePlanned([line('chair', 105)], planned, [line('chair', 53)]);
    expect(quantities(list)).toEqual([['chair', 53]]);
    expect(kept).toEqual([]);
  });

  test('pieces from before the plan count toward it, and stay when it needs fewer', () => {
    const { list, planned } = replacePlanned([line('chair', 100)], [], [line('chair', 158)]);
    expect(quantities(list)).toEqual([['chair', 158]]);
    const fewer = replacePlanned(list, planned, [line('chair', 95)]);
    expect(quantities(fewer.list)).toEqual([['chair', 100]]);
    expect(fewer.kept).toEqual([{ name: 'chair', quantity: 100, planned: 95 }]);
    expect(
      quantities(replacePlanned(fewer.list, fewer.planned, [line('chair', 120)]).list),
    ).toEqual([['chair', 120]]);
  });

  test('what the plan does not need anymore stays where it was changed by hand, and is named once', () => {
    const own = [line('chair', 20)];
    const { list, planned, kept } = replacePlanned(own, first.planned, [line('table', 1)]);
    expect(quantities(list)).toEqual([
      ['chair', 20],
      ['table', 1],
    ]);
    expect(kept).toEqual([{ name: 'chair', quantity: 20, planned: 0 }]);
    expect(replacePlanned(list, planned, [line('table', 1)]).kept).toEqual([]);
  });

  test('what a full list has no room for is named', () => {
    const full = Array.from({ length: MAX_WISHLIST_LINES }, (_, at) => line(`own ${at}`, 1));
    expect(replacePlanned(full, [], FOR_90)).toEqual({
      list: full,
      planned: [],
      kept: [],
      leftOut: FOR_90,
    });
  });
});

describe('whatever was planned and changed by hand before @planner.update', () => {
  const names = fc.constantFrom('table', 'chair', 'floor', 'tent');
  const lines = fc
    .uniqueArray(fc.tuple(names, fc.integer({ min: 1, max: 200 })), { selector: ([id]) => id })
    .map((all) => all.map(([id, quantity]) => line(id, quantity)));
  /** A plan, then the quantities that are set by hand; 0 removes the line. */
  const step = fc.record({
    plan: lines,
    byHand: fc.dictionary(names, fc.integer({ min: 0, max: 200 })),
  });
  const history = fc.tuple(lines, fc.array(step, { maxLength: 6 }), lines);

  test('the list has what the plan shows, or says what stays as the visitor had it', () => {
    fc.assert(
      fc.property(history, ([own, steps, plan]) => {
        let last: Listed = {
          list: own,
          planned: [],
        };
        const visitors = new Map(own.map(({ id, quantity }) => [id, quantity]));
        for (const each of steps) {
          const { list, planned } = replacePlanned(last.list, last.planned, each.plan);
          for (const [id, quantity] of Object.entries(each.byHand)) {
            // To enter the quantity that the line has changes nothing.
            if (list.find((item) => item.id === id)?.quantity !== quantity)
              visitors.set(id, quantity);
          }
          const changed = list
            .map((item) => ({ ...item, quantity: each.byHand[item.id] ?? item.quantity }))
            .filter(({ quantity }) => quantity > 0);
          last = { list: changed, planned };
        }
        const { list, kept } = replacePlanned(last.list, last.planned, plan);
        const stays = kept.filter(({ planned }) => planned > 0);
        const shown = plan.map(
          ({ id, quantity }) => stays.find(({ name }) => name === id) ?? { name: id, quantity },
        );
        expect(list.map(({ name, quantity }) => ({ name, quantity }))).toEqual(
          expect.arrayContaining(shown.map(({ name, quantity }) => ({ name, quantity }))),
        );
        expect(stays.map(({ name, quantity }) => [name, quantity])).toEqual(
          stays.map(({ name }) => [name, visitors.get(name)]),
        );
      }),
    );
  });

  test('without a change by hand nothing of earlier plans is left', () => {
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 6 }), (plans) => {
        let last: Listed = {
          list: [],
          planned: [],
        };
        for (const plan of plans) last = replacePlanned(last.list, last.planned, plan);
        expect(new Map(quantities(last.list))).toEqual(new Map(quantities(plans.at(-1) ?? [])));
      }),
    );
  });
});
