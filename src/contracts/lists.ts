/** A list mailed to anybody's address, therefore without free text (@list-mail.send). */
import * as z from 'zod/mini';
import { MAX_LENGTH, MAX_QUANTITY, MAX_WISHLIST_LINES, MIN_QUANTITY } from '#domain/limits.ts';
import { answer, endpoint } from './endpoint.ts';
import { mailAddress, optionalLine, optionalMailAddress, text } from './fields.ts';

const line = z.strictObject({
  id: text(MAX_LENGTH.itemId),
  /** Name in the catalog; empty: none chosen. */
  option: optionalLine(MAX_LENGTH.itemName),
  quantity: z.int().check(z.minimum(MIN_QUANTITY), z.maximum(MAX_QUANTITY)),
});

export const listMailSchema = z.strictObject({
  email: mailAddress,
  /** A second address; empty: none. */
  partner: optionalMailAddress,
  lines: z
    .array(line)
    .check(z.minLength(1, 'Please add an item to your list'), z.maxLength(MAX_WISHLIST_LINES)),
});
export type ListMailInput = z.input<typeof listMailSchema>;
export type ListMail = z.output<typeof listMailSchema>;
export type MailedLine = ListMail['lines'][number];

export interface ListMailReceipt {
  /** Omitted if mails are only written to files. */
  mailed?: true;
}

/** Fits a full list with long names of options. */
const MAX_LIST_BYTES = 24 * 1024;

export const listEndpoints = {
  mail: endpoint('POST /api/lists', 'everybody', {
    body: listMailSchema,
    maxBytes: MAX_LIST_BYTES,
    answer: answer<ListMailReceipt>(),
  }),
};
