import { activityEndpoints } from '#contracts/history/activity.ts';
import { useMay } from '../accounts/session/may.ts';
import { ACTIVITY } from './texts.ts';

/** @returns a sentence that says where to undo a change of many once its toast is gone (@history.undo) */
export function useUndoLater(): string {
  return useMay(activityEndpoints.undo) ? ACTIVITY.undoLater : ACTIVITY.ownerUndoesLater;
}
