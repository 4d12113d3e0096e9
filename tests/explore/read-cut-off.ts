/**
 * Runs in the page, after `readScreen`.
 * @returns in words by how much the page scrolls sideways, and which controls lie beyond the window's
 *   edges, besides those in what scrolls by itself
 */
export function readCutOff(): string[] {
  const width = document.documentElement.clientWidth;
  const isClipped = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body) return false;
    return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent);
  };
  const found: string[] = [];
  const beyond = document.documentElement.scrollWidth - width;
  if (beyond > 0) found.push(`The page scrolls ${beyond} px sideways.`);
  for (const element of exploredElements) {
    const { left, right, width: own } = element.getBoundingClientRect();
    if (own <= 2 || (left >= -1 && right <= width + 1) || isClipped(element)) continue;
    if (element.closest('.sr-only')) continue;
    found.push(`${element.localName} "${element.textContent.trim().slice(0, 30)}" is cut off.`);
  }
  return found;
}
