/** Takes what a step did into what is known. */
import { followFields } from './follow-fields.ts';
import { inWords, lineOf, MOST_PIECES, type Heart, type Line } from './model.ts';
import { isOtherDocument, type Moment } from './moment.ts';
import { controlOf, isListRow, productPieces, settledLists, WAY_BACK } from './outcome.ts';
import { isOption, toastWords, topDialog, type Screen } from './screen.ts';
import type { Step } from './step.ts';
import type { StorageState } from './storage.ts';
import { familyOf, fieldKey, type TabWorld, type World } from './world.ts';

const TOUCHES: ReadonlySet<Step['act']> = new Set([
  'press',
  'type',
  'choose',
  'fill',
  'key',
  'backdrop',
]);

/** Updates the world after a step that kept every invariant. */
export function follow(moment: Moment): void {
  const { world, here, after } = moment;
  here.screen = after;
  followList(moment);
  if (isOtherDocument(moment)) {
    forgetDocument(here);
    const isMended = moment.step.act === 'storage' || world.storage === 'emptied';
    if (isMended) world.storage = 'works';
  }
  if (world.offline) world.lastOffline = world.step;
  if (isOtherDocument(moment)) here.isFresh = true;
  else if (TOUCHES.has(moment.step.act)) here.isFresh = false;
  followHistory(moment);
  followDialogs(moment);
  followFields(moment);
  if (moment.step.act === 'storage') forgetUnread(moment, moment.step.state);
}

/**
 * What earlier pages kept can no longer be read from storages that are taken away; the page has what was typed into it,
 * and what its forms show.
 */
function forgetUnread({ world, here, after }: Moment, state: StorageState): void {
  if (state === 'works' || state === 'full') return;
  const shown = new Set(Object.keys(after.fields).map((field) => fieldKey(here, field, after)));
  for (const key of world.drafts.keys()) {
    if (!here.typed.has(key) && !shown.has(key)) world.drafts.delete(key);
  }
}

function forgetDocument(here: TabWorld): void {
  here.typed.clear();
  here.prefilled.clear();
  here.typedElsewhere.clear();
  here.opened = '';
  here.changes = [];
  here.unsettled = null;
  here.pieces = 1;
}

function followHistory(moment: Moment): void {
  const { here, step, before, after } = moment;
  if (!isOtherDocument(moment) && before.entry !== after.entry)
    here.family.set(after.entry, familyOf(here, before.entry));
  if (step.act === 'go' && !isOtherDocument(moment)) here.linked.add(after.entry);
  if (step.act === 'type' && step.target.name === 'Search') here.searched.add(after.entry);
}

function followDialogs(moment: Moment): void {
  const { here, step, before, after } = moment;
  if (before.dialogs.length === 0 || isOtherDocument(moment)) {
    here.hadFocus =
      !isOtherDocument(moment) && (step.act === 'press' || before.focus.on !== 'body');
  }
  if (topDialog(after) === topDialog(before)) return;
  const control = controlOf(step, before);
  if (after.dialogs.length > 0 && control) here.opened = control.name;
  // Another time it is another form.
  const isGone = (key: string) => key.includes('dialog ') || key.startsWith('booking-');
  for (const key of here.typed.keys())
    if (isGone(key) && after.dialogs.length === 0) here.typed.delete(key);
}

function followList(moment: Moment): void {
  const { world, here, step, before, after } = moment;
  const toast = toastWords(after);
  const offersUndo = after.controls.some(
    ({ name, place }) => WAY_BACK.test(name) && place === 'toast',
  );
  // What is added while an older way back stands is said after it, in words that nobody has seen yet.
  const isNew = after.toast?.number !== before.toast?.number || isOtherDocument(moment);
  if (
    step.act === 'press' &&
    offersUndo &&
    controlOf(step, before)?.place !== 'toast' &&
    (inWords(world.list) !== inWords(after.stored) || isAddedAtMost(moment))
  ) {
    for (const list of settledLists(world.list, here))
      here.changes.push({ before: list, after: after.stored, toast: isNew ? toast : '' });
  }
  followQuantity({ world, here, step, before, after });
  // With prices, and as another tab may have put them in order.
  world.list = after.stored;
  noteMet(world, after);
}

function noteMet(world: World, after: Screen): void {
  const hearts = after.controls.flatMap(({ item }) => (item ? [lineOf(item)] : []));
  for (const line of [...after.stored, ...hearts, ...offeredLines(after)]) {
    const at = world.met.findIndex(({ id, option }) => id === line.id && option === line.option);
    if (at === -1) world.met.push(line);
    else if (world.met[at]?.price === '') world.met[at] = line;
  }
}

/** Whether a line that has as many pieces as one may have was added to: the way back changes nothing. */
function isAddedAtMost({ world, step, before }: Moment): boolean {
  const item = itemOfPage(before);
  const isMost = world.list.some(({ id, quantity }) => id === item?.id && quantity === MOST_PIECES);
  return controlOf(step, before)?.name === 'Add to Quote' && isMost;
}

function itemOfPage({ controls, heading }: Screen): Heart | null | undefined {
  return controls.find((control) => control.item?.name === heading)?.item;
}

/** @returns a line for each option that a product page offers, so that shared lists hold several */
function offeredLines(screen: Screen): Line[] {
  const item = itemOfPage(screen);
  const select = screen.controls.find(isOption);
  if (!item || !select) return [];
  const names = select.choices.filter((name) => name !== '');
  return names.map((option) => lineOf({ ...item, option }));
}

function followQuantity({
  world,
  here,
  step,
  before,
  after,
}: Pick<Moment, 'world' | 'here' | 'step' | 'before' | 'after'>): void {
  const control = controlOf(step, before);
  const [, name] = /^Quantity of (.+)$/.exec(control?.name ?? '') ?? [];
  const line = world.list.find((each) => each.name === name);
  const isTyped = step.act === 'type' && control && line && isListRow(control, before);
  if (isTyped && here.unsettled?.name !== line.name) here.unsettled = { ...line };
  // What is typed counts when the field is left.
  if (after.focus.on.startsWith('input "Quantity of')) return;
  here.unsettled = null;
  here.pieces = productPieces(after) ?? here.pieces;
}
