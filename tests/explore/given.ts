/** The event as it is given outside the forms, which every one of them then holds (@availability.date). */
import { parseTypedDate } from '#domain/typed-date.ts';
import { seeWhatItTakes } from '#site/shop/home-texts.ts';
import { cancel, save } from '#site/stock/texts.ts';
import type { Moment } from './moment.ts';
import { controlOf, isEntered } from './outcome.ts';
import { endsPicker, isSameText, type Control, type Screen } from './screen.ts';
import type { Step } from './step.ts';

const NOTHING = /(?!)/;
const IN_SMALL_FORM = /^(list|plan)-event-/;

/** @returns the fields of forms that this step gives another content: day, guests and place of the event; the image's description */
export function givenFields({ step, before }: Pick<Moment, 'step' | 'before'>): RegExp {
  const control = controlOf(step, before);
  if (isOtherImage(step, control)) return / \/ Description of the image$/;
  if (control?.submits && control.name === save) return /^[a-z]+-(date|guests|location)$/;
  if (control?.name === seeWhatItTakes) return /^[a-z]+-(date|guests)$/;
  if (isEntered(step, before, 'plan-guests')) return /^(?!plan)[a-z]+-guests$/;
  // Known at once (@home.ask-kept); whoever fills in all of the page gives both.
  const asked = [
    ['Event date', 'date'],
    ['Guests', 'guests'],
  ].filter(([label]) => isEntered(step, before, `main / ${label}`));
  if (asked.length === 0) return NOTHING;
  return new RegExp(`^[a-z]+-(${asked.map(([, field]) => field).join('|')})$`);
}

/** Whether a form gets another image, or none: its description is that of the image, and was saved at once. */
function isOtherImage(step: Step, control: Control | undefined): boolean {
  const isPressed = control !== undefined && step.act === 'press';
  return (
    step.act === 'upload' ||
    (isPressed && (endsPicker(control) || ['Add', 'Remove image'].includes(control.name)))
  );
}

/** @returns the fields of the small form of the event that a press has saved or given up: nothing in it is waited for */
export function closedFields({ step, before, after }: Moment): string[] {
  const { name } = controlOf(step, before) ?? {};
  if (name !== save && name !== cancel) return [];
  return Object.keys(before.fields).filter(
    (field) => IN_SMALL_FORM.test(field) && after.fields[field] === undefined,
  );
}

/** @returns whether a field asks for the event in the hero, which follows what the device knows (@home.ask-kept) */
export function isOfHero(field: string): boolean {
  return ['main / Guests', 'main / Event date'].includes(field);
}

/** The fields of the form in the hero are new with each visit, and follow what any form of the device was given. */
export function isHeroFilled(
  field: string,
  typed: string,
  { world, before, after }: Moment,
): boolean {
  if (!isOfHero(field) || new URL(after.url).pathname !== '/') return false;
  const { [field]: shown = '', ...others } = after.fields;
  const held = [...world.sharedValues, ...sharedValues(before.fields), ...sharedValues(others)];
  const isFollowed = held.some((value) => value !== '' && isSameText(value, shown));
  return typed === '' || isFollowed || (shown === '' && isUnshown(field, others));
}

/** Whether a form holds a text that the hero's field cannot show: no day, or no number. */
function isUnshown(field: string, others: Screen['fields']): boolean {
  const isOfGuests = field === 'main / Guests';
  return Object.entries(others).some(([other, text]) => {
    if (text === '' || !other.endsWith(isOfGuests ? '-guests' : '-date')) return false;
    return isOfGuests ? !/^\d+$/.test(text) : parseTypedDate(text) === null;
  });
}

/** @returns what the fields that all forms share hold, such as the day of the event */
export function sharedValues(fields: Screen['fields']): string[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    /(?:date|guests|-(?:name|email|phone|location))$/i.test(field) ? [value] : [],
  );
}
