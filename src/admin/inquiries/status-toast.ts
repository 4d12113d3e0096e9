/** The toast about a changed status, with Undo (@inquiry.moves). */
import type { InquiryView } from '#contracts/inquiries/list.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { UNDO } from '#site/texts/toasts.ts';
import type { ToastText } from '#site/toast-text.ts';
import { notify, withdrawToast } from '#stores/toasts.ts';
import { ADMIN_TOASTS } from '../parts/toast-texts.ts';
import { CANCEL } from './booked/texts.ts';
import { STATUS_LABELS } from './texts.ts';

/**
 * @param before the request before its status changed
 * @returns words for a change from canceled of which the customer knows by mail; undefined for any other
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
 * Shows a request's new status, replacing the previous toast about it.
 * @param undo undefined after an Undo
 * @param detail what else to know about the change
 */
export function tellStatus(
  { id, name, status }: Pick<InquiryView, 'id' | 'name' | 'status'>,
  undo?: () => void,
  detail?: string,
): void {
  const last = lastToasts.get(id);
  if (last) withdrawToast(last);
  const toast: ToastText = {
    ...ADMIN_TOASTS.inquiryUpdated(name, STATUS_LABELS[status]),
    detail,
    action: undo && { label: UNDO, run: undo },
  };
  lastToasts.set(id, toast);
  notify(toast);
}
