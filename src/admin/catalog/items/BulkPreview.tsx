import { useRef, useState } from 'react';
import type { BulkLine } from '#contracts/catalog/bulk.ts';
import type { CategoryAdminView } from '#contracts/catalog/categories.ts';
import { Button } from '../../parts/Button.tsx';
import type { Names } from '../../parts/changed-words.ts';
import { ChangedFields } from '../../parts/ChangedFields.tsx';
import { Reading } from '../../parts/loading.tsx';
import { ScrollBox } from '../../parts/ScrollBox.tsx';
import { BULK } from './bulk-texts.ts';
import { ITEM_KIND } from './item-form-values.ts';
import type { Preview } from './use-bulk-preview.ts';

/** Lines shown at first: ten thousand would be slow. A press shows ten times as many more. */
const FIRST_LINES = 100;

interface BulkPreviewProps {
  preview: Preview;
  categories: readonly CategoryAdminView[];
  /** Whether the change is scheduled for a time to come. */
  isLater: boolean;
  /** Takes items out of the selection. */
  onLeaveOut: (ids: readonly string[]) => void;
}

/** Shows what would change in each item. */
export function BulkPreview({ preview, categories, isLater, onLeaveOut }: BulkPreviewProps) {
  const [shown, setShown] = useState(FIRST_LINES);
  const { lines, unchanged, refused, reading } = preview;
  const section = useRef<HTMLElement>(null);
  const leaveOut = () => {
    onLeaveOut(lines.filter((line) => line.refused).map(({ id }) => id));
    // The button goes with them.
    section.current?.focus();
  };
  const left = lines.length - shown;
  const names = Object.fromEntries(categories.map(({ id, name }) => [id, name]));
  return (
    <section ref={section} tabIndex={-1} aria-label={BULK.preview}>
      <h3 className="text-lg">{BULK.preview}</h3>
      <p role="status" className="text-sm text-night-600">
        {statusOf(preview)}
      </p>
      <Reading of={reading} failed={BULK.notChecked} loading={null} />
      {refused > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="font-semibold text-rose-600">{BULK.refused(refused)}</p>
          {refused < lines.length + unchanged && (
            <Button look="row-outline" onClick={leaveOut}>
              {BULK.leaveOut}
            </Button>
          )}
        </div>
      )}
      {lines.length > 0 && (
        <ScrollBox label={BULK.preview} className="mt-2 max-h-80">
          <ul className="divide-y divide-ivory-300">
            {lines.slice(0, shown).map((line) => (
              <Line key={line.id} line={line} names={names} />
            ))}
          </ul>
        </ScrollBox>
      )}
      {left > 0 && (
        <Button look="row-quiet" onClick={() => setShown(shown + FIRST_LINES * 10)}>
          {BULK.showMore(left)}
        </Button>
      )}
      {unchanged > 0 && (
        <p className="mt-1 text-sm">
          {isLater ? BULK.soNow(unchanged) : BULK.unchanged(unchanged)}
        </p>
      )}
    </section>
  );
}

function statusOf({ lines, unchanged, isReady }: Preview): string {
  if (!isReady) return BULK.checking;
  return lines.length + unchanged === 0 ? BULK.nothing : '';
}

function Line({ line, names }: { line: BulkLine; names: Names }) {
  const { name, before, after, refused } = line;
  return (
    <li className="grid gap-x-4 px-3 py-2 text-sm sm:grid-cols-[1fr_2fr]">
      <span className="font-semibold wrap-anywhere">{name}</span>
      <div>
        {refused && <p className="text-rose-600">{Object.values(refused)[0]}</p>}
        <ChangedFields
          labels={ITEM_KIND.labels}
          names={names}
          changes={Object.entries(after).map(([field, value]) => ({
            field,
            before: before[field],
            after: value,
          }))}
        />
      </div>
    </li>
  );
}
