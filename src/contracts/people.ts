/** Stored data of a person who sent requests. */
import * as z from 'zod/mini';
import type { AgreedEvent } from '#domain/agreed-event.ts';
import { staffEmail } from './accounts/staff.ts';
import { MAX_PAGE } from './editing.ts';
import { answer, endpoint } from './endpoint.ts';
import type { CancellationView, PaymentView } from './inquiries/booked-views.ts';
import type { InquiryView } from './inquiries/list.ts';
import type { TimelineEntryView } from './inquiries/work.ts';
import type { QuoteView } from './quotes/quotes.ts';
import type { HandoverWay } from './stock/stock.ts';

export interface PersonView {
  /** Mailbox of the address; all spellings were searched. */
  mailbox: string;
  requests: number;
  /** Of `requests`. */
  inTrash: number;
  /** Wishlist lines of the requests. */
  items: number;
  /** Entries of staff about the requests. */
  notes: number;
  quotes: number;
  /** `filed`: written to a file without a mail server; `failed`: given up. */
  mails: { sent: number; filed: number; waiting: number; failed: number };
  /** Null: the spool is unavailable. */
  spool: SpoolView | null;
}

export interface SpoolView {
  requests: number;
  /** Requests that cannot be read, perhaps of other persons. */
  unread: number;
}

export interface PersonRequest extends Omit<
  InquiryView,
  'mails' | 'package' | 'unanswered' | 'lastQuote' | 'isUnfit' | 'balance'
> {
  mails: {
    kind: string;
    state: string;
    /** Null: the business itself, or erased. */
    recipient: string | null;
    createdAt: string;
    sentAt: string | null;
  }[];
  events: (Pick<
    TimelineEntryView,
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
  > & {
    /** What a change from booked ended; null for other events. */
    endedAgreed: AgreedEvent | null;
  })[];
  agreed: AgreedEvent | null;
  cancellation: CancellationView | null;
  payments: Omit<PaymentView, 'id'>[];
  /** Counts of the crew. */
  handovers: {
    item: string;
    option: string;
    way: HandoverWay;
    missing: number;
    damaged: number;
    note: string;
    at: string;
  }[];
  /** Including drafts. */
  quotes: Omit<QuoteView, 'id' | 'inquiryId' | 'version' | 'isReminded' | 'isOutdated'>[];
}

/** `requests` is empty after the last page. */
export interface PersonPage {
  requests: PersonRequest[];
  /** Spooled requests as sent, on the first page only; null: the spool is unavailable. */
  waiting: object[] | null;
}

export interface ErasedView {
  requests: number;
  mails: number;
  waiting: number;
  /** What is stored afterward. */
  left: PersonView;
}

const person = z.strictObject({ email: staffEmail });

/** The address is in the body, because logs and histories keep URLs. */
export const peopleEndpoints = {
  find: endpoint('POST /api/admin/people/find', 'people.manage', {
    body: person,
    answer: answer<PersonView>(),
  }),
  /** Pages from 1. */
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
