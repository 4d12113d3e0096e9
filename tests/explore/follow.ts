/** Takes what a step did into what is known. */
import { givenFields } from './given.ts';
import { isClearing, isRenumbered } from './invariants.ts';
import { inWords, lineOf, type Line } from './model.ts';
import { isOtherDocument, type Moment } from './moment.ts';
import {
  controlOf,
  isChosenInstead,
  isEntered,
  isListRow,
  isPlanTurned,
  productPieces,
  settledLists,
  wasSent,
  WAY_BACK,
} from './outcome.ts';
import { isOption, toastWords, topDialog, type Control, type Screen } from './screen.ts';
import type { Step } from './step.ts';
import { familyOf, fieldKey, type TabWorld } from './world.ts';

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
}

function forgetDocument(here: TabWorld): void {
  here.typed.clear();
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
    inWords(world.list) !== inWords(after.stored)
  ) {
    for (const list of settledLists(world.list, here))
      here.changes.push({ before: list, after: after.stored, toast: isNew ? toast : '' });
  }
  followQuantity({ world, here, step, before, after });
  // With prices, and as another tab may have put them in order.
  world.list = after.stored;
  const hearts = after.controls.flatMap(({ item }) => (item ? [lineOf(item)] : []));
  for (const line of [...after.stored, ...hearts, ...offeredLines(after)]) {
    const at = world.met.findIndex(({ id, option }) => id === line.id && option === line.option);
    if (at === -1) world.met.push(line);
    else if (world.met[at]?.price === '') world.met[at] = line;
  }
}

/** @returns a line for each option that a product page offers, so that shared lists hold several */
function offeredLines({ controls, heading }: Screen): Line[] {
  const item = controls.find((control) => control.item?.name === heading)?.item;
  const select = controls.find(isOption);
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

function followFields(moment: Moment): void {
  const { world, here, step, before, after } = moment;
  if (isFormDone(moment)) {
    forgetForm(moment);
    return;
  }
  followRenumbered(moment);
  forgetKeys(moment, (key) => givenFields(moment).test(key));
  // The calendar may have taken the form along.
  if (controlOf(step, before)?.role === 'day') forgetMissingDates(moment);
  for (const [field, value] of Object.entries(after.fields)) {
    const key = fieldKey(here, field, after);
    const isTouched = wasTouched(moment, field);
    const isNewForm = isOtherDocument(moment) || before.fields[field] === undefined;
    for (const entry of [after.entry, familyOf(here, after.entry)])
      here.left.set(`${entry} ${key}`, value);
    if (isTouched) keepDraft(moment, key, value);
    const isDraft = isNewForm ? world.drafts.has(key) : isFollowed(here, key, value);
    if (isTouched || isDraft || (isPlanTurned(moment) && here.typed.has(key)))
      here.typed.set(key, value);
    // Sent or saved in another tab, it is not waited for here.
    else if (isNewForm) here.typed.delete(key);
  }
}

/** Whether a field took over what was typed into it in another tab. */
function isFollowed({ typed, typedElsewhere }: TabWorld, key: string, value: string): boolean {
  return typed.has(key) && typedElsewhere.get(key)?.has(value) === true;
}

function keepDraft({ world, here }: Moment, key: string, value: string): void {
  // Whoever is invited is no draft: the address of somebody else is not kept on the device. What
  // becomes of the items of a category is asked anew each time.
  if (!/^invitation-|: dialog Delete .*\? \//.test(key)) world.drafts.set(key, value);
  if (world.role !== 'staff') return;
  for (const { typedElsewhere } of world.tabs.filter((tab) => tab !== here)) {
    typedElsewhere.set(key, (typedElsewhere.get(key) ?? new Set()).add(value));
  }
}

/** Fields in parts that are folded up were not read. */
function forgetDialog(moment: Moment): void {
  const dialog = fieldKey(moment.here, 'dialog ', moment.before);
  forgetKeys(moment, (key) => key.startsWith(dialog));
}

function forgetKeys({ world, here }: Moment, isGone: (key: string) => boolean): void {
  for (const known of [here.typed, world.drafts]) {
    for (const key of known.keys()) if (isGone(key)) known.delete(key);
  }
}

function forgetForm(moment: Moment): void {
  const { world, here, step, before } = moment;
  const control = controlOf(step, before);
  if (world.role === 'staff') forgetDialog(moment);
  // A visitor who has the device forget them empties the other forms as well.
  else if (isClearing(control?.name)) world.drafts.clear();
  for (const field of [...Object.keys(before.fields), ...before.sleeping]) {
    here.typed.delete(fieldKey(here, field, before));
    world.drafts.delete(fieldKey(here, field, before));
  }
  // Boxes that the form offers only once it is awake.
  for (const key of world.drafts.keys())
    if (key.startsWith(`${control?.place} / `)) world.drafts.delete(key);
}

function followRenumbered({ world, here, step, before, after }: Moment): void {
  const control = controlOf(step, before);
  for (const [field, value] of Object.entries(after.fields)) {
    if (!isRenumbered(control, field)) continue;
    here.typed.set(fieldKey(here, field, after), value);
    world.drafts.set(fieldKey(here, field, after), value);
  }
}

/** Sent, saved or emptied: what was typed is not waited for anymore. */
function isFormDone(moment: Moment): boolean {
  const { step, before, saved } = moment;
  const control = controlOf(step, before);
  const isSaved = control?.submits === true && saved;
  return isSaved || wasSent(moment) || isClearing(control?.name);
}

function wasTouched({ step, before, after }: Moment, field: string): boolean {
  const control = controlOf(step, before);
  if (control?.role === 'day') return before.fields[field] !== after.fields[field];
  return (
    isEntered(step, before, field) ||
    isChosenInstead(control, field, before) ||
    isSameQuestion(control, field, after)
  );
}

/** The boxes of one question are one answer: the last one that was given, in whatever tab, is the draft. */
function isSameQuestion(
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

function forgetMissingDates({ world, here, after }: Moment): void {
  for (const key of [...here.typed.keys(), ...world.drafts.keys()]) {
    if (!key.endsWith('-date') || key in after.fields) continue;
    here.typed.delete(key);
    world.drafts.delete(key);
  }
}
