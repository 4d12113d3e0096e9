/** What gets the focus: no text field, which would bring up the keyboard of a phone. */
const NEXT =
  'button:enabled, a[href], select:enabled, summary, input:is([type="checkbox"], [type="radio"]):enabled';
/** What it does not leave, and what has it where nothing else is left. */
const PLACES = 'dialog, form, [role="tabpanel"], section, main';

/**
 * Hands the focus on when what had it is taken out of the page, whatever took it: a row that was
 * deleted, a button that clears itself away. Without this it falls back to the start of the page. A part
 * that gives it to something better does so with the change, or later.
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
    // Somebody who has gone on is not called back.
    if (document.activeElement !== document.body) return;
    // Of what went with what was around it, the outermost tells where it was.
    const change = changes.findLast(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(gone)),
    );
    if (change) handOn(change, gone.closest('dialog, .toast') !== null, byPointer);
  }).observe(document.body, { childList: true, subtree: true });
}

/**
 * @param isWhole a dialog or a toast went: what stands beside it has nothing to do with it
 * @param byPointer whether the page should stay where it is
 */
function handOn(
  { target, nextSibling, previousSibling }: MutationRecord,
  isWhole: boolean,
  byPointer: boolean,
): void {
  const parent = target as Element;
  const place = parent.closest<HTMLElement>(PLACES);
  if (!place) return;
  const near = isWhole ? undefined : nearest(nextSibling, previousSibling, parent, place);
  if (near) return near.focus({ preventScroll: byPointer });
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** @returns what can be pressed next to where something was, or as near to it as there is */
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
    (each): each is HTMLElement =>
      each instanceof HTMLElement && each.matches(NEXT) && each.checkVisibility(),
  );
}
