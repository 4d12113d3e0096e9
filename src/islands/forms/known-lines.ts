/** Fields that the visitor has answered elsewhere, folded to a line for each group (@form.known). */
import { formatEventDay, todayInDetroit } from '#domain/event-date.ts';
import { parseTypedDate } from '#domain/typed-date.ts';
import { guestsOf } from '#site/inquiries/form-texts.ts';
import { rememberedDetails, readDraft } from '#stores/draft.ts';
import { inquirerErrors, INQUIRER_FIELDS, readFields } from '#stores/forms/inquiry.ts';
import type { FieldErrors, InquirerField } from '#stores/forms/inquiry.ts';

/** What is asked together: when and where, and who. */
export const GROUPS = [
  ['eventDate', 'eventLocation', 'guestCount'],
  ['name', 'phone', 'email'],
] as const;

/** The two parts of each group's line; a group without one shows its fields. */
export type KnownLines = readonly (readonly [string, string] | undefined)[];

export const NOTHING_KNOWN: KnownLines = [];

/**
 * A group has a line where all its fields hold what was given elsewhere and nothing is wrong with it. What was begun in
 * this form is shown as it was left, and so is what has the focus.
 * @param name of the form's draft
 */
export function knownLines(form: HTMLFormElement, name: string): KnownLines {
  const known = contactDetails();
  const draft = readDraft(name);
  const fields = readFields(form, INQUIRER_FIELDS);
  const now = new Date();
  const problems = inquirerErrors(fields, now);
  const day = formatEventDay(parseTypedDate(fields.eventDate, todayInDetroit(now)));
  const lines: KnownLines = [
    [day, [fields.eventLocation, guestsOf(fields.guestCount)].filter(Boolean).join(' · ')],
    [fields.name, `${fields.phone} · ${fields.email}`],
  ];
  return keepLines(
    lines,
    (field) =>
      known[field] === fields[field] &&
      !draft[field] &&
      !problems[field] &&
      form.elements.namedItem(field) !== document.activeElement,
  );
}

/** @returns the lines without those of fields of which something is to be said */
export function withoutLines(lines: KnownLines, said: FieldErrors): KnownLines {
  return keepLines(lines, (field) => !said[field]);
}

function keepLines(lines: KnownLines, isGood: (field: InquirerField) => boolean): KnownLines {
  return lines.map((line, group) => (GROUPS[group]?.every(isGood) ? line : undefined));
}
