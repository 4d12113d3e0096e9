/** What holds at the desk after every step. */
import { TABS } from '#admin/address/views.ts';
import type { Invariant, Moment } from './moment.ts';
import { wasSaved } from './outcome.ts';

/** The tab that is shown is the one that the address names. */
export const tabIsInAddress: Invariant = ({ after }) => {
  const { hash } = new URL(after.url);
  const [name] = hash.slice(1).split(/[/?&]/);
  const wanted = TABS.find(({ view }) => view === name)?.label;
  if (wanted === undefined || after.selectedTab === '' || after.selectedTab === wanted) return [];
  return [`The address says ${wanted}, the tab that is shown is ${after.selectedTab}.`];
};

/** As `GET /api/admin/rental-items` gives it, as far as it is looked at. */
interface ItemView {
  name: string;
  slug: string;
  category: string;
  price: string;
  shortDescription: string;
  isActive: boolean;
  isPublished: boolean;
  state: 'draft' | 'live' | 'edited';
}

interface PublishingState {
  waiting: unknown;
  building: unknown;
  failed: unknown;
}

/**
 * Asks the desk's API and the site: what was saved is kept, and what is called live is what visitors
 * see. A build that comes between makes the answers say nothing.
 */
export async function lookBehindTheDesk(moment: Moment): Promise<string[]> {
  const { world, here, before, after } = moment;
  const isDue = wasSaved(after) && after.notice?.title !== before.notice?.title;
  if (world.offline || (!isDue && world.step % 40 !== 39)) return [];
  const { page } = here.tab;
  const problems = isDue ? await savedProblems(moment) : [];
  const seen = await page.evaluate(async () => {
    const json = async (path: string) => (await fetch(path)).json() as Promise<unknown>;
    const state = async () => (await json('/api/admin/publishing')) as PublishingState;
    const first = await state();
    const items = (await json('/api/admin/rental-items?sort=edited')) as ItemView[];
    const pages: { item: ItemView; status: number; text: string }[] = [];
    for (const item of items.slice(0, 4)) {
      const answer = await fetch(`/rental-services/${item.category}/${item.slug}`);
      pages.push({ item, status: answer.status, text: await answer.text() });
    }
    return { first, pages, last: await state() };
  });
  const isBusy = ({ waiting, building }: PublishingState) => Boolean(waiting ?? building);
  if (isBusy(seen.first) || isBusy(seen.last)) return problems;
  return [...problems, ...seen.pages.flatMap(publicProblems)];
}

function publicProblems({
  item,
  status,
  text,
}: {
  item: ItemView;
  status: number;
  text: string;
}): string[] {
  const { name, state, isActive, isPublished } = item;
  const isHidden = !isActive || !isPublished;
  if (state === 'live' && status !== 200)
    return [`"${name}" is called live; its page answers ${status}.`];
  if (state === 'draft' && status === 200 && isHidden) {
    return [`"${name}" is called hidden; visitors see its page.`];
  }
  const plainText = text
    .replaceAll('&amp;', '&')
    .replaceAll('&#38;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"');
  if (state === 'live' && !plainText.includes(name)) {
    return [`"${name}" is called live; visitors see another name.`];
  }
  return [];
}

/** What the dialog held when it was saved is what the list's API gives now. */
async function savedProblems({ here, before, after }: Moment): Promise<string[]> {
  if (!/^Rental item (created|updated)/.test(after.notice?.title ?? '')) return [];
  const name = Object.entries(before.fields).find(([field]) =>
    /^dialog .* \/ Name$/.test(field),
  )?.[1];
  const short = Object.entries(before.fields).find(([field]) =>
    field.endsWith('/ Short description'),
  )?.[1];
  if (name === undefined) return [];
  const found = await here.tab.page.evaluate(async (query) => {
    const answer = await fetch(`/api/admin/rental-items?q=${encodeURIComponent(query)}`);
    return (await answer.json()) as ItemView[];
  }, name.trim());
  const kept = found.find((item) => item.name === name.trim());
  if (!kept) return [`"${name}" was saved and is not in the list.`];
  if (
    short !== undefined &&
    !found.some((item) => item.name === name.trim() && item.shortDescription === short.trim())
  ) {
    return [`"${name}" was saved with "${short}"; it is kept with "${kept.shortDescription}".`];
  }
  return [];
}
