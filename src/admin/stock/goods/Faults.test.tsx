import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GoodsPieceView } from '#contracts/stock/goods.ts';
import { createQueryClient } from '../../data/queries.ts';
import { Faults } from './Faults.tsx';
import { pieceOf, REPAIR } from './goods.fixtures.ts';
import { changedCharge, NEW_CHARGE } from './texts.ts';

/** @returns the names of the buttons where so many chairs came back damaged */
function buttonsOf(damaged: number, more: Partial<GoodsPieceView>, isCanceled = false): string[] {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <Faults
        piece={pieceOf(more)}
        event={{ inquiryId: 'a', reference: 'WD-1', isCanceled }}
        day="2026-12-14"
        noted={{ missing: 0, damaged, note: '' }}
        isBusy={false}
        onSave={() => undefined}
      />
    </QueryClientProvider>,
  );
  return [...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, name = '']) => name);
}

test('damaged pieces are blocked and charged once, then block and charge change @goods.tick @goods.charge', () => {
  const charge = { quantity: 6, unitCents: 2_000 };
  expect(buttonsOf(0, {})).toEqual(['Save']);
  expect(buttonsOf(6, {})).toEqual(['Save', 'Block 6', 'Charge the customer…']);
  expect(buttonsOf(6, { block: REPAIR, charge })).toEqual([
    'Save',
    '6 blocked: change…',
    '$120.00 charged: change…',
  ]);
  expect(buttonsOf(6, { block: REPAIR, charge }, true)).toEqual(['Save', '6 blocked: change…']);
});

test('a block of other than what is noted by now says so @goods.tick', () => {
  expect(buttonsOf(8, { block: REPAIR })).toContain('6 blocked, 2 more: change…');
  expect(buttonsOf(0, { block: REPAIR })).toEqual(['Save', '6 blocked, 6 too many: change…']);
});

test('a second charge says that it changes the first @goods.charge', () => {
  expect(NEW_CHARGE.sum('$270.00')).toBe('Adds $270.00 to the total.');
  expect(changedCharge('$120.00').sum('$270.00')).toBe(
    'Changes the charge from $120.00 to $270.00.',
  );
});
