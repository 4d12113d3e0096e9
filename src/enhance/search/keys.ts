/** Arrow keys move through field and results (@search.keyboard), which stay plain links. */
export function walkLinks(root: HTMLElement, input: HTMLInputElement): void {
  root.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (target !== input && !target.closest('[data-search-results]')) return;
    const stops = [input, ...linksIn(root)];
    const place = stops.findLastIndex((stop) => stop === target || isBefore(stop, target));
    const next = stopOf(event, { place, last: stops.length - 1, between: stops[place] !== target });
    if (next === undefined) {
      // What is typed on a result goes into the field.
      if (target !== input && isTyping(event)) input.focus();
      return;
    }
    event.preventDefault();
    stops[next]?.focus();
  });
}

/** @returns links of results and the link to all of them; without results, the suggestions */
function linksIn(root: HTMLElement): HTMLElement[] {
  const results = root.querySelectorAll<HTMLElement>(
    '[data-search-results] :is(li, section ~ p) > a',
  );
  if (results.length > 0) return [...results];
  return [...root.querySelectorAll<HTMLElement>('[data-search-results] a')];
}

function isBefore(node: Node, other: Node): boolean {
  return (node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

interface Place {
  /** Index of the focused stop, or of the one before the focus. */
  place: number;
  last: number;
  /** The focus is between stops, such as on a heading. */
  between: boolean;
}

/** @returns index of the key's target, or undefined */
function stopOf({ key }: KeyboardEvent, { place, last, between }: Place): number | undefined {
  if (key === 'ArrowDown' && place < last) return place + 1;
  if (place === 0 && !between) return undefined;
  if (key === 'ArrowUp') return between ? place : place - 1;
  if (last === 0) return undefined;
  if (key === 'Home') return 1;
  return key === 'End' ? last : undefined;
}

function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    (key === 'Backspace' || (key.length === 1 && key !== ' ')) && !(ctrlKey || metaKey || altKey)
  );
}
