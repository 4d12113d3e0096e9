/** The wishlist is what was pressed, and says the same everywhere. */
import { PLANNER_PAGE } from '#site/paths.ts';
import { planFromQuery } from '#stores/url-plan.ts';
import { cents, inWords, pieces, type List } from './model.ts';
import type { Invariant } from './moment.ts';
import { controlOf } from './outcome.ts';
import { clearsList, type ListView, type Screen } from './screen.ts';
import { linkedLines } from './shared-link.ts';

/** It changes only by what was pressed. */
export const listIsKept: Invariant = ({ step, before, lists, after }) => {
  const found = inWords(after.stored);
  const wanted = lists.map(inWords);
  if (wanted.includes(found)) return [];
  const pressed = controlOf(step, before)?.name.split(' ').slice(0, 3).join(' ') ?? step.act;
  return [`After "${pressed}" the wishlist should hold ${wanted.join(' or ')}; it holds ${found}.`];
};

/** Badges, hearts, panel and checkout agree with what is kept; a link shows the list that it holds. */
export const listIsShown: Invariant = ({ after, world }) => {
  const problems = shownProblems(after);
  const linked = linkedLines(new URL(after.url).hash, world.met);
  // Without a connection it cannot be looked up.
  const isThere = after.shared?.lines.length !== 0 || world.step - world.lastOffline > 3;
  if (
    after.shared &&
    linked &&
    isThere &&
    !world.offline &&
    inWords(after.shared.lines) !== inWords(linked)
  ) {
    problems.push(
      `The shared list shows ${inWords(after.shared.lines)} in place of ${inWords(linked)}.`,
    );
  }
  return problems;
};

/** A shared list belongs to the address that named it: Back leaves nothing of it. */
export const sharedIsInAddress: Invariant = ({ after }) =>
  after.shared && !new URL(after.url).hash.startsWith('#list=')
    ? ['A shared list is shown, and the address does not name it.']
    : [];

/** @returns how a page that was read disagrees with what is kept */
export function shownProblems({
  stored,
  badges,
  hearts,
  panel,
  checkout,
  scriptFailed,
}: Screen): string[] {
  if (scriptFailed) return [];
  const problems: string[] = [];
  const total = pieces(stored);
  if (badges?.some((badge) => badge !== total)) {
    problems.push(`Badges show ${badges.join(', ')} in place of ${total}.`);
  }
  const wrong = hearts.filter(
    (heart) => heart.isPressed !== stored.some(({ id }) => id === heart.id),
  );
  if (wrong.length > 0) {
    problems.push(`Hearts are wrong: ${wrong.map(({ name }) => name).join(', ')}.`);
  }
  if (panel) problems.push(...viewProblems('The panel', panel, stored));
  // Checkout has its list only where there is something in it.
  if (checkout && checkout.lines.length > 0) {
    problems.push(...viewProblems('Checkout', checkout, stored));
  }
  return problems;
}

function viewProblems(
  where: string,
  { lines, isFolded, cents: shownCents }: ListView,
  list: List,
): string[] {
  const problems: string[] = [];
  // A quantity that is being typed counts when it is left.
  const known = lines.map(({ name, quantity }) => ({
    name,
    quantity: Number.isNaN(quantity)
      ? (list.find((line) => line.name === name)?.quantity ?? 0)
      : quantity,
  }));
  const wanted = isFolded
    ? list.filter((line) => known.some(({ name }) => name === line.name))
    : list;
  if (inWords(known) !== inWords(wanted)) {
    problems.push(`${where} shows ${inWords(known)} in place of ${inWords(wanted)}.`);
  }
  for (const { name, quantity, cents: shown } of lines) {
    const due = cents(list.filter((line) => line.name === name));
    if (shown !== null && due !== null && !Number.isNaN(quantity) && shown !== due) {
      problems.push(`${where}: ${name} comes to ${shown / 100} in place of ${due / 100}.`);
    }
  }
  const sum = cents(list);
  if (shownCents !== null && sum !== null && shownCents !== sum) {
    problems.push(`${where} comes to ${shownCents / 100} in place of ${sum / 100}.`);
  }
  return problems;
}

/** What was removed can be had back. */
export const wayBackIsOffered: Invariant = ({ world, here, step, before, after }) => {
  const pressed = step.act === 'press' ? controlOf(step, before) : undefined;
  if (!pressed) return [];
  // What the storage had is gone before the press, which reads it first (`listsInPage`).
  if (world.storage !== 'works' && here.isFresh) return [];
  const removes = pressed.item ?? (pressed.name.startsWith('Remove ') || clearsList(pressed));
  // Without a connection the script of the toasts may not arrive.
  if (!removes || world.step - world.lastOffline < 3 || world.offline) return [];
  const isShorter = after.stored.length < before.stored.length;
  const isOffered = after.controls.some(({ name, place }) => name === 'Undo' && place === 'toast');
  const isNew = after.toast?.number !== before.toast?.number;
  return isShorter && !(isOffered && isNew) ? [`"${pressed.name}" offers no way back.`] : [];
};

/** The filter of a category stands in its address. */
export const filterIsInAddress: Invariant = ({ after }) => {
  const { pathname, searchParams } = new URL(after.url);
  if (!/^\/rental-services\/[^/]+$/.test(pathname) || after.dialogs.length > 0) return [];
  const shown = (name: string) => after.controls.find((control) => control.name === name)?.value;
  return (
    [
      ['Search', 'search', ''],
      ['Tag', 'tag', ''],
      ['Filter by tag', 'tag', ''],
      ['Sort by', 'sort', 'popular'],
    ] as const
  ).flatMap(([label, parameter, usual]) => {
    const [value, wanted] = [shown(label), searchParams.get(parameter) ?? usual];
    if (value === undefined || value === wanted) return [];
    return [`${label} shows "${value}", the address says "${wanted}".`];
  });
};

/** A new page of the planner shows the guests and choices of its address; the page of a room has none there. */
export const planIsInAddress: Invariant = ({ before, after }) => {
  const { pathname, search } = new URL(after.url);
  if (pathname !== PLANNER_PAGE) return [];
  if (before.documentId === after.documentId) return [];
  const { guests, style, tables, place } = planFromQuery(search);
  return [
    ['plan-guests', String(guests)],
    ['main / Standing reception', String(style === 'standing')],
    ['main / Banquet tables', String(tables === 'banquets')],
    ['main / In a tent', String(place === 'tent')],
  ].flatMap(([field = '', wanted]) => {
    const shown = after.fields[field];
    if (shown === undefined || shown === wanted) return [];
    return [`The planner shows ${shown} for ${field}, the address says ${wanted}.`];
  });
};
