import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TakenView } from '#contracts/stock/stock.ts';
import { TakenList } from './TakenList.tsx';

const block: TakenView = {
  inquiry: null,
  kind: 'block',
  quantity: 2,
  out: '2026-12-14',
  free: '2026-12-20',
  reason: 'repair',
  note: '',
};
const wordsOf = (free: string) => renderToStaticMarkup(<TakenList taken={[{ ...block, free }]} />);

test('a block has its last day, and none is made up where it has no end @stock.block @stock.short', () => {
  expect(wordsOf('2026-12-20')).toContain('12/14/2026 to 12/19/2026');
  const endless = wordsOf('9999-12-31');
  expect(endless).toContain('from 12/14/2026 on');
  expect(endless).not.toContain('9999');
});

test('an event whose name cannot be seen is named by its reference @inquiry.unnamed', () => {
  const inquiry = {
    id: 'a',
    reference: 'WD-22222',
    name: '\u2800\u3164',
    status: 'booked',
  } as const;
  const taken = [{ ...block, kind: 'booking', inquiry } as const];
  expect(renderToStaticMarkup(<TakenList taken={taken} />)).toContain('2 for WD-22222, ');
});
