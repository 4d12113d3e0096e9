import type { FieldChange } from '#contracts/history/edits.ts';
import { withoutSharedLines } from '../form/conflict.ts';
import { fieldWords, type Names } from './changed-words.ts';
import { CHANGED } from './texts.ts';

interface ChangedFieldsProps {
  changes: readonly FieldChange[];
  /** Labels as in forms; fields without one are not shown. */
  labels: Readonly<Record<string, string>>;
  names: Names;
}

/** Each changed field, before and after. */
export function ChangedFields({ changes, labels, names }: ChangedFieldsProps) {
  return changes.map(({ field, before, after }) => {
    const label = labels[field];
    if (label === undefined) return null;
    const { mine: wordsBefore, theirs: wordsAfter } = withoutSharedLines(
      fieldWords(field, before, names),
      fieldWords(field, after, names),
    );
    return (
      <p key={field} className="flex flex-wrap gap-x-2 wrap-anywhere whitespace-pre-wrap">
        <span className="text-night-600">{label}</span>
        <del className="no-underline">{wordsBefore || CHANGED.nothing}</del>
        <span aria-hidden="true">→</span>
        <span className="sr-only">{CHANGED.becomes}</span>
        <ins className="font-semibold no-underline">{wordsAfter || CHANGED.nothing}</ins>
      </p>
    );
  });
}
