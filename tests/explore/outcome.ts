/** What a step may do, by what was pressed: everything else is a fault. */
import {
  addChosen,
  addMissing,
  lineOf,
  MOST_PIECES,
  remove,
  setQuantity,
  toggleHeart,
  undo,
  type List,
} from './model.ts';
import type { Moment } from './moment.ts';
import { isTarget, noticeWords, type Control, type Screen } from './screen.ts';
import type { Step } from './step.ts';
import type { TabWorld } from './world.ts';

/** Titles of the notices that say that a form was sent. */
const SENT = /^(Booking Request Sent|Inquiry Sent|Request Submitted)/;
/** What a notice offers to put a list back. */
export const WAY_BACK = /^(Undo|Restore my list)$/;
const SAVED = /(created|updated|deleted|restored) successfully$/;

/** @returns the control that a step acts on */
export function controlOf(step: Step, { controls }: Screen): Control | undefined {
  return 'target' in step ? controls.find((each) => isTarget(each, step.target)) : undefined;
}

/** @returns whether a form was sent with this step */
export function wasSent(step: Step, before: Screen, after: Screen): boolean {
  if (!controlOf(step, before)?.submits) return false;
  // Another form's notice may still be there.
  const isNew = noticeWords(after) !== noticeWords(before) || after.said !== before.said;
  const isSaid = after.said.includes('reference number is');
  return isNew && (SENT.test(after.notice?.title ?? '') || isSaid);
}

export function wasSaved(after: Screen): boolean {
  return SAVED.test(after.notice?.title ?? '');
}

/** How many of the open dialogs may close, from the uppermost; `must` when one has to. */
export interface Closing {
  atMost: number;
  must: boolean;
}

const NONE: Closing = { atMost: 0, must: false };
/** Another address may show none of them. */
const ANY: Closing = { atMost: 9, must: false };
const MAY: Closing = { atMost: 1, must: false };
const MUST: Closing = { atMost: 1, must: true };

/** Buttons that end the dialog they are in: its own, and those that answer what it asks. */
const ENDS = /^(Close( dialog)?|Cancel|Replace my list|Add what is missing|Use this list)$/i;
const MAY_END = /^(Delete|Move|Keep|Discard|Bring back|Sign|Save|Continue|Clear list|Leave)/i;

/** @returns which dialogs a step may close */
export function closingOf({ step, before, after, saved }: Moment): Closing {
  if (step.act === 'back' || step.act === 'forward') return ANY;
  if (step.act === 'backdrop') return MAY;
  if (step.act === 'key') return closingOfKey(step.key, before);
  const control = step.act === 'press' ? controlOf(step, before) : undefined;
  if (!control || control.place === 'notice') return NONE;
  if (control.role === 'link') return ANY;
  if (!control.place.startsWith('dialog')) return NONE;
  if (control.submits) return wasSent(step, before, after) || saved ? MAY : NONE;
  return closingOfButton(control);
}

function closingOfKey(key: string, { menus, notice }: Screen): Closing {
  if (key !== 'Escape') return NONE;
  // A menu, or a notice with the focus, goes first.
  return menus.length > 0 || notice ? MAY : MUST;
}

function closingOfButton({ role, name }: Control): Closing {
  if (role === 'day' || ENDS.test(name)) return MUST;
  return MAY_END.test(name) ? MAY : NONE;
}

/** Where the rows of the visitor's own list are. */
export function isListRow({ place }: Control, { url }: Screen): boolean {
  const inCheckout = place === 'main' && new URL(url).pathname === '/checkout';
  return place === 'dialog Your Wishlist' || inCheckout;
}

/**
 * @param list as it should have been before the step
 * @returns how it should be now; several where either is right
 */
export function listsAfter(
  step: Step,
  list: List,
  here: TabWorld,
  before: Screen,
  after: Screen,
): List[] {
  return settledLists(list, here).flatMap((each) => listsFrom(step, each, here, before, after));
}

