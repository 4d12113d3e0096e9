/** `/api/admin/people`: what is held of one person who sent requests. */
import * as z from 'zod/mini';
import { staffEmail } from '../staff.ts';
import type { InquiryView } from './inquiries.ts';

/** `POST …/find` and `POST …/erase`. */
export const personSchema = z.strictObject({ email: staffEmail });
export type PersonInput = z.input<typeof personSchema>;

/** Far behind the last page of anybody. */
const MAX_PAGE = 100_000;

/** `POST …/export`: one page of what is held, from 1. */
export const personPageSchema = z.strictObject({
  email: staffEmail,
  page: z.int().check(z.minimum(1), z.maximum(MAX_PAGE)),
});
export type PersonPageInput = z.input<typeof personPageSchema>;

/** `POST …/find`. */
export interface PersonView {
  /** The mailbox of the address; all its spellings were searched. */
  mailbox: string;
  requests: number;
  /** How many of them are in the trash. */
  inTrash: number;
  /** Wishlist lines of the requests. */
  items: number;
  /** `filed`: written to a file without a mail server; `failed`: given up. */
  mails: { sent: number; filed: number; waiting: number; failed: number };
  /** Requests outside the database; null when their store is unavailable. */
  spool: SpoolView | null;
}

export interface SpoolView {
  requests: number;
  /** Unreadable ones, which may be anyone's. */
  unread: number;
}

/** A request with all data stored about it. */
export interface PersonRequest extends Omit<InquiryView, 'mails'> {
  mails: {
    kind: string;
    state: string;
    /** Null: the business's own address, or erased since. */
    recipient: string | null;
    createdAt: string;
    sentAt: string | null;
  }[];
}

/** `POST …/export`; a page that holds nothing is behind the last. */
export interface PersonPage {
  requests: PersonRequest[];
  /**
   * Requests outside the database, as sent; on the first page only. Null when their store is
   * unavailable.
   */
  waiting: object[] | null;
}

/** `POST …/erase`. */
export interface ErasedView {
  /** Permanently deleted. */
  requests: number;
  mails: number;
  waiting: number;
  /** What is stored afterwards. */
  left: PersonView;
}
