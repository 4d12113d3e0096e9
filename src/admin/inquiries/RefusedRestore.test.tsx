import { expect, test } from 'vitest';
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { RefusedRestore } from './RefusedRestore.tsx';

/** @returns by what React tells the dialog of this request from that of another one */
function keyOf(id: string): string | null {
  const inquiry = { id } as InquiryView;
  return RefusedRestore({ refused: { inquiry, short: [] }, onClose: () => undefined }).key;
}

test('a request that is refused while the dialog of another one is open has fields of its own @inquiry.trash', () => {
  expect(keyOf('second')).not.toBe(keyOf('first'));
  expect(keyOf('first')).toBe(keyOf('first'));
});
