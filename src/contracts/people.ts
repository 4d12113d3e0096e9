/** Stored data of one person who sent requests. */
import * as z from 'zod/mini';
import type { AgreedEvent } from '#domain/agreed-event.ts';
import { staffEmail } from './accounts/staff.ts';
import { MAX_PAGE } from './editing.ts';
import { answer, endpoint } from './endpoint.ts';
import type { CancellationView, PaymentView } from './inquiries/booked-views.ts';
import type { InquiryView } from './inquiries/list.ts';
import type { InquiryEventView } from './inquiries/work.ts';
import type { QuoteView } from './quotes/quotes.ts';
import type { HandoverWay } from './stock/stock.ts';

export interface PersonView {
  /** The mailbox of the address; all its spellings were searched. */
  mailbox: string;
  requests: number;
  /** How many of them are in the trash. */
  inTrash: number;
  /** Wishlist lines of the requests. */
  items: number;
  /** What staff wrote or did about the requests. */
  notes: number;
  quotes: number;
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
export interface PersonRequest extends Omit<
  InquiryView,
  'mails' | 'package' | 'unanswered' | 'lastQuote' | 'isUnfit' | 'balance'
> {
  mails: {
    kind: string;
    state: string;
    /** Null: the business's own address, or erased since. */
    recipient: string | null;
    createdAt: string;
    sentAt: string | null;
  }[];
  /** What staff wrote and did about it. */
  events: Pick<
    InquiryEventView,
    | 'kind'
    | 'at'
    | 'author'
    | 'isByCustomer'
    | 'subject'
    | 'body'
    | 'day'
    | 'from'
    | 'to'
    | 'reason'
  >[];
  /** What was agreed about the event, and its cancellation; null: neither. */
  agreed: AgreedEvent | null;
  cancellation: CancellationView | null;
  /** What came in and went back. */
  payments: Omit<PaymentView, 'id'>[];
  /** What left for the event and came back, as the crew noted it. */
  handovers: {
    item: string;
    option: string;
    way: HandoverWay;
    missing: number;
    damaged: number;
    note: string;
    at: string;
  }[];
  /** What they were offered, drafts included, and what they answered. */
  quotes: Omit<QuoteView, 'id' | 'inquiryId' | 'version' | 'isReminded'>[];
}

/** An empty page is past the end. */
export interface PersonPage {
  requests: PersonRequest[];
  /**
   * Requests outside the database, as sent; on the first page only. Null when their store is
   * unavailable.
   */
  waiting: object[] | null;
}

export interface ErasedView {
  /** Permanently deleted. */
  requests: number;
  mails: number;
  waiting: number;
  /** What is stored afterward. */
  left: PersonView;
}

const person = z.strictObject({ email: staffEmail });

/** The mail address is in the body, because logs and histories would keep it in a URL. */
export const peopleEndpoints = {
  find: endpoint('POST /api/admin/people/find', 'people.manage', {
    body: person,
    answer: answer<PersonView>(),
  }),
  /** One page of the data, from 1. */
  export: endpoint('POST /api/admin/people/export', 'people.manage', {
    body: z.strictObject({
      ...person.shape,
      page: z.int().check(z.minimum(1), z.maximum(MAX_PAGE)),
    }),
    answer: answer<PersonPage>(),
  }),
  erase: endpoint('POST /api/admin/people/erase', 'people.manage', {
    body: person,
    answer: answer<ErasedView>(),
  }),
};
