/** The toast of a move of a request's status, with its way back (@inquiry.moves). */
import type { InquiryView } from '#contracts/inquiries/list.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { UNDO } from '#site/texts/toasts.ts';
import type { ToastText } from '#site/toast-text.ts';
import { notify, withdrawToast } from '#stores/toasts.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { CANCEL } from './booked/texts.ts';
import { STATUS_LABELS } from './texts.ts';

/**
 * @param before the request that was moved
 * @returns words for a move out of canceled of which the customer knows by mail; undefined for any other
 */
export function toldOfCancellation(
  before: Pick<InquiryView, 'status'>,
  { status, events }: Pick<InquiryWorkView, 'status' | 'events'>,
): string | undefined {
  if (before.status !== 'canceled' || status === 'canceled') return undefined;
  // A mail that still waited was dropped.
  const mails = events.findLast(({ kind }) => kind === 'canceled')?.mails ?? [];
  return mails.some(({ state }) => state === 'sent') ? CANCEL.wasTold : undefined;
}

/** The last toast by request. */
const lastToasts = new Map<string, ToastText>();

/**
 * Tells the status of a request; what was told of it before is no longer true.
 * @param undo takes the move back; undefined: it was taken back
 */
export function tellStatus(
  { id, name, status }: Pick<InquiryView, 'id' | 'name' | 'status'>,
  undo?: () => void,
  detail?: string,
): void {
  const before = told.get(id);
  if (before) withdrawToast(before);
  const toast: ToastText = {
    ...ADMIN_TOASTS.inquiryUpdated(name, STATUS_LABELS[status]),
    detail,
    action: undo && { label: UNDO, run: undo },
  };
  told.set(id, toast);
  notify(toast);
}
