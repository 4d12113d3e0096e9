/** Texts about blocks, for staff (@stock.block). */

/** @param events by `tooFewFor` */
export const blockMakesShort = (item: string, events: readonly string[]) =>
  `With this block there isn’t enough of ${item}: ${new Intl.ListFormat('en-US').format(events)}.`;
export const blockAnyway = 'Block anyway?';
export const otherBlock =
  'This block was already saved with other details. Reload the page to see it.';
export const blockGone = 'Someone removed this block meanwhile.';
export const noBlock = 'This isn’t a block. Reload the page to see what it is.';
