import { failed, offline } from '#site/search/texts.ts';

/** Around a field and its results: `panel` in the header, `page` elsewhere. */
const ROOT = '[data-search]';

/** Loads the search at the first sign of use; on the page of results immediately. */
export function watchSearch(): void {
  const begin = ({ target }: { target: EventTarget | null }) => {
    const root = target instanceof Element ? target.closest<HTMLElement>(ROOT) : null;
    if (root) void serve(root);
  };
  // After a failed load, each tries again.
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
    showUnavailable(root);
    addEventListener('online', () => void serve(root), { once: true });
  }
}

/** Field and text stay: the next touch may reach the network (@search.unavailable). */
function showUnavailable(root: HTMLElement): void {
  const status = root.querySelector('[data-search-status]');
  const ask = root.querySelector<HTMLElement>('[data-search-ask]');
  if (status) status.textContent = navigator.onLine ? failed : offline;
  if (ask) ask.hidden = false;
}
