/** What a step may do, by what was pressed: everything else is a fault. */
import { PAGES, PLANNER_PAGE } from '#site/paths.ts';
import { API_PATHS } from '../support/api-paths.ts';
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
import type { Outcome } from './moment.ts';
import { isText } from './perform.ts';
import { clearsList, isOption, isTarget, toastWords, type Control, type Screen } from './screen.ts';
import type { SentBody } from './sent-body.ts';
import { linkedLines } from './shared-link.ts';
import type { Step } from './step.ts';
import type { TabWorld, World } from './world.ts';

/** @returns whether a step writes something else into a field */
export function isEntered(step: Step, before: Screen, field: string): boolean {
  if (step.act !== 'fill') return controlOf(step, before)?.field === field;
  return before.controls.some((control) => isText(control) && control.field === field);
}

/** @returns whether a press of this day, or of a radio button beside it, puts something else into a field */
export function isChosenInstead(
  pressed: Control | undefined,
  field: string,
  { controls }: Screen,
): boolean {
  if (pressed?.role === 'day') return field.endsWith('-date');
  if (!pressed || pressed.oneOf === '') return false;
  return controls.some((each) => each.field === field && each.oneOf === pressed.oneOf);
}

/**
 * @returns whether a day was chosen for this field: the form in the dialog below the calendar has it, or else one of
 *   the page. Every other form only follows (@form.elsewhere).
 */
export function isDayTaken(
  { before, after }: Pick<Outcome, 'before' | 'after'>,
  field: string,
): boolean {
  const isInDialog = /^(booking|list)-/.test(field);
  return isInDialog === before.dialogs.length > 1 && before.fields[field] !== after.fields[field];
}

/** The boxes of one question are one answer: the last one that was given, in whatever tab, is the draft. */
export function isSameQuestion(
  pressed: Control | undefined,
  field: string,
  { controls }: Screen,
): boolean {
  return (
    pressed !== undefined &&
    pressed.question !== '' &&
    controls.some((each) => each.field === field && each.question === pressed.question)
  );
}

/** @returns whether a step turned to another plan: it stands in the address, and Back takes the last choice back */
export function isPlanTurned({ step, after }: Pick<Outcome, 'step' | 'after'>): boolean {
  const isTurn = step.act === 'back' || step.act === 'forward';
  return isTurn && new URL(after.url).pathname === PLANNER_PAGE;
}

/** Where a visitor's forms are sent. */
const FORM_PATHS: ReadonlySet<string> = new Set([
  API_PATHS.contact,
  API_PATHS.serviceBooking,
  API_PATHS.question,
]);
/** What a toast offers to put a list back. */
export const WAY_BACK = /^(Undo|Restore my list)$/;

/** @returns the control that a step acts on */
export function controlOf(step: Step, { controls }: Screen): Control | undefined {
  return 'target' in step ? controls.find((each) => isTarget(each, step.target)) : undefined;
}

/** @returns what a visitor's form sent with this step, where the answer says that it was taken */
export function acceptedOf({ step, before, sent }: Outcome): SentBody | undefined {
  if (!controlOf(step, before)?.submits) return undefined;
  return sent.find(({ path, isAccepted }) => isAccepted && FORM_PATHS.has(path));
}

/** @returns whether a form was sent with this step: the network says so, as a toast may be an older one */
export function wasSent(moment: Outcome): boolean {
  return acceptedOf(moment) !== undefined;
}

/** Where the rows of the visitor's own list are. */
export function isListRow({ place }: Control, screen: Screen): boolean {
  return place === 'dialog Your Wishlist' || (place === 'main' && isCheckout(screen));
}

function isCheckout({ url }: Screen): boolean {
  return new URL(url).pathname === PAGES.checkout;
}

/** @returns how the list should be after a step; several where either is right */
export function listsAfter(moment: Outcome): List[] {
  const { world, here } = moment;
  return settledLists(world.list, here).flatMap((each) => listsFrom(moment, each));
}

/** @returns the list as it is, and as it becomes when the field that holds no quantity is left */
export function settledLists(list: List, { unsettled }: TabWorld): List[] {
  return unsettled ? [list, setQuantity(list, unsettled.name, unsettled.quantity)] : [list];
}

