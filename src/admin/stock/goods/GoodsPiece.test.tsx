import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OwnPermissions } from '../../accounts/session/may.ts';
import { createQueryClient } from '../../data/queries.ts';
import { pieceOf, REPAIR } from './goods.fixtures.ts';
import { GoodsPiece } from './GoodsPiece.tsx';

const event = { inquiryId: 'a', reference: 'WD-1', name: 'Ada Stone', isCanceled: false };
const ticked = { at: '2026-12-11T12:00:00.000Z', by: 'Cleo', missing: 0, damaged: 0, note: '' };

/** @returns what is said of 240 chairs, of which this many were packed */
function packed(quantity: number | null, day = '2026-12-11'): string {
  const piece = pieceOf({ tick: { ...ticked, quantity } });
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <GoodsPiece piece={piece} event={event} way="out" day={day} />
    </QueryClientProvider>,
  );
}

test('a tick that was for another number says for how many, and what has changed since @goods.tick', () => {
  expect(packed(200)).toContain('200 packed, 40 more');
  expect(packed(250)).toContain('250 packed, 10 too many');
  expect(packed(240)).toContain('>Packed<');
});

test('a tick from before its number was kept is shown as it was @goods.tick', () => {
  expect(packed(null)).toContain('>Packed<');
});

test('a tick of another day than the sheet’s says its day, as once the event has moved @goods.tick', () => {
  expect(packed(240, '2027-01-08')).toContain('>Packed on Fri, Dec 11<');
  expect(packed(200, '2027-01-08')).toContain('200 packed on Fri, Dec 11, 40 more');
});

test('what is blocked is said where the pieces are not ticked off any longer @goods.tick', () => {
  const comesBack = (more: object) =>
    renderToStaticMarkup(
      <OwnPermissions value={['inquiries.write']}>
        <QueryClientProvider client={createQueryClient(() => undefined)}>
          <GoodsPiece piece={pieceOf(more)} event={event} way="back" day="2026-12-14" />
        </QueryClientProvider>
      </OwnPermissions>,
    );
  expect(comesBack({ tick: null, block: REPAIR })).toContain('6 blocked');
  expect(comesBack({ tick: null })).not.toContain('<details');
});
