import type { FieldChange } from '#contracts/history/edits.ts';
import type { Section } from '#contracts/settings/sections.ts';
import { kindOf } from './section-form.ts';
import { tableOf } from './tables.ts';
import { wordsOf } from './words.ts';

/** @returns what an edit of a section changed, in the words of its form, and what that calls the fields */
export function settingChanges(section: Section, changes: readonly FieldChange[]) {
  const { labels, valuesOf } = kindOf(section);
  const { fields } = tableOf(section);
  const wordsIn = (field: string, value: unknown) => {
    const own = fields[field];
    return own ? wordsOf(own, valuesOf({ value: { [field]: value } as never })[field] ?? '') : '';
  };
  return {
    labels,
    changes: changes.map(({ field, before, after }) => ({
      field,
      before: wordsIn(field, before),
      after: wordsIn(field, after),
    })),
  };
}
