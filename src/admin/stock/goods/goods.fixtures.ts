import type { GoodsPieceView } from '#contracts/stock/goods.ts';

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
