/** Shows results by category as plain links (@search.results). */
import { FALLBACK_IMAGE } from '#site/media/fallback-image.ts';
import { resized } from '#site/media/image.ts';
import { searchPath } from '#site/paths.ts';
import type { FindEntries, SearchEntry } from '#site/search/open-index.ts';
import * as text from '#site/search/texts.ts';
import { searchImagesOf } from '#stores/search.ts';

/** How much is shown at most. */
export interface Shown {
  /** Results in all. */
  entries: number;
  /** Results of one category. */
  ofGroup: number;
  /** Results in two columns, if there is room. */
  inColumns: boolean;
}

interface Continuation {
  query: string;
  /** Shows more results; undefined: a link to the page of results is shown instead. */
  more: (() => void) | undefined;
}

const LINK = 'font-semibold underline underline-offset-4';
/** The smallest width that the image CDN offers; results draw it 72 pixels wide. */
const IMAGE_WIDTH = 320;

export function showResults(
  place: HTMLElement,
  { entries, suggestions }: ReturnType<FindEntries>,
  shown: Shown,
  { query, more }: Continuation,
): void {
  const groups = grouped(entries, shown);
  const shownCount = groups.reduce((sum, group) => sum + group.length, 0);
  const parts: HTMLElement[] = groups.map((group) => groupElement(group, shown.inColumns));
  if (suggestions.length > 0) parts.unshift(suggestionLine(suggestions));
  if (shownCount < entries.length) {
    parts.push(more ? moreButton(more) : allLink(entries.length, query));
  }
  place.replaceChildren(...parts);
}

/** @returns the first results by category, the category of the best result first */
function grouped(entries: readonly SearchEntry[], { entries: most, ofGroup }: Shown) {
  const groups = new Map<SearchEntry['group'], SearchEntry[]>();
  let count = 0;
  for (const entry of entries) {
    const group = groups.get(entry.group) ?? [];
    if (count === most) break;
    if (group.length === ofGroup) continue;
    groups.set(entry.group, [...group, entry]);
    count += 1;
  }
  return [...groups.values()];
}

function groupElement(entries: readonly SearchEntry[], inColumns: boolean): HTMLElement {
  const section = element('section', 'mt-5');
  const heading = element('h2', 'px-2 font-sans text-sm font-semibold');
  const [first] = entries;
  if (first)
    heading.append(link(first.group.href, 'inline-block py-1 hover:underline', first.group.name));
  const list = element('ul', inColumns ? 'mt-1 gap-x-6 md:grid md:grid-cols-2' : 'mt-1');
  list.append(...entries.map(entryElement));
  section.append(heading, list);
  return section;
}

function entryElement({ name, href, price, group, slug, image }: SearchEntry): HTMLElement {
  const row = link(
    href,
    `flex ${group.page !== undefined ? 'min-h-11' : 'min-h-16'} items-center gap-4 rounded-md p-2 hover:bg-ivory-200`,
  );
  const words = element('span', 'min-w-0');
  words.append(element('span', 'block font-display leading-snug', name));
  if (group.page !== undefined) row.append(words);
  else {
    const frame = element('span', 'h-13.5 w-18 shrink-0 overflow-hidden rounded-sm bg-ivory-200');
    words.append(element('span', 'block text-sm text-night-600', price));
    row.append(frame, words);
    void addImage(frame, group.category, slug, image);
  }
  const item = element('li', '');
  item.append(row);
  return item;
}

/**
 * Adds an image without alternative text, because the name is beside it.
 * @param ownImage of an entry without category
 */
async function addImage(
  frame: HTMLElement,
  category: string | undefined,
  slug: string,
  ownImage: string,
): Promise<void> {
  const url = category === undefined ? ownImage : (await searchImagesOf(category))[slug];
  const image = new Image(72, 54);
  image.className = 'size-full object-cover';
  image.loading = 'lazy';
  image.alt = '';
  image.src = url ? resized(url, IMAGE_WIDTH) : FALLBACK_IMAGE;
  frame.append(image);
}

function suggestionLine(suggestions: readonly string[]): HTMLElement {
  const line = element('p', 'mt-3');
  line.append(`${text.didYouMean} `);
  for (const [index, query] of suggestions.entries()) {
    if (index > 0) line.append(', ');
    line.append(link(searchPath(query), LINK, query));
  }
  line.append('?');
  return line;
}

function allLink(count: number, query: string): HTMLElement {
  const line = element('p', 'mt-4 px-2');
  line.append(
    link(searchPath(query), `inline-flex min-h-11 items-center ${LINK}`, text.seeAll(count)),
  );
  return line;
}

function moreButton(more: () => void): HTMLElement {
  const button = element('button', 'mt-6 button button-outline', text.showMore);
  button.setAttribute('type', 'button');
  button.addEventListener('click', more);
  return button;
}

function link(href: string, className: string, content = ''): HTMLAnchorElement {
  const anchor = element('a', className, content) as HTMLAnchorElement;
  anchor.href = href;
  return anchor;
}

function element(tag: string, className: string, content = ''): HTMLElement {
  const created = document.createElement(tag);
  if (className !== '') created.className = className;
  created.textContent = content;
  return created;
}
