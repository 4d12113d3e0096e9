/**
 * Brings what has the focus into view, for whoever tells by it where they are (WCAG 2.4.11). A dialog
 * that closes gives the focus back without scrolling, and the page below it may have moved: by a link
 * that opened the dialog, or because the screen was turned.
 */
export function showFocus(): void {
  const { activeElement: focused } = document;
  if (!focused?.matches(':focus-visible')) return;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // In a header that stays, what is seen lies where the page would scroll away from.
  if (!focused.contains(seen)) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
