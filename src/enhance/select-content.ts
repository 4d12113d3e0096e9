/**
 * Selects the content of fields with `data-select-content` on entry and after Enter, because it is replaced,
 * not continued: 160 typed after a 1 would be 1160. For all of them here, because somebody may type before
 * hydration.
 * @param typedInto field with input before this was loaded
 */
export function selectContent(typedInto: EventTarget | null): void {
  // What stood in for this (`src/renderer/early-presses.ts`).
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- It takes the other one away.
  globalThis.onmouseup = null;
  // Capturing, because a pending island stops its events.
  document.addEventListener('focusin', ({ target }) => select(target), true);
  // After the field has parsed the quantity.
  document.addEventListener('keydown', ({ target, key }) => {
    if (key === 'Enter') select(target);
  });
  // Safari sets the caret at the click, after the focus event: immediately, or on mouseup. In a field that
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
  // Entered while this was loading. Not if something was typed, which would be overwritten.
  if (document.activeElement !== typedInto) select(document.activeElement);
}

/** @returns whether it is such a field and was selected */
function select(target: EventTarget | null, except = (_: HTMLInputElement) => false): boolean {
  if (!(target instanceof HTMLInputElement) || !('selectContent' in target.dataset)) return false;
  if (except(target)) return false;
  target.select();
  return true;
}

/** By hand, for instance. */
function isPartSelected({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  const length = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return length > 0 && length < value.length;
}
