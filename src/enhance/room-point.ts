/** Scrolls a focused point of a room into view: Chromium does not if an edge of it is visible. */
export function showFocusedPoint(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('.room')) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });
}
