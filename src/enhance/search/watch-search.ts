import { failed, offline } from '#site/search/texts.ts';

/** Element around a search field and its results; its value is `panel` in the header, `page` elsewhere. */
const ROOT = '[data-search]';

/** Loads the search at the first sign of use; on the page of results immediately. */
export function watchSearch(): void {
  const begin = ({ target }: { target: EventTarget | null }) => {
    const root = target instanceof Element ? target.closest<HTMLElement>(ROOT) : null;
    if (root) void load(root);
  };
  // Each sign tries again after a failed load.
  for (const sign of ['focusin', 'input', 'pointerdown']) document.addEventListener(sign, begin);
  // The field may have the focus already, and the page of results has a query in its address.
  begin({ target: document.activeElement });
  begin({ target: document.querySelector('[data-search="page"]') });
}

const loaded = new WeakSet<HTMLElement>();

async function load(root: HTMLElement): Promise<void> {
  if (loaded.has(root)) return;
  loaded.add(root);
  try {
    const { connectSearch } = await import('./connect-search.ts');
    connectSearch(root);
  } catch {
    loaded.delete(root);
    showUnavailable(root);
    addEventListener('online', () => void load(root), { once: true });
  }
}

/**
 * Says that the search is unavailable; the field stays, because the next touch may reach the network
 * (@search.unavailable).
 */
function showUnavailable(root: HTMLElement): void {
  const status = root.querySelector('[data-search-status]');
  const ask = root.querySelector<HTMLElement>('[data-search-ask]');
  if (status) status.textContent = navigator.onLine ? failed : offline;
  if (ask) ask.hidden = false;
}
