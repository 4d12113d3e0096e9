/** What is held of one person who sent requests. */
import * as z from 'zod/mini';
import { answer, endpoint } from '../endpoint.ts';
import { staffEmail } from '../staff.ts';
import { MAX_PAGE } from './common.ts';
import type { InquiryView } from './inquiries.ts';

export interface PersonView {
  /** Where the address leads to; every spelling of it was looked for. */
  mailbox: string;
  requests: number;
  /** How many of them are in the trash. */
  inTrash: number;
  /** Lines of their lists. */
  items: number;
  /** `filed`: kept as a file where there was no mail server; `failed`: given up. */
  mails: { sent: number; filed: number; waiting: number; failed: number };
  /** Requests that are not in the database; null where their store cannot be asked. */
  spool: SpoolView | null;
}

export interface SpoolView {
  requests: number;
  /** Of whoever's, because they could not be read. */
  unread: number;
}

/** A request with all that is held of it. */
export interface PersonRequest extends Omit<InquiryView, 'mails'> {
  mails: {
    kind: string;
    state: string;
    /** Null: the business's own address, or forgotten since. */
    recipient: string | null;
    createdAt: string;
    sentAt: string | null;
  }[];
}

/** A page that holds nothing is behind the last. */
export interface PersonPage {
  requests: PersonRequest[];
  /** What is not in the database, as it was sent; on the first page. Null where its store cannot be asked. */
  waiting: object[] | null;
}

export interface ErasedView {
  /** What was deleted for good. */
  requests: number;
  mails: number;
  waiting: number;
  /** What is held afterwards. */
  left: PersonView;
}

const person = z.strictObject({ email: staffEmail });

/** The address stands in the body: one in an address would be kept in logs and histories. */
export const peopleEndpoints = {
  find: endpoint('POST /api/admin/people/find', 'people.manage', {
    body: person,
    answer: answer<PersonView>(),
  }),
  /** One page of what is held, from 1. */
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
