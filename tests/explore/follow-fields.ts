/** Takes into what is known what a step did to the fields of forms. */
import { closedFields, sharedValues, givenFields, isOfHero } from './given.ts';
import { isClearing, isRenumbered } from './invariants.ts';
import { isOtherDocument, type Moment } from './moment.ts';
import {
  controlOf,
  isAdding,
  isChosenInstead,
  isDayTaken,
  isEntered,
  isPlanTurned,
  isSameQuestion,
  wasSent,
} from './outcome.ts';
import { fieldKey, noteFields, type TabWorld } from './world.ts';

/** Updates what is known to be in the fields of this tab, and what the others may follow. */
export function followFields(moment: Moment): void {
  const { world, here, step, before, after } = moment;
  for (const value of sharedValues(after.fields)) world.sharedValues.add(value);
  if (isFormDone(moment)) {
    forgetForm(moment);
    return;
  }
  followRenumbered(moment);
  forgetKeys(moment, (key) => givenFields(moment).test(key));
  const closed = new Set(closedFields(moment).map((field) => fieldKey(here, field, before)));
  forgetKeys(moment, (key) => closed.has(key));
  // The calendar may have taken the form along.
  if (controlOf(step, before)?.role === 'day') forgetMissingDates(moment);
  noteFields(here, after);
  for (const [field, value] of Object.entries(after.fields)) followField(moment, field, value);
}

function followField(moment: Moment, field: string, value: string): void {
  const { world, here, before, after } = moment;
  const key = fieldKey(here, field, after);
  const isNewForm = isOtherDocument(moment) || before.fields[field] === undefined;
  if (wasTouched(moment, field)) {
    keepDraft(moment, key, value);
    here.prefilled.delete(key);
    here.typed.set(key, value);
    return;
  }
  if (isNewForm && world.drafts.has(key)) here.prefilled.add(key);
  const isDraft = isNewForm ? world.drafts.has(key) : isFollowed(here, key, value);
  if (isDraft || (isPlanTurned(moment) && here.typed.has(key))) here.typed.set(key, value);
  // Sent or saved in another tab, it is not waited for here.
  else if (isNewForm) here.typed.delete(key);
}

/** Whether a field took over what was typed into it in another tab. */
function isFollowed({ typed, typedElsewhere }: TabWorld, key: string, value: string): boolean {
  return typed.has(key) && typedElsewhere.get(key)?.has(value) === true;
}

function keepDraft({ world, here }: Moment, key: string, value: string): void {
  // Who is invited, or whose personal data is looked for, is no draft: the address of somebody else is not kept on the
  // device. What becomes of the items of a category is asked anew each time.
  const isSearched = world.role === 'staff' && key === 'main / Email';
  if (!isSearched && !/^invitation-|: dialog Delete .*\? \//.test(key))
    world.drafts.set(key, value);
  const isSame = (other: string) => other === key || isSharedField(key, other);
  for (const tab of world.tabs.filter((each) => each !== here)) {
    const followed = world.role === 'staff' ? [key] : [...tab.prefilled].filter(isSame);
    for (const each of followed) noteElsewhere(tab, each, value);
  }
}

function noteElsewhere({ typedElsewhere }: TabWorld, key: string, value: string): void {
  typedElsewhere.set(key, (typedElsewhere.get(key) ?? new Set()).add(value));
}

/** Whether two fields of visitors' forms are one on the device, such as `contact-name` and `booking-name` (@form.elsewhere). */
function isSharedField(one: string, other: string): boolean {
  const [, kind] = /^[a-z]+-(name|phone|email|date|guests|location)$/.exec(one) ?? [];
  return kind !== undefined && other.endsWith(`-${kind}`);
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
  else if (isClearing(control?.name)) {
    world.drafts.clear();
    for (const tab of world.tabs) {
      const followed = [...tab.prefilled, ...[...tab.typed.keys()].filter(isOfHero)];
      for (const key of followed) noteElsewhere(tab, key, '');
    }
  }
  for (const field of [...Object.keys(before.fields), ...before.sleeping]) {
    here.typed.delete(fieldKey(here, field, before));
    world.drafts.delete(fieldKey(here, field, before));
  }
  // Boxes that the form offers only once it is awake.
  for (const key of world.drafts.keys())
    if (key.startsWith(`${control?.place} / `)) world.drafts.delete(key);
}

function followRenumbered(moment: Moment): void {
  const { world, here, step, before, after } = moment;
  const control = controlOf(step, before);
  // Fewer entries: another one may come to the last place.
  const isGone = (field: string) => isRenumbered(control, field) && !(field in after.fields);
  const gone = Object.keys(before.fields).filter(isGone);
  const keys = new Set(gone.map((field) => fieldKey(here, field, before)));
  forgetKeys(moment, (key) => keys.has(key));
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
  const isSaved = (control?.submits === true || isAdding(control?.name)) && saved;
  return isSaved || wasSent(moment) || isClearing(control?.name);
}

function wasTouched({ step, before, after }: Moment, field: string): boolean {
  const control = controlOf(step, before);
  if (control?.role === 'day') return isDayTaken({ before, after }, field);
  return (
    isEntered(step, before, field) ||
    isChosenInstead(control, field, before) ||
    isSameQuestion(control, field, after)
  );
}

function forgetMissingDates({ world, here, after }: Moment): void {
  for (const key of [...here.typed.keys(), ...world.drafts.keys()]) {
    if (!key.endsWith('-date') || key in after.fields) continue;
    here.typed.delete(key);
    world.drafts.delete(key);
  }
}