/** @returns the list as it is, and as it becomes when the field that holds no quantity is left */
export function settledLists(list: List, { unsettled }: TabWorld): List[] {
  return unsettled ? [list, setQuantity(list, unsettled.name, unsettled.quantity)] : [list];
}

function listsFrom(step: Step, list: List, here: TabWorld, before: Screen, after: Screen): List[] {
  const control = controlOf(step, before);
  if (control && step.act === 'type')
    return [typedInto(control, list, before, controlOf(step, after))];
  if (!control || step.act !== 'press') return [list];
  if (control.item) return [toggleHeart(list, control.item)];
  if (wasSent(step, before, after)) return afterSending(list, before, after);
  return buttonPressed(control, list, here, before);
}

function typedInto(control: Control, list: List, before: Screen, after: Control | undefined): List {
  const [, line] = /^Quantity of (.+)$/.exec(control.name) ?? [];
  const shown = after?.value ?? '';
  const isNumber = line !== undefined && isListRow(control, before) && /^\d+$/.test(shown);
  return isNumber ? setQuantity(list, line, Math.min(Number(shown), MOST_PIECES)) : list;
}

function buttonPressed(control: Control, list: List, here: TabWorld, before: Screen): List[] {
  const { name, place } = control;
  if (name === 'Add to Quote') return added(list, here, before);
  if (WAY_BACK.test(name) && place === 'notice') return takenBack(list, here, noticeWords(before));
  if (name.startsWith('Keep the items on my')) return takenBack(list, here, 'Inquiry Sent');
  if (/^Clear( list)?$/.test(name)) return [[]];
  if (place.startsWith('dialog A Shared')) {
    if (/^(Replace|Use this)/i.test(name)) return [here.shared];
    return name.startsWith('Add') ? [addMissing(list, here.shared)] : [list];
  }
  return isListRow(control, before) ? [rowPressed(list, name)] : [list];
}

/** Two notices may say the same: either may be the one that is left. */
function takenBack(list: List, { changes }: TabWorld, notice: string): List[] {
  const possible = changes.filter((change) => change.notice.startsWith(notice));
  return possible.length > 0 ? possible.map((change) => undo(list, change)) : [list];
}

function rowPressed(list: List, name: string): List {
  const [, verb, line = ''] =
    /^(Increase quantity of|Decrease quantity of|Remove) (.+)$/.exec(name) ?? [];
  if (verb === undefined) return list;
  if (verb === 'Remove') return remove(list, line);
  const quantity = list.find((each) => each.name === line)?.quantity ?? 0;
  return setQuantity(list, line, quantity + (verb.startsWith('Increase') ? 1 : -1));
}

/** The contact form clears the list that went along (spec §4); the quote form keeps it. */
function afterSending(list: List, before: Screen, { notice }: Screen): List[] {
  if (!notice?.title.startsWith('Inquiry Sent')) return [list];
  const along = before.controls.find(
    ({ role, name }) => role === 'checkbox' && /\b(wish)?list\b/i.test(name),
  );
  return [along?.value === 'false' ? list : []];
}

/** What Add to Quote of a product page adds: so many pieces of the option that is chosen. */
function added(list: List, here: TabWorld, before: Screen): List[] {
  const { controls, heading } = before;
  const item = controls.find((control) => control.item?.name === heading)?.item;
  if (!item) return [list];
  const quantity = productPieces(before) ?? here.pieces;
  const select = controls.find(({ role, name }) => role === 'select' && name.includes('Option'));
  // One has to be chosen first.
  if (select?.value === '') return [list];
  return [addChosen(list, { ...lineOf({ ...item, option: select?.value ?? null }), quantity })];
}

/** @returns how many pieces the field of a product page holds; null where it holds no number of them */
export function productPieces({ controls, heading }: Screen): number | null {
  const pieces = controls.find(({ name }) => name === `Quantity of ${heading}`)?.value ?? '';
  const isQuantity = /^\d+$/.test(pieces) && Number(pieces) > 0;
  return isQuantity ? Math.min(Number(pieces), MOST_PIECES) : null;
}
