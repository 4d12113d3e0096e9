import type { EditAction, EditView } from '#contracts/history/edits.ts';
import { HISTORY } from '../catalog/history-texts.ts';
import { appointmentInZone } from '../data/times.ts';

/**
 * @param action null for edits with different actions
 * @returns who made the edit, and the scheduled time of a scheduled one (@schedule.told)
 */
export function whoWords(
  { by, scheduledFor }: Pick<EditView, 'by' | 'scheduledFor'>,
  action: EditAction | null,
): string {
  return HISTORY.who(action, by, scheduledFor === null ? null : appointmentInZone(scheduledFor));
}
