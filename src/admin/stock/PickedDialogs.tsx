import { useState } from 'react';
import type { StockItemView, StockTakenView } from '#contracts/stock/view.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { DayDialog } from './DayDialog.tsx';

/** A day of an item that was pressed. */
export interface Picked {
  /** By `keyOf`. */
  key: string;
  day: CivilDate;
}

/** @returns what tells a row from the others */
export function keyOf({ itemId, option }: StockItemView): string {
  return `${itemId}/${option}`;
}

interface PickedDialogsProps {
  rows: readonly StockItemView[];
  days: readonly CivilDate[];
  picked: Picked | null;
  onClose: () => void;
}

/** The day that was pressed, and above it the block that is made or changed. */
export function PickedDialogs({ rows, days, picked, onClose }: PickedDialogsProps) {
  const [editing, setEditing] = useState<{ block: StockTakenView | undefined } | null>(null);
  const row = rows.find((each) => keyOf(each) === picked?.key);
  if (!picked || !row) return null;
  return (
    <>
      <DayDialog
        row={row}
        day={picked.day}
        free={row.free[days.indexOf(picked.day)] ?? null}
        onBlock={(block) => setEditing({ block })}
        onClose={onClose}
      />
      {editing && (
        <BlockDialog
          row={row}
          day={picked.day}
          block={editing.block}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
