/**
 * Fields whose content is replaced, not continued, are selected as a whole when they are entered, and
 * again after Enter (`data-select-content`): 160 typed over a 1 would be 1160. It is here for all of
 * them, because somebody may type before an island has arrived.
 * @param typedInto where somebody has typed before this arrived
 */
export function selectContent(typedInto: EventTarget | null): void {
  // What stood in for this (`src/build/early-presses.ts`).
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- It takes the other one away.
  globalThis.onmouseup = null;
  // On the way down: an island that is not there yet holds its events back.
  document.addEventListener('focusin', ({ target }) => select(target), true);
  // After the field has made what was typed a quantity.
  document.addEventListener('keydown', ({ target, key }) => {
    if (key === 'Enter') select(target);
  });
  // Safari puts the caret where the field was pressed, after it got the focus: at once, or when the
  // button is released. In a field that had the focus before, that is what the press is for.
  let pressed: EventTarget | null = null;
  const press = ({ target }: Event) => {
    pressed = target === document.activeElement ? null : target;
  };
  const release = (event: Event) => {
    if (event.target === pressed && select(pressed, isPartSelected)) event.preventDefault();
  };
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('mouseup', release, true);
  // What was entered while this was on its way; selected now, what was typed would be typed over.
  if (document.activeElement !== typedInto) select(document.activeElement);
}

/** @returns whether it is such a field, and was selected */
function select(target: EventTarget | null, except = (_: HTMLInputElement) => false): boolean {
  if (!(target instanceof HTMLInputElement) || !('selectContent' in target.dataset)) return false;
  if (except(target)) return false;
  target.select();
  return true;
}

/** As when somebody has drawn over a part of the text. */
function isPartSelected({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  const length = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return length > 0 && length < value.length;
}
