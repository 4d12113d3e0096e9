/** Brings a point of a room that gets the focus into the frame: Chromium leaves one where it is whose edge is in view. */
export function showFocusedPoint(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('.room')) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });
}
