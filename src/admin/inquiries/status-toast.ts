/** The toast of a move of a request's status, with its way back (@inquiry.moves). */
import type { InquiryView } from '#contracts/inquiries/list.ts';
import { UNDO } from '#site/texts/toasts.ts';
import type { ToastText } from '#site/toast-text.ts';
import { notify, withdrawToast } from '#stores/toasts.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { STATUS_LABELS } from './texts.ts';

/** The last one of each request. */
const told = new Map<string, ToastText>();

/**
 * Tells the status of a request; what was told of it before is no longer true.
 * @param undo takes the move back; undefined: it was taken back
 */
export function tellStatus(
  { id, name, status }: Pick<InquiryView, 'id' | 'name' | 'status'>,
  undo?: () => void,
): void {
  const before = told.get(id);
  if (before) withdrawToast(before);
  const toast: ToastText = {
    ...ADMIN_TOASTS.inquiryUpdated(name, STATUS_LABELS[status]),
    action: undo && { label: UNDO, run: undo },
  };
  told.set(id, toast);
  notify(toast);
}
