/** A search field and its results (@search.results). Without React: 4 KB instead of 60 on every page. */
import { searchPath } from '#site/paths.ts';
import { wordsOfAddress, type FindEntries } from '#site/search/open-index.ts';
import * as text from '#site/search/texts.ts';
import { openSearch } from '#stores/search.ts';
import { walkLinks } from './keys.ts';
import { showResults, type Shown } from './results.ts';

/** How much the header's panel shows; the page shows more. */
const IN_PANEL: Shown = { entries: 10, ofGroup: 5, inColumns: false };
const PAGE_STEP = 60;

/** Groups changes of the address, because browsers refuse too many. */
const ADDRESS_DELAY_MS = 300;

interface Parts {
  root: HTMLElement;
  input: HTMLInputElement;
  status: HTMLElement;
  results: HTMLElement;
  /** The phone number, shown unless results match the whole query. */
  ask: HTMLElement;
  /** Shown without results and suggestions; absent in the panel. */
  instead: HTMLElement | null;
  isPage: boolean;
}

/** @param root element with `data-search` (`src/components/search/`) */
export function connectSearch(root: HTMLElement): void {
  const part = (selector: string) => root.querySelector<HTMLElement>(selector);
  const input = root.querySelector('input');
  const [status, results, ask] = ['status', 'results', 'ask'].map((name) =>
    part(`[data-search-${name}]`),
  );
  if (!input || !status || !results || !ask) return;
  const instead = part('[data-search-instead]');
  const isPage = root.dataset.search === 'page';
  const parts = { root, input, status, results, ask, instead, isPage };
  if (isPage && input.value === '') input.value = queryOfAddress(root);
  const update = searcher(parts);
  input.addEventListener('input', afterPaint(update));
  retryWhenTouched(parts, update);
  walkLinks(root, input);
  if (isPage) keepAddress(parts, update);
  else closeWhenLeft(root);
  root.querySelector('form')?.addEventListener('submit', (event) => {
    // Offline, the browser's error page would lose the typed words.
    if (navigator.onLine) return;
    event.preventDefault();
    update();
  });
  update();
}

/** @returns the query in the address */
function queryOfAddress({ dataset }: HTMLElement): string {
  return 'lost' in dataset
    ? wordsOfAddress(location.pathname)
    : (new URLSearchParams(location.search).get('q') ?? '').trim();
}

/** @returns `update`, delayed until the browser has painted the typed letter */
function afterPaint(update: () => void): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isWaiting = false;
        update();
      }),
    );
  };
}

/** @returns a function that shows results for the field */
function searcher(parts: Parts): () => void {
  const { input, status, results } = parts;
  let shownFor = '';
  let count = PAGE_STEP;
  const update = async () => {
    const query = input.value.trim();
    if (query === '') clear(parts);
    else status.textContent ||= text.loading;
    let find: FindEntries;
    try {
      // Also for an empty field, so that the index is there at the first letter.
      find = await openSearch();
    } catch {
      // Reported immediately, so that nobody types in vain.
      showFailure(parts, () => void update());
      return;
    }
    delete parts.root.dataset.failed;
    // The visitor has typed on; another update shows the results.
    if (input.value.trim() !== query) return;
    if (query === '') clear(parts);
    else show(find, query);
  };
  const show = (find: FindEntries, query: string) => {
    if (query !== shownFor) count = PAGE_STEP;
    shownFor = query;
    const found = find(query);
    const { entries, complete, suggestions } = found;
    say(status, foundText(found, query), `“${query}”`);
    const shown = parts.isPage ? { entries: count, ofGroup: count, inColumns: true } : IN_PANEL;
    showResults(results, found, shown, {
      query,
      more: parts.isPage
        ? () => {
            count += PAGE_STEP;
            show(find, query);
          }
        : undefined,
    });
    parts.ask.hidden = complete;
    if (parts.instead) parts.instead.hidden = entries.length > 0 || suggestions.length > 0;
  };
  return () => void update();
}

/** Writes a text of which a translator leaves what was typed (@translated.badge). */
function say(status: HTMLElement, said: string, typed: string): void {
  const at = said.indexOf(typed);
  const ends = at < 0 ? [said.length, said.length] : [at, at + typed.length];
  const texts = [said.slice(0, ends[0]), said.slice(...ends), said.slice(ends[1])];
  const pieces = texts.map((words, place) => {
    const piece = document.createElement('span');
    piece.translate = place !== 1;
    piece.textContent = words;
    return piece;
  });
  status.replaceChildren(...pieces);
}

function foundText(found: ReturnType<FindEntries>, query: string): string {
  const { entries, complete, strength, synonyms } = found;
  if (entries.length === 0) return `${text.nothing(query)} ${text.tryFewerWords}`;
  if (complete) return text.found(entries.length, query, synonyms);
  return strength > 0 ? text.closest(query) : text.closestInstead(query);
}

function clear({ status, results, ask, instead }: Parts): void {
  status.textContent = '';
  results.replaceChildren();
  ask.hidden = true;
  if (instead) instead.hidden = false;
}

function showFailure(parts: Parts, retry: () => void): void {
  clear(parts);
  const { root, input, status, results, ask } = parts;
  root.dataset.failed = '';
  status.textContent = navigator.onLine ? text.failed : text.offline;
  ask.hidden = false;
  if (!navigator.onLine) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'mt-3 min-h-11 font-semibold underline underline-offset-4';
  button.textContent = text.tryAgain;
  button.addEventListener('click', () => {
    // Before the results replace this button.
    input.focus();
    retry();
  });
  results.replaceChildren(button);
}

/** Retries loading the index at the next touch, or when back online. */
function retryWhenTouched({ root, input, results }: Parts, update: () => void): void {
  const retryFailed = () => {
    if ('failed' in root.dataset) update();
  };
  input.addEventListener('focus', retryFailed);
  root.addEventListener('pointerdown', ({ target }) => {
    // The button retries by itself.
    if (!results.contains(target as Node)) retryFailed();
  });
  addEventListener('online', update);
}

/** Keeps the query in the page's address, for Back, Reload and sharing (@search.page). */
function keepAddress({ root, input }: Parts, update: () => void): void {
  const isResultPage = !('lost' in root.dataset);
  if (!isResultPage) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    const query = input.value.trim();
    const address = query === '' ? location.pathname : searchPath(query);
    history.replaceState(null, '', address);
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(write, ADDRESS_DELAY_MS);
  });
  root.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    write();
    update();
  });
  addEventListener('pagehide', write);
  addEventListener('popstate', () => {
    input.value = queryOfAddress(root);
    update();
  });
}

/** Closes the panel when the focus moves out of it. */
function closeWhenLeft(panel: HTMLElement): void {
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.hidePopover();
  });
}
