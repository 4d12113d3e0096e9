/** What may get the focus; no text fields, because they would open a phone's keyboard. */
const NEXT =
  'button:enabled, a[href], select:enabled, summary, input:is([type="checkbox"], [type="radio"]):enabled';
/** The search for a target ends at such an element, which gets the focus itself if it has no target. */
const PLACES = 'dialog, form, [role="tabpanel"], section, main';

/**
 * Moves the focus to a neighbor when the focused element is removed (a deleted row, a button that removes
 * itself); browsers would move it to the start of the page. Components that choose a better target do so
 * during the change or later.
 */
export function keepFocus(): void {
  let last: Element | null = null;
  let byPointer = false;
  for (const sign of ['pointerdown', 'keydown']) {
    document.addEventListener(
      sign,
      () => {
        byPointer = sign === 'pointerdown';
      },
      true,
    );
  }
  document.addEventListener('focusin', ({ target }) => {
    last = target as Element;
  });
  new MutationObserver((changes) => {
    if (!last || last.isConnected) return;
    const gone = last;
    last = null;
    // The visitor has focused something else.
    if (document.activeElement !== document.body) return;
    // The removal of its outermost ancestor tells where it was.
    const change = changes.findLast(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(gone)),
    );
    if (change) moveFocus(change, gone.closest('dialog, .toast'), byPointer);
  }).observe(document.body, { childList: true, subtree: true });
}

/**
 * @param whole the dialog or toast that was removed with the element.
 * @param byPointer does not scroll after a press by pointer
 */
function moveFocus(
  { target, nextSibling, previousSibling }: MutationRecord,
  whole: Element | null,
  byPointer: boolean,
): void {
  const parent = target as Element;
  // The button that opened a dialog may be gone, as with a toast. An open dialog comes after `main` in the document.
  const around =
    whole?.localName === 'dialog'
      ? [...document.querySelectorAll<HTMLElement>('main, dialog:modal')].at(-1)
      : null;
  const place = parent.closest<HTMLElement>(PLACES) ?? around;
  if (!place) return;
  const near = whole ? undefined : nearest(nextSibling, previousSibling, parent, place);
  if (near) return near.focus({ preventScroll: byPointer });
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** @returns the nearest control to where something was */
function nearest(
  next: Node | null,
  previous: Node | null,
  parent: Element,
  place: Element,
): HTMLElement | undefined {
  for (const [first, step] of [
    [next, 'nextSibling'],
    [previous, 'previousSibling'],
  ] as const) {
    for (let node = first; node; node = node[step]) {
      const found = firstIn(node);
      if (found) return found;
    }
  }
  if (parent === place || !parent.parentElement) return undefined;
  return nearest(parent.nextSibling, parent.previousSibling, parent.parentElement, place);
}

function firstIn(node: Node): HTMLElement | undefined {
  if (!(node instanceof Element)) return undefined;
  return [node, ...node.querySelectorAll(NEXT)].find(
    (candidate): candidate is HTMLElement =>
      candidate instanceof HTMLElement && candidate.matches(NEXT) && candidate.checkVisibility(),
  );
}
