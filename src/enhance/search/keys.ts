/**
 * Arrow keys go from the field through the results and back (@search.keyboard). The results stay plain
 * links, so that everything works that works with links.
 */
export function walkLinks(root: HTMLElement, input: HTMLInputElement): void {
  root.addEventListener('keydown', (event) => {
    const links = [...root.querySelectorAll<HTMLElement>('[data-search-results] a')];
    const stops = [input, ...links];
    const place = stops.indexOf(event.target as HTMLElement);
    if (place === -1) return;
    const next = stopOf(event, place, stops.length - 1);
    if (next === undefined) {
      // Goes on typing.
      if (place > 0 && isLetter(event)) input.focus();
      return;
    }
    event.preventDefault();
    stops[next]?.focus();
  });
}

/** @returns the number of the stop that the key leads to, or undefined */
function stopOf({ key }: KeyboardEvent, place: number, last: number): number | undefined {
  if (key === 'ArrowDown' && place < last) return place + 1;
  if (place === 0) return undefined;
  if (key === 'ArrowUp') return place - 1;
  if (key === 'Home') return 1;
  return key === 'End' ? last : undefined;
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    (key === 'Backspace' || (key.length === 1 && key !== ' ')) && !(ctrlKey || metaKey || altKey)
  );
}