function listsFrom(moment: Outcome, list: List): List[] {
  const { step, before, after } = moment;
  const control = controlOf(step, before);
  if (control && step.act === 'type')
    return [typedInto(control, list, before, controlOf(step, after))];
  if (!control || step.act !== 'press') return [list];
  if (control.item) return [toggleHeart(list, control.item)];
  if (wasSent(moment)) return afterSending(list, moment, control);
  return buttonPressed(control, list, moment);
}

function typedInto(control: Control, list: List, before: Screen, after: Control | undefined): List {
  const [, line] = /^Quantity of (.+)$/.exec(control.name) ?? [];
  const shown = after?.value ?? '';
  const isNumber = line !== undefined && isListRow(control, before) && /^\d+$/.test(shown);
  return isNumber ? setQuantity(list, line, Math.min(Number(shown), MOST_PIECES)) : list;
}

function buttonPressed(
  control: Control,
  list: List,
  { world, here, before, after }: Outcome,
): List[] {
  const { name, place } = control;
  if (name === 'Add to Quote') return added(list, here, { before, after });
  if (WAY_BACK.test(name) && place === 'toast') return takenBack(list, here, toastWords(before));
  if (name.startsWith('Keep the items on my')) return takenBack(list, here, 'Inquiry Sent');
  if (clearsList(control)) return [[]];
  if (place.startsWith('dialog A Shared')) {
    const shared = linkedLines(new URL(before.url).hash, world.met) ?? [];
    if (/^(Replace|Use this)/i.test(name)) return [shared];
    return name.startsWith('Add') ? [addMissing(list, shared)] : [list];
  }
  return isListRow(control, before) ? [rowPressed(list, name)] : [list];
}

/** Two toasts may say the same: either may be the one that is left. One that waited may say anything. */
function takenBack(list: List, { changes }: TabWorld, toast: string): List[] {
  const possible = changes.filter(
    (change) => change.toast === '' || change.toast.startsWith(toast),
  );
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

/** The contact form clears the list that went along (@contact.sent); the quote form keeps it. */
function afterSending(list: List, { world, before }: Outcome, { place }: Control): List[] {
  const isContact = place === 'main' && !isCheckout(before);
  return [isContact && goesAlong(world, before) ? [] : list];
}

/** @returns whether the list goes along; a form that nobody has touched shows that once it is awake */
export function goesAlong({ drafts }: World, screen: Screen): boolean {
  // That is what it is about.
  if (isCheckout(screen)) return true;
  const { controls } = screen;
  const isAlong = (name: string) => /(?:^|\/ )Include the .* on my wishlist$/.test(name);
  const box = controls.find(({ role, name }) => role === 'checkbox' && isAlong(name));
  const [, draft] = [...drafts].find(([field]) => isAlong(field)) ?? [];
  return (box?.value ?? draft) !== 'false';
}

/**
 * What Add to Quote of a product page adds: so many pieces of the option that is chosen. A page that nobody has
 * touched learns with the press how many guests were given elsewhere.
 */
function added(
  list: List,
  here: TabWorld,
  { before, after }: Pick<Outcome, 'before' | 'after'>,
): List[] {
  const { controls, heading } = before;
  const item = controls.find((control) => control.item?.name === heading)?.item;
  if (!item) return [list];
  const quantity = productPieces(before) ?? here.pieces;
  const select = controls.find(isOption);
  // One has to be chosen first.
  if (select?.value === '') return [list];
  const line = lineOf({ ...item, option: select?.value ?? null });
  const learned = here.isFresh ? (productPieces(after) ?? quantity) : quantity;
  return [...new Set([quantity, learned])].map((each) =>
    addChosen(list, { ...line, quantity: each }),
  );
}

/** @returns how many pieces the field of a product page holds; null where it holds no number of them */
export function productPieces({ controls, heading }: Screen): number | null {
  const pieces = controls.find(({ name }) => name === `Quantity of ${heading}`)?.value ?? '';
  const isQuantity = /^\d+$/.test(pieces) && Number(pieces) > 0;
  return isQuantity ? Math.min(Number(pieces), MOST_PIECES) : null;
}

/** Buttons that save an entry and leave their form empty for the next one. */
export function isAdding(name = ''): boolean {
  return /^(Create invitation|Add note|Log call)$/.test(name);
}
