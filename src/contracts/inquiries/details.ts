import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { versionField } from '../editing.ts';
import {
  eventDay,
  line,
  optionalLine,
  optionalMailAddress,
  optionalText,
  requiredLine,
} from '../fields.ts';
import { INQUIRY_CHANNELS } from './list.ts';

/** The server checks that there is a way to reach the person. */
const details = {
  name: requiredLine(MAX_LENGTH.name, 'Name is required'),
  phone: optionalLine(MAX_LENGTH.phone),
  email: optionalMailAddress,
  eventDate: z.nullable(eventDay),
  eventLocation: optionalLine(MAX_LENGTH.eventLocation),
};

export const newInquirySchema = z.strictObject({
  /** Chosen by the browser, so that a repetition adds nothing. */
  id: z.uuid(),
  channel: z.enum(INQUIRY_CHANNELS),
  ...details,
  guestCount: optionalLine(MAX_LENGTH.guestCount),
  message: optionalText(MAX_LENGTH.message),
});
export type NewInquiryInput = z.input<typeof newInquirySchema>;

/** @inquiry.details */
export const correctedSchema = z.strictObject({
  ...versionField,
  ...details,
  /** Null: one day. Undefined: moves with the event date. */
  lastDay: z.optional(z.nullable(eventDay)),
  /** Undefined: unchanged. */
  guestCount: z.optional(line(MAX_LENGTH.guestCount)),
  deliveryWindow: z.optional(line(MAX_LENGTH.timeWindow)),
  pickupWindow: z.optional(line(MAX_LENGTH.timeWindow)),
  siteContact: z.optional(line(MAX_LENGTH.name)),
  /** Why a booked event moves to a day with too few pieces; empty: such a move is refused. */
  overbookReason: optionalText(MAX_LENGTH.shortDescription),
  /** Mails `message` to the customer of a booked event. */
  isMailed: z._default(z.optional(z.boolean()), false),
  message: optionalText(MAX_LENGTH.message),
});
export type Corrected = z.output<typeof correctedSchema>;
export type CorrectedInput = z.input<typeof correctedSchema>;
