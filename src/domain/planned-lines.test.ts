import { describe, expect, test } from 'vitest';
import { MAX_WISHLIST_LINES } from './limits.ts';
import { replacePlanned } from './planned-lines.ts';
import type { WishlistLine } from './wishlist.ts';

function line(id: string, quantity: number): WishlistLine {
  return { id, option: '', name: id, price: '$1', image: '', quantity };
}
const FOR_150 = [line('table', 19), line('chair', 158), line('floor', 1)];
const FOR_90 = [line('table', 12), line('chair', 95), line('small floor', 1)];
const quantities = (list: readonly WishlistLine[]) =>
  list.map(({ id, quantity }) => [id, quantity]);

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

  test('a quantity that was raised by hand is never lowered, and grows with the guests', () => {
    const raised = [line('chair', 170)];
    const fewer = replacePlanned(raised, first.planned, [line('chair', 105)]);
    expect(quantities(fewer.list)).toEqual([['chair', 170]]);
    const again = replacePlanned(fewer.list, fewer.planned, [line('chair', 53)]);
    expect(quantities(again.list)).toEqual([['chair', 170]]);
    const more = replacePlanned(raised, first.planned, [line('chair', 210)]);
    expect(quantities(more.list)).toEqual([['chair', 222]]);
  });

  test('pieces from before the plan count toward it, and stay when it needs fewer', () => {
    const { list, planned } = replacePlanned([line('chair', 100)], [], [line('chair', 158)]);
    expect(quantities(list)).toEqual([['chair', 158]]);
    const fewer = replacePlanned(list, planned, [line('chair', 95)]);
    expect(quantities(fewer.list)).toEqual([['chair', 100]]);
    expect(
      quantities(replacePlanned(fewer.list, fewer.planned, [line('chair', 120)]).list),
    ).toEqual([['chair', 120]]);
  });

  test('a quantity lowered by hand, or put there after the list was emptied, is the visitor’s own', () => {
    expect(
      quantities(replacePlanned([line('chair', 20)], first.planned, [line('table', 1)]).list),
    ).toEqual([
      ['chair', 20],
      ['table', 1],
    ]);
  });

  test('what a full list has no room for is named', () => {
    const full = Array.from({ length: MAX_WISHLIST_LINES }, (_, at) => line(`own ${at}`, 1));
    expect(replacePlanned(full, [], FOR_90)).toEqual({ list: full, planned: [], leftOut: FOR_90 });
  });
});
