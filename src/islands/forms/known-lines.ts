/** Folds fields that the visitor has answered elsewhere to one line per group (@form.known). */
import type { FormName } from '#domain/draft-key.ts';
import { readDay, todayInDetroit } from '#domain/event-date.ts';
import {
  EVENT_FIELDS,
  INQUIRER_FIELDS,
  PERSON_FIELDS,
  type InquirerField,
} from '#domain/inquirer-fields.ts';
import { parseTypedDate } from '#domain/typed-date.ts';
import { guestsOf } from '#site/inquiries/form-texts.ts';
import { rememberedDetails, readDraft } from '#stores/draft.ts';
import { inquirerErrors, readFields, type FieldErrors } from '#stores/forms/inquiry.ts';

/** Groups of fields: the event, and the person. */
export const GROUPS = [EVENT_FIELDS, PERSON_FIELDS] as const;

/** The two rows of the line of each group; a group without a line shows its fields. */
export type KnownLines = readonly (readonly [string, string] | undefined)[];

export const NOTHING_KNOWN: KnownLines = [];

/**
 * A group is folded if all its fields have valid values from elsewhere. It stays open if one of its fields was typed
 * into in this form, or while it has the focus, or a button in it that was pressed.
 * @param name of the form's draft
 */
export function knownLines(form: HTMLFormElement, name: FormName): KnownLines {
  const known = rememberedDetails();
  const draft = readDraft(name);
  const fields = readFields(form, INQUIRER_FIELDS);
  const now = new Date();
  const problems = inquirerErrors(fields, now);
  const day = readDay(parseTypedDate(fields.eventDate, todayInDetroit(now)));
  const lines: KnownLines = [
    // The place last: it can be the pasted address of a map, of which the end is cut.
    [day, [guestsOf(fields.guestCount), fields.eventLocation].filter(Boolean).join(' · ')],
    [`${fields.name} · ${fields.phone}`, fields.email],
  ];
  return keepLines(
    lines,
    (field, _, [first]) =>
      // Equal, too, if both are empty: the number of guests is optional.
      (known[field] ?? '') === fields[field] &&
      !draft[field] &&
      !problems[field] &&
      // A calendar that was pressed before hydration opens in its group: folded, it would freeze the page.
      !form.querySelector(`[data-fields=${first}] :is(:focus,[aria-busy])`),
  );
}

/** @returns the lines, without those of groups that have a message */
export function withoutLines(lines: KnownLines, errors: FieldErrors): KnownLines {
  return keepLines(lines, (field) => !errors[field]);
}

function keepLines(
  lines: KnownLines,
  isGood: (field: InquirerField, index: number, group: readonly InquirerField[]) => boolean,
): KnownLines {
  return lines.map((line, group) => (GROUPS[group]?.every(isGood) ? line : undefined));
}
