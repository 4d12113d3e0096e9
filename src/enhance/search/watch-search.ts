/** Loads the search at the first sign that somebody is about to search. */
import { failed, offline } from '#site/search/texts.ts';

/** The part around a field and its results: `panel` in the header, `page` elsewhere. */
const ROOT = '[data-search]';

/** Watches the fields of the page; one in the page's own search is served at once. */
export function watchSearch(): void {
  const begin = ({ target }: { target: EventTarget | null }) => {
    const root = target instanceof Element ? target.closest<HTMLElement>(ROOT) : null;
    if (root) void serve(root);
  };
  // Without its script, each of them tries again.
  for (const sign of ['focusin', 'input', 'pointerdown']) document.addEventListener(sign, begin);
  // Opened before this was loaded, or with a query in the address.
  begin({ target: document.activeElement });
  begin({ target: document.querySelector('[data-search="page"]') });
}

const served = new WeakSet<HTMLElement>();

async function serve(root: HTMLElement): Promise<void> {
  if (served.has(root)) return;
  served.add(root);
  try {
    const { connectSearch } = await import('./connect-search.ts');
    connectSearch(root);
  } catch {
    served.delete(root);
    sayUnavailable(root);
    addEventListener('online', () => void serve(root), { once: true });
  }
}

/** The field and what was typed stay: the next touch may find the line again (@search.unavailable). */
function sayUnavailable(root: HTMLElement): void {
  const status = root.querySelector('[data-search-status]');
  const ask = root.querySelector<HTMLElement>('[data-search-ask]');
  if (status) status.textContent = navigator.onLine ? failed : offline;
  if (ask) ask.hidden = false;
}
