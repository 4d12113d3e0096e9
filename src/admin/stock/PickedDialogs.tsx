import { useState } from 'react';
import type { StockItemView, StockTakenView } from '#contracts/stock/view.ts';
import type { CivilDate } from '#domain/event-date.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { DayDialog } from './DayDialog.tsx';

/** A pressed cell: an item and a day. */
export interface Picked {
  /** By `keyOf`. */
  key: string;
  day: CivilDate;
}

/** @returns a row's key */
export function keyOf({ itemId, option }: StockItemView): string {
  return `${itemId}/${option}`;
}

interface PickedDialogsProps {
  rows: readonly StockItemView[];
  days: readonly CivilDate[];
  picked: Picked | null;
  onClose: () => void;
}

/** The dialog of the pressed day, and above it that of a block. */
export function PickedDialogs({ rows, days, picked, onClose }: PickedDialogsProps) {
  const [editing, setEditing] = useState<{ block: StockTakenView | undefined } | null>(null);
  const row = rows.find((candidate) => keyOf(candidate) === picked?.key);
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
