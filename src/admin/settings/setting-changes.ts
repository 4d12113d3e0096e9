import type { FieldChange } from '#contracts/history/edits.ts';
import type { Section } from '#contracts/settings/sections.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { isSame } from '../form/conflict.ts';
import {
  formValue,
  switchOf,
  type Field,
  type GroupField,
  type ListField,
  type Value,
  type Values,
} from './fields.ts';
import { fieldGroupOf } from './section-fields.ts';
import { titleOf, wordsOf } from './words.ts';

/** A changed value with its path: `Rooms › Loft dinner › Story`. */
interface Difference {
  label: string;
  before: string;
  after: string;
}

interface Pair {
  before: Value | undefined;
  after: Value | undefined;
}

/**
 * @param changes of a section in the history
 * @param today decides which dates in titles are past
 * @returns changed values, labeled as in the form; for lists, only new, removed and changed entries
 */
export function settingChanges(
  section: Section,
  changes: readonly FieldChange[],
  today: CivilDate,
) {
  return fieldChanges(fieldGroupOf(section), changes, today);
}

/** The same for the fields of any group, such as an entry of a list. */
export function fieldChanges(
  { fields }: GroupField,
  changes: readonly FieldChange[],
  today: CivilDate,
) {
  const differences = changes.flatMap(({ field, before, after }) => {
    const changed = fields[field];
    if (!changed) return [];
    const [then, now] = [before, after].map((value) => formValue(changed, value));
    return differencesOf(changed, { before: then, after: now }, changed.label, today);
  });
  return {
    labels: Object.fromEntries(differences.map(({ label }, index) => [String(index), label])),
    changes: differences.map((difference, index) => ({ ...difference, field: String(index) })),
  };
}

function differencesOf(
  field: Field,
  { before, after }: Pair,
  label: string,
  today: CivilDate,
): Difference[] {
  if (isSame(before, after)) return [];
  const whole = () => ({ label, before: words(field, before), after: words(field, after) });
  if (before === undefined || after === undefined) return [whole()];
  if (field.is === 'group' && !switchOf(field)) {
    const [then, now] = [before as Values, after as Values];
    return Object.entries(field.fields).flatMap(([name, part]) =>
      differencesOf(
        part,
        { before: then[name], after: now[name] },
        `${label} › ${part.label}`,
        today,
      ),
    );
  }
  if (field.is === 'list' && field.entry.is === 'group' && !switchOf(field.entry)) {
    const differences = entryPairs(field, { before, after }, today).flatMap(({ title, ...pair }) =>
      differencesOf(field.entry, pair, `${label} › ${title}`, today),
    );
    // Without differences in entries, only their order changed.
    return differences.length > 0
      ? differences
      : [titlesIn(field, { before, after }, label, today)];
  }
  return [whole()];
}

const words = (field: Field, value: Value | undefined) =>
  value === undefined ? '' : wordsOf(field, value);

const entriesOf = (value: Value | undefined) => (value ?? []) as readonly Value[];

/** @returns pairs of entries before and after: by title, then the remaining ones in order */
function entryPairs({ entry }: ListField, { before, after }: Pair, today: CivilDate) {
  const unmatched = [...entriesOf(before)];
  const take = (index: number) => (index < 0 ? undefined : unmatched.splice(index, 1)[0]);
  const titleIn = (value: Value) => titleOf(entry, value, today);
  const pairs: Pair[] = entriesOf(after).map((now) => ({
    before: take(unmatched.findIndex((then) => titleIn(then) === titleIn(now))),
    after: now,
  }));
  const added = pairs.filter((pair) => pair.before === undefined);
  // As many were removed as added: they count as renamed.
  if (added.length === unmatched.length) for (const pair of added) pair.before = take(0);
  pairs.push(...unmatched.map((then) => ({ before: then, after: undefined })));
  return pairs.map((pair) => ({ ...pair, title: titleIn(pair.before ?? pair.after ?? '') }));
}

function titlesIn({ entry }: ListField, pair: Pair, label: string, today: CivilDate): Difference {
  const [before = '', after = ''] = [pair.before, pair.after].map((list) =>
    entriesOf(list)
      .map((value) => titleOf(entry, value, today))
      .join(', '),
  );
  return { label, before, after };
}
