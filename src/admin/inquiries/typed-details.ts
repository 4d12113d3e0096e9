import type { InquiryView } from '#contracts/inquiries/list.ts';
import { movedLastDay } from '#domain/last-day.ts';
import { EDITED_NAMES, type EditedName, type EditedValues } from './DetailFields.tsx';

/** What is typed into a detail, and what was saved when it was. */
interface TypedDetail {
  text: string;
  over: string;
}
export type TypedDetails = Partial<Record<EditedName, TypedDetail>>;

/** @returns the details of a request as a form has them */
export function detailsOf(inquiry: InquiryView): EditedValues {
  const { name, phone, email, eventDate, lastDay, eventLocation } = inquiry;
  const { deliveryWindow, pickupWindow, siteContact } = inquiry;
  return {
    name,
    phone,
    email,
    eventDate,
    lastDay,
    eventLocation,
    deliveryWindow,
    pickupWindow,
    siteContact,
  };
}

/** @returns what is typed; nothing of what cannot be read */
export function readTyped(kept: string): TypedDetails {
  try {
    const value: unknown = JSON.parse(kept || '{}');
    const found = new Map<string, unknown>(
      Object.entries(typeof value === 'object' && value ? value : {}),
    );
    const isTyped = (each: unknown): each is TypedDetail =>
      typeof each === 'object' &&
      each !== null &&
      'text' in each &&
      'over' in each &&
      typeof each.text === 'string' &&
      typeof each.over === 'string';
    const typed: TypedDetails = {};
    for (const name of EDITED_NAMES) {
      const each: unknown = found.get(name);
      if (isTyped(each)) typed[name] = each;
    }
    return typed;
  } catch {
    // Another program wrote there.
    return {};
  }
}

/** @returns what is kept once a field says something else; empty once all are as saved */
export function withTyped(
  typed: TypedDetails,
  saved: EditedValues,
  name: EditedName,
  text: string,
): string {
  const next = { ...typed, [name]: { text, over: typed[name]?.over ?? saved[name] } };
  const differing = EDITED_NAMES.filter((each) => {
    const field = next[each];
    return field !== undefined && field.text !== saved[each];
  });
  if (differing.length === 0) return '';
  return JSON.stringify(Object.fromEntries(differing.map((each) => [each, next[each]])));
}

/** @returns what the form shows: what is typed, and else what is saved; the last day moves with the first */
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
    deliveryWindow: shown('deliveryWindow'),
    pickupWindow: shown('pickupWindow'),
    siteContact: shown('siteContact'),
  };
}

/** @returns whether somebody else changed this detail after it was typed, to something else */
export function isOvertaken(typed: TypedDetails, saved: EditedValues, name: EditedName): boolean {
  const field = typed[name];
  return field !== undefined && field.over !== saved[name] && field.text !== saved[name];
}
