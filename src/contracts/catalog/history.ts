/** What was changed of the catalog, by whom (@history.kept). */

export const HISTORY_KINDS = ['category', 'item', 'package'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

export const EDIT_ACTIONS = ['created', 'edited', 'deleted', 'restored'] as const;
export type EditAction = (typeof EDIT_ACTIONS)[number];

/** A field that an edit changed. */
export interface FieldChange {
  /** As the contract of its kind names it: `shortDescription`. */
  field: string;
  /** Undefined where it was created. */
  before?: unknown;
  after: unknown;
}

export interface EditView {
  id: string;
  kind: HistoryKind;
  entityId: string;
  /** Of the entity, as it is now; empty once it was erased. */
  name: string;
  version: number;
  /** ISO date-time. */
  at: string;
  /** Name of who did it; null: nobody who is still on the staff. */
  by: string | null;
  action: EditAction;
  changes: FieldChange[];
  /** Of the categories and items that the changes name, by id; what was erased has none. */
  names: Record<string, string>;
  /** Of an edit of many at once. */
  batchId: string | null;
}
