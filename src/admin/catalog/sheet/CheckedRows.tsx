import { useState } from 'react';
import { SHEET_OUTCOMES, type SheetLine, type SheetOutcome } from '#contracts/catalog/sheets.ts';
import { Button } from '../../parts/Button.tsx';
import { changedWords, type Names } from '../../parts/changed-words.ts';
import { ChangedFields } from '../../parts/ChangedFields.tsx';
import { ScrollBox } from '../../parts/ScrollBox.tsx';
import { CHANGED } from '../../parts/texts.ts';
import { withFileNames } from './images.ts';
import { SHEET } from './texts.ts';

/** Rows of an outcome shown at first: ten thousand would be slow. A press shows ten times as many more. */
const FIRST_ROWS = 100;

/** Shown outcomes in order; unchanged rows are left out. */
const SHOWN = ['refused', 'created', 'changed'] as const;

interface CheckedRowsProps {
  lines: readonly SheetLine[];
  /** Columns of the file; for a created row, only these are shown. */
  fields: readonly string[];
  labels: Readonly<Record<string, string>>;
  names: Names;
}

/** Shows what each row of a file would create or change, or why it is refused (@sheet.check). */
export function CheckedRows({ lines, fields, labels, names }: CheckedRowsProps) {
  const grouped = Map.groupBy(lines, ({ outcome }) => outcome);
  // Each outcome has a count.
  const counts = Object.fromEntries(
    SHEET_OUTCOMES.map((outcome) => [outcome, grouped.get(outcome)?.length ?? 0]),
  ) as Record<SheetOutcome, number>;
  return (
    <>
      <p role="status" className="font-semibold">
        {SHEET.summary(counts)}
      </p>
      {counts.refused > 0 && <p className="text-rose-600">{SHEET.refusedStay}</p>}
      {SHOWN.map((outcome) => (
        <Outcome
          key={outcome}
          outcome={outcome}
          lines={grouped.get(outcome) ?? []}
          {...{ fields, labels, names }}
        />
      ))}
    </>
  );
}

function Outcome({ outcome, lines, ...row }: CheckedRowsProps & { outcome: SheetOutcome }) {
  const [shown, setShown] = useState(FIRST_ROWS);
  if (lines.length === 0) return null;
  const left = lines.length - shown;
  return (
    <section aria-label={SHEET.outcomes[outcome]}>
      <h3 className="text-lg">{SHEET.outcomes[outcome]}</h3>
      <ScrollBox label={SHEET.outcomes[outcome]} className="mt-1 max-h-80">
        <ul className="divide-y divide-ivory-300">
          {lines.slice(0, shown).map((line) => (
            <Row key={line.line} line={line} {...row} />
          ))}
        </ul>
      </ScrollBox>
      {left > 0 && (
        <Button look="row-quiet" onClick={() => setShown(shown + FIRST_ROWS * 10)}>
          {SHEET.showMore(left)}
        </Button>
      )}
    </section>
  );
}

interface RowProps extends Omit<CheckedRowsProps, 'lines'> {
  line: SheetLine;
}

function Row({ line, fields, labels, names }: RowProps) {
  const { outcome, before, after, refused = {}, warnings = [] } = line;
  const changes = Object.entries(after)
    .filter(
      ([field, value]) =>
        outcome === 'changed' ||
        (fields.includes(field) && changedWords(value, names) !== CHANGED.nothing),
    )
    .map(([field, value]) => ({
      field,
      ...(field in before && { before: withFileNames(before[field]) }),
      after: withFileNames(value),
    }));
  return (
    <li className="grid gap-x-4 px-3 py-2 text-sm sm:grid-cols-[1fr_2fr]">
      <p className="wrap-anywhere">
        <span className="block font-semibold">{line.name || SHEET.unnamed}</span>
        <span className="text-xs text-night-600">{SHEET.row(line.line)}</span>
      </p>
      <div className="min-w-0">
        {Object.entries(refused).map(([field, reason]) => (
          <p key={field} className="text-rose-600">
            {SHEET.reason(labels[field] ?? SHEET.id, reason)}
          </p>
        ))}
        {warnings.map((warning) => (
          <p key={warning} className="font-semibold text-brass-700">
            {SHEET.warnings[warning]}
          </p>
        ))}
        {outcome !== 'refused' && <ChangedFields labels={labels} names={names} changes={changes} />}
      </div>
    </li>
  );
}
