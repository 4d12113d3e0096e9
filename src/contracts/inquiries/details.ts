/** What staff type of a request: a new one, and corrections of one. */
import * as z from 'zod/mini';
import { MAX_LENGTH } from '#domain/limits.ts';
import { versionField } from '../editing.ts';
import {
  civilDay,
  line,
  optionalLine,
  optionalMailAddress,
  optionalText,
  requiredLine,
} from '../fields.ts';
import { INQUIRY_CHANNELS } from './list.ts';

/** Who asks, and for when and where; the way to reach the person is checked by the server. */
const details = {
  name: requiredLine(MAX_LENGTH.name, 'Name is required'),
  phone: optionalLine(MAX_LENGTH.phone),
  email: optionalMailAddress,
  eventDate: z.nullable(civilDay),
  eventLocation: optionalLine(MAX_LENGTH.eventLocation),
};

/** A request that staff add by hand. */
export const newInquirySchema = z.strictObject({
  /** Chosen by the browser, so that a repetition adds nothing. */
  id: z.uuid(),
  channel: z.enum(INQUIRY_CHANNELS),
  ...details,
  message: optionalText(MAX_LENGTH.message),
});
export type NewInquiryInput = z.input<typeof newInquirySchema>;

/** Corrections of who asks, and for when and where (@inquiry.details). */
export const correctedSchema = z.strictObject({
  ...versionField,
  ...details,
  /** Null: it lasts one day. Undefined: it moves with the event date. */
  lastDay: z.optional(z.nullable(civilDay)),
  /** When the crew comes and goes, and whom it meets. Undefined: as it was. */
  deliveryWindow: z.optional(line(MAX_LENGTH.timeWindow)),
  pickupWindow: z.optional(line(MAX_LENGTH.timeWindow)),
  siteContact: z.optional(line(MAX_LENGTH.name)),
  /** Why a booked event is moved to a day on which it does not fit; empty: it is refused then. */
  overbookReason: optionalText(MAX_LENGTH.shortDescription),
  /** Whether the customer of a booked event gets a mail with the message. */
  isMailed: z._default(z.optional(z.boolean()), false),
  message: optionalText(MAX_LENGTH.message),
});
export type Corrected = z.output<typeof correctedSchema>;
export type CorrectedInput = z.input<typeof correctedSchema>;
