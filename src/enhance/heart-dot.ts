/** A dot moves from a pressed heart to the list in the header (@wishlist.dot). */

const FLIGHT = { duration: 500, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' };

/** Sends the dot, except under reduced motion. @param heart where it starts */
export function sendDot(heart: Element): void {
  const list = document.querySelector('header [data-wishlist-open]');
  if (!list || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const dot = document.createElement('span');
  dot.dataset['dot'] = '';
  dot.className = 'pointer-events-none fixed bottom-0 left-0 z-50 size-4 rounded-full bg-rose-600';
  document.body.append(dot);
  const from = placeFor(dot, heart);
  const to = placeFor(dot, list);
  dot.animate([{ transform: from }, { transform: `${to} scale(0.5)` }], FLIGHT).onfinish = () =>
    dot.remove();
}

/** @returns the transform that centers the dot on an element */
function placeFor(dot: Element, element: Element): string {
  const start = dot.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const x = box.x + box.width / 2 - start.x - start.width / 2;
  const y = box.y + box.height / 2 - start.y - start.height / 2;
  return `translate(${x}px, ${y}px)`;
}
