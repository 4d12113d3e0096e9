import type { PersonPage, PersonRequest, PersonView } from '#contracts/admin/people.ts';
import type { InquiryRecord } from '#db/queries/admin/inquiries.ts';
import { countHeld, findPerson, listHeld } from '#db/queries/people.ts';
import { presentInquiry } from '../admin/inquiries.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { PeopleServices } from './services.ts';
import { findSpooled } from './spooled.ts';

/**
 * @param email address as somebody typed it
 * @returns how much is stored about the owner of its mailbox
 * @throws when the database fails
 */
export async function findHeld({ db, spool }: PeopleServices, email: string): Promise<PersonView> {
  const person = await findPerson(db(), email);
  const held = await countHeld(db(), person);
  const spooled = await findSpooled(spool, person.mailbox);
  return {
    mailbox: person.mailbox,
    requests: held.requests,
    inTrash: held.inTrash,
    items: held.lines,
    mails: {
      sent: held.mailsSent,
      filed: held.mailsFiled,
      waiting: held.mailsWaiting,
      failed: held.mailsFailed,
    },
    spool: spooled ? { requests: spooled.found.size, unread: spooled.unread } : null,
  };
}

/**
 * @param page from 1
 * @returns one page of all data stored about them
 * @throws when the database fails
 */
export async function exportHeld(
  { db, spool }: PeopleServices,
  email: string,
  page: number,
): Promise<PersonPage> {
  const person = await findPerson(db(), email);
  const first = page === 1;
  const spooled = first ? await findSpooled(spool, person.mailbox) : undefined;
  const requests = await listHeld(db(), person, page);
  return {
    requests: requests.map(presentRequest),
    waiting: first && !spooled ? null : [...(spooled?.found.values() ?? [])].map(presentWaiting),
  };
}

function presentRequest(inquiry: InquiryRecord): PersonRequest {
  return {
    ...presentInquiry(inquiry),
    mails: inquiry.mails.map(({ kind, state, recipient, createdAt, sentAt }) => ({
      kind,
      state,
      recipient,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
}

/** Omits technical fields. */
function presentWaiting({ reference, receivedAt, fields, lines, signs }: Inquiry): object {
  return { reference, receivedAt, ...fields, wishlistItems: lines, signs };
}
