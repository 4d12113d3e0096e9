/** Requests of staff about a booked event. */
import * as z from 'zod/mini';
import { hasCardNumber } from '#domain/card-number.ts';
import { MAX_LENGTH, MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits.ts';
import { versionField } from '../editing.ts';
import { answer, endpoint } from '../endpoint.ts';
import { eventDay, optionalLine, optionalText, plannedDay, requiredLine } from '../fields.ts';
import { MAX_QUOTE_CENTS } from '../quotes/line.ts';
import { MAX_QUOTE_LINES } from '../quotes/quotes.ts';
import { CANCELED_BY, PAYMENT_KINDS, PAYMENT_METHODS } from '../stock/stock.ts';
import type { InquiryWorkView } from './work.ts';

const cents = (min: number) =>
  z
    .int('Please enter an amount')
    .check(
      z.minimum(min, 'Please enter an amount'),
      z.maximum(MAX_QUOTE_CENTS, 'Please enter at most $1,000,000'),
    );
/** Limited where the event is known. */
const sum = z.int('Please enter an amount').check(z.minimum(0, 'Please enter an amount'));
const quantity = z
  .int('Please enter a whole number')
  .check(
    z.minimum(MIN_QUANTITY, `Please enter at least ${MIN_QUANTITY}`),
    z.maximum(MAX_QUANTITY, `Please enter at most ${MAX_QUANTITY}`),
  );

const cancellation = z
  .strictObject({
    ...versionField,
    by: z.enum(CANCELED_BY, 'Please choose who canceled'),
    reason: requiredLine(MAX_LENGTH.shortDescription, 'Please enter a reason'),
    /** Null: none. */
    feeKeptCents: z.nullable(cents(1)),
    /** Mails `message` to the customer. */
    isMailed: z.boolean(),
    message: optionalText(MAX_LENGTH.message),
  })
  .check(
    z.refine(({ isMailed, message }) => !isMailed || message !== '', {
      error: 'Please enter a message',
      path: ['message'],
    }),
  );
export type Cancellation = z.output<typeof cancellation>;

export const paymentSchema = z.strictObject({
  /** Chosen by the browser, so that a repetition adds nothing. */
  id: z.uuid(),
  kind: z.enum(PAYMENT_KINDS),
  cents: cents(1),
  receivedOn: plannedDay,
  method: z.enum(PAYMENT_METHODS, 'Please choose how'),
  note: optionalLine(MAX_LENGTH.shortDescription).check(
    z.refine(
      (note) => !hasCardNumber(note),
      'Please don’t enter a card number. Its last four digits are enough.',
    ),
  ),
});
export type PaymentInput = z.output<typeof paymentSchema>;

const agreedLine = z
  .strictObject({
    /** Rental item; empty for a package or staff's own line. */
    itemId: optionalLine(MAX_LENGTH.itemId),
    option: optionalLine(MAX_LENGTH.tag),
    name: requiredLine(MAX_LENGTH.itemName, 'Please enter what this line is for'),
    note: optionalLine(MAX_LENGTH.shortDescription),
    quantity,
    unitCents: cents(0),
    isTaxable: z._default(z.boolean(), true),
    /** For missing or damaged pieces (@goods.charge). */
    isCharge: z._default(z.boolean(), false),
    /** What the charge is for. */
    charged: z._default(
      z.nullable(z.strictObject({ itemId: z.uuid(), option: optionalLine(MAX_LENGTH.tag) })),
      null,
    ),
    /** Days of this line alone. */
    outOn: z._default(z.nullable(eventDay), null),
    backOn: z._default(z.nullable(eventDay), null),
  })
  .check(
    z.refine(({ outOn, backOn }) => outOn === null || backOn === null || outOn <= backOn, {
      error: 'It can’t come back before it leaves',
      path: ['backOn'],
    }),
  );

export const agreedSchema = z
  .strictObject({
    ...versionField,
    lines: z
      .array(agreedLine)
      .check(z.maxLength(MAX_QUOTE_LINES, `Please use at most ${MAX_QUOTE_LINES} lines`)),
    /** At most `totalProblem` allows. */
    totalCents: sum,
    depositCents: sum,
    /** Why more is booked than is free; empty: such a booking is refused. */
    overbookReason: optionalText(MAX_LENGTH.shortDescription),
    /** Mails `message` to the customer. */
    isMailed: z._default(z.optional(z.boolean()), false),
    message: optionalText(MAX_LENGTH.message),
  })
  .check(
    z.refine(({ totalCents, depositCents }) => depositCents <= totalCents, {
      error: 'The deposit can’t be more than the total',
      path: ['depositCents'],
    }),
  );
export type Agreed = z.output<typeof agreedSchema>;
export type AgreedInput = z.input<typeof agreedSchema>;

const partnerFields = {
  itemId: z.uuid('Please choose an item'),
  option: optionalLine(MAX_LENGTH.tag),
  quantity,
  partner: requiredLine(MAX_LENGTH.name, 'Please enter who lends them'),
  costCents: cents(0),
  /** Only confirmed pieces cover a shortage. */
  isConfirmed: z.boolean(),
};
export const partnerPieceSchema = z.strictObject(partnerFields);
export type PartnerPieceInput = z.output<typeof partnerPieceSchema>;
/** `was`: as the editor saw them; pieces that were changed since are not overwritten. Null: new. */
const savedPartnerPieces = z.strictObject({
  ...partnerFields,
  was: z._default(z.nullable(partnerPieceSchema), null),
});
export type PartnerPiecesChange = z.output<typeof savedPartnerPieces>;

const ONE = '/api/admin/contact-submissions/{id}';

/** Each returns the request's page. */
export const bookedEndpoints = {
  /** Frees the pieces and withdraws open quotes. */
  cancel: endpoint(`POST ${ONE}/cancel`, 'inquiries.write', {
    body: cancellation,
    answer: answer<InquiryWorkView>(),
  }),
  /** Saves what was agreed by phone (@event.agreed); 409 with shortages, as for a booking. */
  agree: endpoint(`PUT ${ONE}/agreed`, 'inquiries.write', {
    body: agreedSchema,
    answer: answer<InquiryWorkView>(),
  }),
  /** 422 if the id was used for another payment. */
  addPayment: endpoint(`POST ${ONE}/payments`, 'inquiries.write', {
    body: paymentSchema,
    answer: answer<InquiryWorkView>(),
  }),
  /** Voids it as a mistake; it stays listed. */
  voidPayment: endpoint(`POST ${ONE}/payments/{payment}/void`, 'inquiries.write', {
    answer: answer<InquiryWorkView>(),
  }),
  /**
   * The browser chooses the id. 404 if it was removed, 409 if it was changed, 422 if it was used for other
   * pieces.
   */
  savePartnerPieces: endpoint(`PUT ${ONE}/partner-pieces/{pieces}`, 'inquiries.write', {
    body: savedPartnerPieces,
    answer: answer<InquiryWorkView>(),
  }),
  removePartnerPieces: endpoint(`DELETE ${ONE}/partner-pieces/{pieces}`, 'inquiries.write', {
    answer: answer<InquiryWorkView>(),
  }),
};
