/** Edits of the catalog and the settings (@history.kept). */

export const HISTORY_KINDS = ['category', 'item', 'package', 'setting'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

export type EditAction = 'created' | 'edited' | 'deleted' | 'restored';

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
  /** Section of the settings; null: an edit of the catalog. */
  section: string | null;
  /** Current name; empty: permanently deleted, or a section. */
  name: string;
  version: number;
  /** ISO date-time. */
  at: string;
  /** Name of the editor or scheduler; null: no longer on the staff. */
  by: string | null;
  /** Scheduled time as an ISO date-time (@schedule.told); null: not scheduled. */
  scheduledFor: string | null;
  action: EditAction;
  changes: FieldChange[];
  /** Names of the categories and items in `changes`, by id; without permanently deleted ones. */
  names: Record<string, string>;
  /** The same in all edits of one save; null in older edits. */
  batchId: string | null;
}

/** The result of an undo. */
export interface TakenBack {
  undone: number;
  /** Edited since, or impossible to restore; they stay as they are. */
  left: { name: string; section: string | null }[];
}
