/** Tells staff once a day what is open (@digest.content). */
import type { DigestFacts, DigestInquiry, DigestList } from '#db/queries/digest/digest.ts';
import { daysBetween } from '#domain/days.ts';
import { formatEventDate, todayInDetroit } from '#domain/event-date.ts';
import { eventDaysInWords } from '#domain/event-days.ts';
import { formatCents } from '#domain/money.ts';
import { unlinked } from '#domain/unlinked.ts';
import { note, paragraphs, section, table, type Block } from '../mail/blocks.ts';
import { letter } from '../mail/frame.ts';
import type { Composed, MailShop } from '../mail/mailer.ts';
import { requestLink } from '../mail/request-link.ts';
import * as text from './texts.ts';

interface DigestContext {
  /** Public address of the site; without it there are no links. */
  siteUrl: string;
  now: Date;
  shop: MailShop;
}

interface Entry {
  /** Text of the link. */
  title: string;
  /** May be empty. */
  link: string;
  facts: string;
}

interface Section {
  /** Part of a sentence, with the number. */
  count: string;
  heading: string;
  entries: Entry[];
  /** Number of entries not listed. */
  more: number;
}

/** Visitors appear by name only, and nothing they typed becomes a link. */
export function digest(facts: DigestFacts, context: DigestContext): Composed {
  const { shop } = context;
  const sections = sectionsOf(facts, context);
  const summary = sections.map(({ count }) => count).join(', ') || text.nothing;
  const blocks = sections.length === 0 ? [paragraphs(text.nothing)] : sections.map(sectionBlock);
  return {
    subject: text.subject(summary),
    ...letter(shop, { heading: text.heading, preview: summary }, blocks),
  };
}

/** @returns the sections that have entries, most urgent first */
function sectionsOf(facts: DigestFacts, { siteUrl, now }: DigestContext): Section[] {
  const today = todayInDetroit(now);
  const linkOf = (id: string | null) => requestLink(id, siteUrl);
  const entryOf = (inquiry: DigestInquiry, ...inquiryFacts: string[]): Entry => ({
    title: `${inquiry.reference}, ${unlinked(inquiry.name)}`,
    link: linkOf(inquiry.id),
    facts: [...inquiryFacts, unlinked(inquiry.eventLocation)].filter(Boolean).join(' · '),
  });
  const eventText = (inquiry: DigestInquiry) =>
    inquiry.eventDate === null ? '' : text.eventOn(eventDaysInWords(inquiry, formatEventDate));
  return [
    listed(text.waiting, facts.waiting, (inquiry) =>
      entryOf(
        inquiry,
        inquiry.unanswered === null ? '' : text.answers[inquiry.unanswered],
        text.waits(now.getTime() - inquiry.since.getTime()),
        eventText(inquiry),
      ),
    ),
    listed(text.overdue, facts.overdue, (inquiry) =>
      entryOf(
        inquiry,
        text.since(daysBetween(inquiry.nextActionOn ?? today, today)),
        eventText(inquiry),
      ),
    ),
    listed(text.upcoming, facts.upcoming, (inquiry) =>
      entryOf(
        inquiry,
        eventDaysInWords(inquiry, formatEventDate),
        text.statuses[inquiry.status] ?? inquiry.status,
      ),
    ),
    listed(text.expiring, facts.expiring, (quote) =>
      entryOf(quote, text.validThrough(quote.number, formatEventDate(quote.validUntil))),
    ),
    listed(text.short, facts.short, (inquiry) =>
      entryOf(inquiry, eventText(inquiry), text.missing(inquiry.short)),
    ),
    listed(text.owed, facts.owed, (inquiry) =>
      entryOf(
        inquiry,
        text.owes(formatCents(inquiry.cents), inquiry.isDeposit),
        eventText(inquiry),
      ),
    ),
    listed(text.failedMails, facts.failedMails, ({ id, kind, reference }) => ({
      title: [reference, text.mailNames[kind]].filter(Boolean).join(', '),
      link: linkOf(id),
      facts: '',
    })),
  ].filter(({ entries }) => entries.length > 0);
}

function listed<Of>(
  words: text.SectionWords,
  { entries, total }: DigestList<Of>,
  present: (entry: Of) => Entry,
): Section {
  return {
    count: words.count(total),
    heading: words.heading,
    entries: entries.map(present),
    more: total - entries.length,
  };
}

function sectionBlock({ heading, entries, more }: Section): Block {
  const rows = entries.map(({ title, link, facts }) => ({
    text: `- ${[title, facts].filter(Boolean).join(': ')}${link === '' ? '' : `\n  ${link}`}`,
    cells: [{ text: title, href: link, below: [facts].filter(Boolean) }],
  }));
  return section(heading, table(rows), note(more > 0 ? text.more(more) : ''));
}
