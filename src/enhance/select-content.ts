/**
 * Selects the content of fields with `data-select-content` on entry and after Enter, so that typing replaces it:
 * 160 typed after a 1 would be 1160. Listens on the document, because somebody may type before hydration.
 * @param typedInto field with input before this was loaded
 */
export function selectContent(typedInto: EventTarget | null): void {
  // Ends the inline script's stand-in for this (`src/renderer/early-presses.ts`).
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- removes a handler that was set this way
  globalThis.onmouseup = null;
  // Capturing, because a pending island stops its events.
  document.addEventListener('focusin', ({ target }) => select(target), true);
  // After the field has parsed the quantity.
  document.addEventListener('keydown', ({ target, key }) => {
    if (key === 'Enter') select(target);
  });
  // Safari sets the caret after the focus event, at the latest on mouseup, which ends the selection. In a field that
  // already has the focus, setting the caret is intended.
  let pressed: EventTarget | null = null;
  const press = ({ target }: Event) => {
    pressed = target === document.activeElement ? null : target;
  };
  const release = (event: Event) => {
    if (event.target === pressed && select(pressed, isPartSelected)) event.preventDefault();
  };
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('mouseup', release, true);
  // The field that was entered while this was loading, unless something was typed, which would be overwritten.
  if (document.activeElement !== typedInto) select(document.activeElement);
}

/** @param except excludes fields. @returns whether the target is such a field and was selected */
function select(target: EventTarget | null, except = (_: HTMLInputElement) => false): boolean {
  if (!(target instanceof HTMLInputElement) || !('selectContent' in target.dataset)) return false;
  if (except(target)) return false;
  target.select();
  return true;
}

/** Whether part of the text is selected, as by dragging. */
function isPartSelected({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  const length = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return length > 0 && length < value.length;
}
