import type { GoodsPieceView } from '#contracts/stock/goods.ts';
import type { StockTakenView } from '#contracts/stock/view.ts';

/** @returns chairs of an event, neither ticked off nor blocked or charged */
export function pieceOf(more: Partial<GoodsPieceView> = {}): GoodsPieceView {
  return {
    itemId: 'chair',
    option: '',
    name: 'Gold Chair',
    quantity: 240,
    sets: [],
    rented: [],
    tick: null,
    blockId: 'b',
    block: null,
    charge: null,
    ...more,
  };
}

/** Six pieces that are being repaired, without an end. */
export const REPAIR: StockTakenView = {
  id: 'b',
  option: '',
  kind: 'block',
  quantity: 6,
  out: '2026-12-14',
  free: '9999-12-31',
  inquiry: null,
  reason: 'repair',
  note: '',
};
