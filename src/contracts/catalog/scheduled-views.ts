/** Scheduled changes as the admin shows them (@schedule.shown). */
import type { HeldReason, ScheduledKind } from '#domain/scheduled-change.ts';
import type { FieldChange } from '../history/edits.ts';

/** A waiting or held change of one entity. */
export interface ScheduledView {
  /** Shared by all changes scheduled together. */
  batchId: string;
  kind: ScheduledKind;
  entityId: string;
  name: string;
  /** ISO date-time. */
  dueAt: string;
  /** Name of the author; null: no longer on the staff. */
  by: string | null;
  /** Why it is held; null: it waits. */
  reason: HeldReason | null;
  /** It waits, and will be held unless staff keep it, because a field was edited since; undefined: unknown. */
  isStale?: boolean;
  /** Each field with the value when it was scheduled, and the new one. */
  changes: FieldChange[];
}

/** The open changes of one batch. */
export interface ScheduledBatchView {
  id: string;
  /** ISO date-time. */
  dueAt: string;
  by: string | null;
  count: number;
  /** Number of held changes. */
  held: number;
  /** The first changes, held changes before the others. */
  changes: ScheduledView[];
}

/** Summary of all scheduled changes, for the publishing bar. */
export interface ScheduledSummary {
  /** Number of batches with open changes. */
  batches: number;
  /** Number of held changes. */
  held: number;
  /** Null: none waits. */
  next: ScheduledNext | null;
}

/** The batch that is due next. */
export interface ScheduledNext {
  /** Id of the batch. */
  id: string;
  /** ISO date-time. */
  dueAt: string;
  count: number;
  /** Name and changes of its first entity. */
  name: string;
  changes: FieldChange[];
}
