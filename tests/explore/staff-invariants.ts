/** What holds on the admin's screen after every step. */
import { TABS } from '#admin/address/place.ts';
import { VIEW_LABELS } from '#admin/parts/texts.ts';
import { PAGES } from '#site/paths.ts';
import type { Invariant } from './moment.ts';
import type { Screen } from './screen.ts';
import type { FileName } from './staff-steps.ts';

/** The tab that is shown is the one that the address names. */
export const tabIsInAddress: Invariant = ({ after }) => {
  const tab = TABS.find((each) => each === viewOf(after));
  const wanted = tab && VIEW_LABELS[tab];
  // The number of new requests stands behind the label.
  if (wanted === undefined || after.selectedTab === '' || after.selectedTab.startsWith(wanted))
    return [];
  return [`The address says ${wanted}, the tab that is shown is ${after.selectedTab}.`];
};

/** What the address may name as open, by the view that it opens in. */
const OPENED = [
  ['rental-items', 'item'],
  ['categories', 'category'],
  ['service-packages', 'package'],
] as const;
/** Editors of the catalog, which the address names; other dialogs, as of a deletion, are in no link. */
const EDITOR = /^(Edit|New) (?!details$)/;

/** What the address names as open is open, and nothing else is. */
export const openIsInAddress: Invariant = ({ after, world }) => {
  if (new URL(after.url).pathname !== PAGES.admin) return [];
  const { searchParams } = new URL(after.url);
  // Of the stock view the address names the days, not what is pressed or typed on it.
  if (isEventPage(searchParams)) return [];
  const named = OPENED.find(([view, name]) => view === viewOf(after) && searchParams.has(name));
  const editor = after.dialogs.find(({ name }) => EDITOR.test(name));
  if (!named && editor) return [`"${editor.name}" is open, and the address does not name it.`];
  // A dialog whose script cannot be fetched is asked for again by hand.
  const mayLack = world.offline || after.controls.some(({ name }) => name === 'Try again');
  if (named && after.dialogs.length === 0 && !mayLack)
    return [`The address names a ${named[1]} as open, and nothing is.`];
  return [];
};

function isEventPage(query: URLSearchParams): boolean {
  return query.has('stock') || query.has('goods');
}

/** Pages that hide the list of requests. */
const OVER_LIST = ['inquiry', 'quote', 'calendar', 'stock', 'goods'];

/** @returns whether the address names a page that hides its list */
export function hidesList(url: string): boolean {
  const { searchParams } = new URL(url);
  return OVER_LIST.some((name) => searchParams.has(name));
}

/** How a list is narrowed, and the parameters of the address that may say it. */
const NARROWED = [
  [/^Search /, ['q']],
  [/^Filter by category$/, ['in']],
  [/^Filter by status$/, ['status', 'state']],
  [/^Filter by service$/, ['type']],
  [/^Filter by type$/, ['kind']],
  [/^Filter by assignee$/, ['assignee']],
  [/^Sort by$/, ['sort']],
] as const;

/** Search, filters and sort of the list are those of the address. */
export const listIsInAddress: Invariant = ({ after }) => {
  const { pathname, searchParams } = new URL(after.url);
  if (pathname !== PAGES.admin || after.dialogs.length > 0 || hidesList(after.url)) return [];
  return NARROWED.flatMap(([label, parameters]) => {
    const shown = after.controls.find(({ name, place }) => label.test(name) && place === 'main');
    const [wanted = ''] = parameters.flatMap((name) => searchParams.get(name) ?? []);
    if (!shown || shown.value === wanted) return [];
    return [`${shown.name} shows "${shown.value}", the address says "${wanted}".`];
  });
};

/** What is said of a file that is chosen, where there is room for it. */
const SAID_OF: Record<FileName, string> = {
  'good.png': 'Image uploaded successfully',
  'half.png': 'Damaged image',
  'text.png': 'Damaged image',
  'empty.jpg': 'Damaged image',
  'notes.pdf': 'Invalid file type',
};

/** Of each file that is chosen it is said what became of it. */
export const uploadIsSaid: Invariant = ({ step, before, after, world }) => {
  if (step.act !== 'upload' || after.said.includes('Uploading')) return [];
  // It waits for a toast that must be seen, such as one that offers a way back.
  if (before.toast !== null) return [];
  const title = after.toast?.title ?? '';
  if (title === SAID_OF[step.file] || title === 'Too many images') return [];
  if (world.offline && title === 'Upload failed') return [];
  return [`After ${step.file} was chosen, the toast says "${title}".`];
};

/** @returns the view that the address names; that which is shown first where it names none */
function viewOf({ url }: Screen): string {
  const { hash, searchParams } = new URL(url);
  const opened = OPENED.find(([, name]) => searchParams.has(name))?.[0];
  return hash.slice(1) || opened || 'contact-leads';
}
