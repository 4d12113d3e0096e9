/** What the admin's API and the site say to what was done in the admin. */
import type { APIResponse, Page } from '@playwright/test';
import { listParamsOf, NEW, viewNamed, type TabView, type View } from '#admin/address/place.ts';
import { CATEGORY_KIND } from '#admin/catalog/categories/category-form-values.ts';
import { ITEM_KIND } from '#admin/catalog/items/item-form-values.ts';
import { PACKAGE_KIND } from '#admin/catalog/packages/package-form-values.ts';
import { addressOf } from '#api-client/call.ts';
import { PAGES } from '#site/paths.ts';
import { ADMIN_API_PATHS } from '../support/api-paths.ts';
import type { Moment } from './moment.ts';
import { controlOf } from './outcome.ts';
import type { Screen } from './screen.ts';
import { hidesList } from './staff-invariants.ts';
import type { Step } from './step.ts';
import { fieldKey } from './world.ts';

const LISTS: Record<TabView, string> = {
  categories: ADMIN_API_PATHS.categories,
  'rental-items': ADMIN_API_PATHS.rentalItems,
  'service-packages': ADMIN_API_PATHS.servicePackages,
  'contact-leads': ADMIN_API_PATHS.inquiries,
};

const isTab = (view: View): view is TabView => view in LISTS;

/** What is edited in the admin, by its name in the address. */
const KINDS = [
  ['item', ITEM_KIND],
  ['category', CATEGORY_KIND],
  ['package', PACKAGE_KIND],
] as const;

/** As `GET /api/admin/rental-items` gives it, as far as it is looked at. */
interface ItemView {
  name: string;
  slug: string;
  category: string;
  isActive: boolean;
  isPublished: boolean;
  state: 'draft' | 'live' | 'edited';
}

/** As `GET /api/admin/contact-submissions/{id}` gives it, as far as it is looked at. */
interface RequestView {
  status: string;
  assignee: { id: string } | null;
}

interface PublishingState {
  waiting: unknown;
  building: unknown;
}

/**
 * Asks the admin's API and the site, not from within the page, whose console would take the 404 of
 * something hidden for a fault.
 * @returns what is wrong
 */
export async function lookAtStoredRows(moment: Moment): Promise<string[]> {
  const { world, here, saved } = moment;
  if (world.offline) return [];
  const { page } = here.tab;
  const problems: string[] = [];
  if (saved) problems.push(...(await savedProblems(page, moment)));
  if (saved) problems.push(...(await chosenProblems(page, moment)));
  if (isLoad(moment)) problems.push(...(await listProblems(page, moment)));
  if (saved || world.step % 40 === 39) problems.push(...(await siteProblems(page)));
  return problems;
}

