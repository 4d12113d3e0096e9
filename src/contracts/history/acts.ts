/** What staff do besides edits: they schedule changes, and change photos (@history.acts). */
import type { FieldChange } from './edits.ts';

export const ACT_KINDS = ['schedule', 'photo'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** `held`: by the schedule, when the time of the change had come. */
export const ACT_ACTIONS = [
  'scheduled',
  'canceled',
  'restored',
  'kept',
  'applied',
  'held',
  'uploaded',
  'described',
  'framed',
  'deleted',
  'undeleted',
] as const;
export type ActAction = (typeof ACT_ACTIONS)[number];

export interface ActView {
  id: string;
  kind: ActKind;
  action: ActAction;
  /** ISO date-time. */
  at: string;
  /** Name of the person; of a held change, of its author; null: no longer on the staff. */
  by: string | null;
  /** Name of the first entity, or the photo's description at that time; may be empty. */
  name: string;
  /** Number of entities. */
  count: number;
  /** Address of the photo; empty for a schedule. */
  url: string;
  /** When the change is due, an ISO date-time; null for a photo. */
  dueAt: string | null;
  /** Of the first entity, or the photo. */
  changes: FieldChange[];
}
