/**
 * The client directive `client:intent`: hydrates an island at the first pointer, focus or key in
 * it, and then repeats what the visitor did meanwhile, so that no early action is lost.
 * `client:intent={{ query: true }}`: an address with a query is such a sign too.
 * `client:intent={{ now: true }}`: no sign is waited for, and what comes early is kept all the same.
 *
 * Where the island's file does not arrive, what was held is given up, and the island's surroundings
 * are marked, so that the style sheet shows the way without scripts (`without-script`).
 */
import type { ClientDirective } from 'astro';

/** Signs that a visitor is about to use the island. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];
/** What is held back until the island can answer. */
const ACTIONS = ['click', 'submit', 'input', 'change'];

/** What the attribute holds; Astro's own type is that of a bare one. */
type Wishes = string & { now?: true; query?: true };

/** Said in `global.css` too, and by `page.ts` of the whole page. */
const FAILED = 'script-failed';

const intent: ClientDirective = (load, { value }, island) => {
  /** Each held action as the function that repeats it. */
  const held: (() => void)[] = [];

  const hold = (event: Event) => {
    const target = event.target as HTMLInputElement & HTMLFormElement;
    // Links and hearts work without the island.
    if (target.closest('a, [data-heart]')) return;
    event.stopPropagation();
    if (event.type === 'click') {
      event.preventDefault();
      held.push(() => target.click());
    } else if (event.type === 'submit') {
      // Unanswered, the browser itself would send the fields, in the address.
      event.preventDefault();
      held.push(() => target.requestSubmit());
    } else {
      const typed = target.value;
      held.push(() => {
        // Through the prototype: React watches the element's own property, and would see no change.
        const own = Object.getPrototypeOf(target) as object;
        Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(target, typed);
        target.dispatchEvent(new Event(event.type, { bubbles: true }));
      });
    }
  };

  const start = async () => {
    for (const sign of SIGNS) island.removeEventListener(sign, begin);
    for (const action of ACTIONS) island.addEventListener(action, hold, true);
    const hydrate = await load();
    await hydrate();
    // Astro itself has said what failed. The listeners stay: the browser would submit a form with
    // what was typed in the address.
    if (island.hasAttribute('ssr')) return island.parentElement?.classList.add(FAILED);
    // React attaches its listeners in the task after hydration.
    setTimeout(() => {
      for (const action of ACTIONS) island.removeEventListener(action, hold, true);
      for (const repeat of held) repeat();
    });
  };

  const begin = () => void start();
  for (const sign of SIGNS) island.addEventListener(sign, begin);
  const { now, query } = value as Wishes;
  if (now || (query && location.search)) begin();
};

export default intent;
