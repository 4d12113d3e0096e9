/** Edits of the catalog (@history.kept). */

export const HISTORY_KINDS = ['category', 'item', 'package'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

export const EDIT_ACTIONS = ['created', 'edited', 'deleted', 'restored'] as const;
export type EditAction = (typeof EDIT_ACTIONS)[number];

export interface FieldChange {
  /** Name in the contract: `shortDescription`. */
  field: string;
  /** Undefined: created. */
  before?: unknown;
  after: unknown;
}

export interface EditView {
  id: string;
  kind: HistoryKind;
  entityId: string;
  /** Current name; empty: permanently deleted. */
  name: string;
  version: number;
  /** ISO date-time. */
  at: string;
  /** Name of the editor; null: no longer on the staff. */
  by: string | null;
  action: EditAction;
  changes: FieldChange[];
  /** Names of the categories and items in `changes`, by id; without permanently deleted ones. */
  names: Record<string, string>;
  /** Of an edit of many items. */
  batchId: string | null;
}
