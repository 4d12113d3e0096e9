import type { InquiryView } from '#contracts/inquiries/list.ts';
import type { InquiryWorkView } from '#contracts/inquiries/work.ts';
import { movedLastDay } from '#domain/last-day.ts';
import { EDITED_NAMES, type EditedName, type EditedValues } from './DetailFields.tsx';

/** Input of a detail, and the saved value when typing began. */
interface TypedDetail {
  text: string;
  over: string;
}
export type TypedDetails = Partial<Record<EditedName, TypedDetail>>;

/** @returns the form's values of a request's details */
export function detailsOf(inquiry: InquiryView): EditedValues {
  const { name, phone, email, eventDate, lastDay, eventLocation, guestCount } = inquiry;
  const { deliveryWindow, pickupWindow, siteContact } = inquiry;
  return {
    name,
    phone,
    email,
    eventDate,
    lastDay,
    eventLocation,
    guestCount,
    deliveryWindow,
    pickupWindow,
    siteContact,
  };
}

/** @returns stored input; empty if unreadable */
export function readTyped(kept: string): TypedDetails {
  try {
    const value: unknown = JSON.parse(kept || '{}');
    const stored = new Map<string, unknown>(
      Object.entries(typeof value === 'object' && value ? value : {}),
    );
    const isTyped = (detail: unknown): detail is TypedDetail =>
      typeof detail === 'object' &&
      detail !== null &&
      'text' in detail &&
      'over' in detail &&
      typeof detail.text === 'string' &&
      typeof detail.over === 'string';
    const typed: TypedDetails = {};
    for (const name of EDITED_NAMES) {
      const detail: unknown = stored.get(name);
      if (isTyped(detail)) typed[name] = detail;
    }
    return typed;
  } catch {
    // No JSON, so the form did not write it.
    return {};
  }
}

/** @returns the input to store after a change; empty once everything is as saved */
export function withTyped(
  typed: TypedDetails,
  saved: EditedValues,
  name: EditedName,
  text: string,
): string {
  const next = { ...typed, [name]: { text, over: typed[name]?.over ?? saved[name] } };
  const differing = EDITED_NAMES.filter((other) => {
    const detail = next[other];
    return detail !== undefined && detail.text !== saved[other];
  });
  if (differing.length === 0) return '';
  return JSON.stringify(Object.fromEntries(differing.map((other) => [other, next[other]])));
}

/** @returns values to show: the input, else what is saved; the last day moves with the event date */
export function shownDetails(typed: TypedDetails, saved: EditedValues): EditedValues {
  const shown = (name: EditedName) => typed[name]?.text ?? saved[name];
  const eventDate = shown('eventDate');
  const moved = movedLastDay(
    { eventDate: saved.eventDate || null, lastDay: saved.lastDay || null },
    eventDate || null,
  );
  return {
    name: shown('name'),
    phone: shown('phone'),
    email: shown('email'),
    eventDate,
    lastDay: typed.lastDay?.text ?? moved ?? '',
    eventLocation: shown('eventLocation'),
    guestCount: shown('guestCount'),
    deliveryWindow: shown('deliveryWindow'),
    pickupWindow: shown('pickupWindow'),
    siteContact: shown('siteContact'),
  };
}

/** @returns items that were ticked off as packed for another day than the typed one (@goods.tick) */
export function packedForFormerDay(
  { status, packed }: Pick<InquiryWorkView, 'status' | 'packed'>,
  saved: EditedValues,
  values: EditedValues,
): readonly string[] {
  return status === 'booked' && values.eventDate !== saved.eventDate ? packed : [];
}

/** @returns whether somebody else changed this detail since it was typed, to another value */
export function isOvertaken(typed: TypedDetails, saved: EditedValues, name: EditedName): boolean {
  const detail = typed[name];
  return detail !== undefined && detail.over !== saved[name] && detail.text !== saved[name];
}
