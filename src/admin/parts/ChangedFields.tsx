import type { FieldChange } from '#contracts/history/edits.ts';
import { withoutSharedLines } from '../form/conflict.ts';
import { changedWords, type Names } from './changed-words.ts';
import { CHANGED } from './texts.ts';

interface ChangedFieldsProps {
  changes: readonly FieldChange[];
  /** What forms call the fields; one without a label is not shown. */
  labels: Readonly<Record<string, string>>;
  names: Names;
}

/** Each field that a change reaches, before and after it. */
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
        <del className="no-underline">{words.mine || CHANGED.nothing}</del>
        <span aria-hidden="true">→</span>
        <span className="sr-only">{CHANGED.becomes}</span>
        <ins className="font-semibold no-underline">{words.theirs || CHANGED.nothing}</ins>
      </p>
    );
  });
}
