/** Public requests (@contact.request, @checkout.request); forms share the messages (@form.required). */
import * as z from 'zod/mini';
import { parseEventDate } from '#domain/event-date.ts';
import {
  MAX_LENGTH,
  MAX_QUANTITY,
  MAX_REQUEST_BYTES,
  MAX_SERVICES,
  MAX_WISHLIST_LINES,
  MIN_QUANTITY,
} from '#domain/limits.ts';
import { MAX_QUOTE_MESSAGE } from '#domain/quote-message-length.ts';
import { REFERENCE } from '#domain/reference.ts';
import { FIELD_MESSAGES, NO_SUCH_DATE } from '#domain/texts.ts';
import { answer, endpoint } from '../endpoint.ts';
import {
  line,
  mailAddress,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  text,
} from '../fields.ts';

const eventDate = z.pipe(
  requiredText(MAX_LENGTH.eventDate, FIELD_MESSAGES.eventDate),
  z.transform((value, context) => {
    const date = parseEventDate(value);
    // The time is not kept, but must be one. Tested here, because forms send only noon.
    if (date !== null && !Number.isNaN(Date.parse(value))) return date;
    context.issues.push({ code: 'custom', message: NO_SUCH_DATE, input: value });
    return z.NEVER;
  }),
);

const inquirerFields = {
  name: requiredLine(MAX_LENGTH.name, FIELD_MESSAGES.name),
  phone: requiredLine(MAX_LENGTH.phone, FIELD_MESSAGES.phone),
  email: mailAddress,
  eventDate,
  eventLocation: requiredLine(MAX_LENGTH.eventLocation, FIELD_MESSAGES.eventLocation),
};

/** Tell a person from a program; not part of the content that idempotency compares. */
const signs = {
  /** Honeypot: invisible to people. */
  website: z.optional(text(MAX_LENGTH.service)),
  /** Milliseconds from the first input to sending. */
  fillMs: z.optional(z.int().check(z.minimum(0), z.maximum(86_400_000))),
};

/** @checkout.request */
const wishlistItemSchema = z.strictObject({
  id: text(MAX_LENGTH.itemId),
  name: requiredLine(MAX_LENGTH.itemName, 'Item name is required'),
  quantity: z.int().check(z.minimum(MIN_QUANTITY), z.maximum(MAX_QUANTITY)),
  price: text(MAX_LENGTH.price),
});

/** Of contact form and checkout. The message's limit includes the wishlist in a quote message. */
export const contactRequestSchema = z.strictObject({
  ...inquirerFields,
  services: z._default(
    z.optional(
      z
        .array(requiredLine(MAX_LENGTH.service, 'Service name is required'))
        .check(z.maxLength(MAX_SERVICES)),
    ),
    [],
  ),
  referralSource: optionalLine(MAX_LENGTH.referralSource),
  message: requiredText(MAX_QUOTE_MESSAGE, FIELD_MESSAGES.message),
  wishlistItems: z._default(
    z.optional(z.array(wishlistItemSchema).check(z.maxLength(MAX_WISHLIST_LINES))),
    [],
  ),
  // Omitted if empty: the body's hash stays as before these fields.
  guestCount: z.optional(line(MAX_LENGTH.guestCount)),
  /** Request that the sender claims to replace. */
  replaces: z.optional(
    z.string('Please enter a reference').check(z.regex(REFERENCE, 'Please enter a reference')),
  ),
  ...signs,
});

/** What the booking dialog was opened for (@services.book). */
export const SERVICE_LABELS = ['design', 'photobooth', 'dancefloor'] as const;
export type ServiceLabel = (typeof SERVICE_LABELS)[number];

export const selectedServiceSchema = z.strictObject({
  name: requiredLine(MAX_LENGTH.service, 'Package name is required'),
  price: text(MAX_LENGTH.price),
  type: z.enum(SERVICE_LABELS),
});
export type SelectedService = z.output<typeof selectedServiceSchema>;

/** @booking.request */
export const bookingRequestSchema = z.strictObject({
  ...inquirerFields,
  guestCount: optionalLine(MAX_LENGTH.guestCount),
  additionalRequests: optionalText(MAX_LENGTH.message),
  selectedService: z._default(z.nullable(selectedServiceSchema), null),
  ...signs,
});
export type BookingRequestInput = z.input<typeof bookingRequestSchema>;
export type BookingRequest = z.output<typeof bookingRequestSchema>;

/** About no event (@question.form). */
export const questionRequestSchema = z.strictObject({
  name: inquirerFields.name,
  email: mailAddress,
  phone: optionalLine(MAX_LENGTH.phone),
  question: requiredText(MAX_LENGTH.message, FIELD_MESSAGES.question),
  ...signs,
});
export type QuestionRequestInput = z.input<typeof questionRequestSchema>;
export type QuestionRequest = z.output<typeof questionRequestSchema>;

/** Before parsing. */
export type ContactRequestInput = z.input<typeof contactRequestSchema>;
/** After parsing: cleaned text, calendar days. */
export type ContactRequest = z.output<typeof contactRequestSchema>;

/** Printable ASCII without spaces. */
export const idempotencyKeySchema = z.string().check(z.regex(/^[\x21-\x7e]{8,200}$/));

export interface InquiryReceipt {
  reference: string;
  /** A copy is mailed to the visitor; omitted if that is not certain. */
  confirmation?: true | undefined;
}

export const requestEndpoints = {
  contact: endpoint('POST /api/contact', 'everybody', {
    body: contactRequestSchema,
    maxBytes: MAX_REQUEST_BYTES,
    answer: answer<InquiryReceipt>(),
  }),
  booking: endpoint('POST /api/service-booking', 'everybody', {
    body: bookingRequestSchema,
    maxBytes: MAX_REQUEST_BYTES,
    answer: answer<InquiryReceipt>(),
  }),
  question: endpoint('POST /api/question', 'everybody', {
    body: questionRequestSchema,
    maxBytes: MAX_REQUEST_BYTES,
    answer: answer<InquiryReceipt>(),
  }),
};
