/** Scrolls a focused point of a room into view: Chromium leaves one alone whose edge is visible. */
export function showFocusedPoint(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('.room')) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });
}