/** An address that differs in its fragment alone loads nothing. */
function isLoad({ step, before, after }: Moment): boolean {
  const documentOf = ({ url }: Screen) => url.replace(/#.*/, '');
  if (step.act === 'go') return documentOf(before) !== documentOf(after);
  return step.act === 'reload' || step.act === 'open tab';
}

async function json<Body>(answer: Promise<APIResponse>): Promise<Body> {
  return (await (await answer).json()) as Body;
}

/** What is called live is what visitors see. A build that comes between says nothing. */
async function siteProblems(page: Page): Promise<string[]> {
  const state = () => json<PublishingState>(page.request.get(ADMIN_API_PATHS.publishing));
  const isBusy = ({ waiting, building }: PublishingState) => Boolean(waiting ?? building);
  if (isBusy(await state())) return [];
  const items = await json<ItemView[]>(
    page.request.get(`${ADMIN_API_PATHS.rentalItems}?sort=edited`),
  );
  const problems: string[] = [];
  for (const item of items.slice(0, 4)) {
    const answer = await page.request.get(`/rental-services/${item.category}/${item.slug}`);
    problems.push(...publicProblems(item, answer.status(), await answer.text()));
  }
  return isBusy(await state()) ? [] : problems;
}

function publicProblems(item: ItemView, status: number, text: string): string[] {
  const { name, state, isActive, isPublished } = item;
  const isHidden = !isActive || !isPublished;
  if (state === 'live' && status !== 200)
    return [`"${name}" is called live; its page answers ${status}.`];
  if (state === 'draft' && status === 200 && isHidden) {
    return [`"${name}" is called hidden; visitors see its page.`];
  }
  const plainText = text
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll(/&amp;|&#38;/g, '&');
  if (state === 'live' && !plainText.includes(name)) {
    return [`"${name}" is called live; visitors see another name.`];
  }
  return [];
}

/** What was typed into the dialog that was saved is what the API gives now. */
async function savedProblems(page: Page, { here, step, before, after }: Moment): Promise<string[]> {
  const { searchParams } = new URL(before.url);
  const kind = KINDS.find(([parameter]) => searchParams.has(parameter));
  const isClosed = after.dialogs.length < before.dialogs.length;
  if (!kind || !isClosed || !controlOf(step, before)?.submits) return [];
  const [parameter, { endpoints, labels }] = kind;
  const id = searchParams.get(parameter);
  const label = (text: string) => Object.keys(before.fields).find((each) => each.endsWith(text));
  const name = (before.fields[label('/ Name') ?? label('/ Package name') ?? ''] ?? '').trim();
  const views = await json<Record<string, unknown>[]>(
    page.request.get(addressOf(endpoints.list, { query: { q: name.slice(0, 200) } })),
  );
  const kept = views.filter((view) => (id === NEW ? view['name'] === name : view['id'] === id));
  if (kept.length === 0) return [`"${name}" was saved and is not in the list.`];
  return Object.entries(labels).flatMap(([field, text]) => {
    const shown = label(`/ ${text}`);
    const typed = shown === undefined ? undefined : here.typed.get(fieldKey(here, shown, before));
    // Somebody else's change of what was not typed here is kept beside it.
    if (shown === undefined || typed === undefined || typed !== before.fields[shown]) return [];
    const isKept = kept.some((view) => isSameValue(view[field], typed.trim()));
    if (isKept) return [];
    return [`${text} was saved as "${typed}"; it is kept as "${String(kept[0]?.[field])}".`];
  });
}

/** Only texts are looked at; an amount may be written in another way, as `$1,095.00` for 1095. */
export function isSameValue(kept: unknown, typed: string): boolean {
  if (typeof kept !== 'string') return true;
  const isAmount = /^\$?\d[\d,]*(\.\d+)?$/;
  const amountOf = (text: string) => Number(text.replaceAll(/[$,]/g, ''));
  const areAmounts = isAmount.test(typed) && isAmount.test(kept);
  return kept === typed || (areAmounts && amountOf(kept) === amountOf(typed));
}

/** The status and the member of staff that were chosen for a request are those that are kept. */
async function chosenProblems(page: Page, { step, before }: Moment): Promise<string[]> {
  const id = new URL(before.url).searchParams.get('inquiry');
  if (step.act !== 'choose' || id === null) return [];
  const { status, assignee } = await json<RequestView>(
    page.request.get(`${ADMIN_API_PATHS.inquiries}/${id}`),
  );
  return chosenProblem(step, { status, assignee });
}

/** @returns what is wrong where a request keeps something else than was chosen */
export function chosenProblem(
  { target, value }: Extract<Step, { act: 'choose' }>,
  { status, assignee }: RequestView,
): string[] {
  const kept = new Map([
    ['Status', status],
    ['Assigned to', assignee?.id ?? ''],
  ]).get(target.name);
  if (kept === undefined || kept === value) return [];
  return [`"${target.name}" was set to ${value}; it is ${kept}.`];
}

/** A list that was just opened shows what the API gives for its address. */
async function listProblems(page: Page, { after }: Moment): Promise<string[]> {
  const { pathname, searchParams, hash } = new URL(after.url);
  const view = viewNamed(hash);
  if (pathname !== PAGES.admin || !view || !isTab(view)) return [];
  if (after.dialogs.length > 0 || hidesList(after.url)) return [];
  const params = listParamsOf(searchParams, view);
  const rows = await json<{ name: string }[]>(
    page.request.get(addressOf({ path: LISTS[view] }, { query: params })),
  );
  const shown = new Set(after.controls.map(({ name }) => name));
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const missing = rows
    .map(({ name }) => plain(params['deleted'] === '1' ? `Restore ${name}` : name))
    .filter((name) => !shown.has(name));
  return missing.map((name) => `The list of ${view} should show "${name}", and does not.`);
}
