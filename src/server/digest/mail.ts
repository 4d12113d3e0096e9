/** Tells staff once a day what is open (@digest.content). */
import { html } from 'hono/html';
import type { DigestFacts, DigestInquiry, DigestList } from '#db/queries/digest/digest.ts';
import { daysBetween } from '#domain/days.ts';
import { formatEventDate, todayInDetroit } from '#domain/event-date.ts';
import { formatCents } from '#domain/money.ts';
import { unlinked } from '#domain/unlinked.ts';
import { PAGES } from '#site/paths.ts';
import { COLORS, frame, textFrame, type Html } from '../mail/frame.ts';
import type { Composed, MailShop } from '../mail/mailer.ts';
import * as text from './texts.ts';

interface DigestContext {
  /** Public address of the site; empty: there are no links. */
  siteUrl: string;
  now: Date;
  shop: MailShop;
}

interface Entry {
  /** What is linked. */
  title: string;
  /** Empty: nowhere. */
  link: string;
  facts: string;
}

interface Section {
  /** As part of a sentence, with the number. */
  count: string;
  heading: string;
  entries: Entry[];
  /** How many are not listed. */
  more: number;
}

/** Nothing that a visitor typed becomes a link; of the visitor stands only the name. */
export function digest(facts: DigestFacts, context: DigestContext): Composed {
  const { shop } = context;
  const sections = sectionsOf(facts, context);
  const summary = sections.map(({ count }) => count).join(', ') || text.nothing;
  const subject = text.subject(summary);
  return {
    subject,
    text: textFrame(shop, [
      text.heading,
      ...(sections.length === 0 ? ['', text.nothing] : []),
      ...sections.flatMap(sectionLines),
    ]),
    html: frame(
      shop,
      summary,
      text.heading,
      sections.length === 0
        ? html`<p style="margin:0">${text.nothing}</p>`
        : html`${sections.map(sectionPart)}`,
    ),
  };
}

/** @returns a section for each list with an entry, what is most urgent first */
function sectionsOf(facts: DigestFacts, { siteUrl, now }: DigestContext): Section[] {
  const today = todayInDetroit(now);
  const linkOf = (id: string | null) =>
    siteUrl === '' || id === null ? '' : `${siteUrl}${PAGES.admin}?inquiry=${id}`;
  const about = (of: DigestInquiry, ...known: string[]): Entry => ({
    title: `${of.reference}, ${unlinked(of.name)}`,
    link: linkOf(of.id),
    facts: [...known, unlinked(of.eventLocation)].filter(Boolean).join(' · '),
  });
  const event = ({ eventDate }: DigestInquiry) =>
    eventDate === null ? '' : text.eventOn(formatEventDate(eventDate));
  return [
    section(text.waiting, facts.waiting, (each) =>
      about(
        each,
        each.said === null ? '' : text.said[each.said],
        text.waits(now.getTime() - each.since.getTime()),
        event(each),
      ),
    ),
    section(text.overdue, facts.overdue, (each) =>
      about(each, text.since(daysBetween(each.nextActionOn ?? today, today)), event(each)),
    ),
    section(text.upcoming, facts.upcoming, (each) =>
      about(each, formatEventDate(each.eventDate), text.statuses[each.status] ?? each.status),
    ),
    section(text.expiring, facts.expiring, (each) =>
      about(each, text.validThrough(each.number, formatEventDate(each.validUntil))),
    ),
    section(text.short, facts.short, (each) => about(each, event(each), text.missing(each.short))),
    section(text.owed, facts.owed, (each) =>
      about(each, text.owes(formatCents(each.cents), each.isDeposit), event(each)),
    ),
    section(text.failedMails, facts.failedMails, ({ id, kind, reference }) => ({
      title: [reference, text.mailNames[kind]].filter(Boolean).join(', '),
      link: linkOf(id),
      facts: '',
    })),
  ].filter(({ entries }) => entries.length > 0);
}

function section<Of>(
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

function sectionLines({ heading, entries, more }: Section): string[] {
  return [
    '',
    heading,
    ...entries.flatMap(({ title, link, facts }) => [
      `- ${[title, facts].filter(Boolean).join(': ')}`,
      ...(link === '' ? [] : [`  ${link}`]),
    ]),
    ...(more > 0 ? [text.more(more)] : []),
  ];
}

function sectionPart({ heading, entries, more }: Section): Html {
  const cell = `padding:8px 0;border-bottom:1px solid ${COLORS.line}`;
  return html`<h2 style="margin:20px 0 4px;font-size:18px">${heading}</h2>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      ${entries.map(
        ({ title, link, facts }) =>
          html`<tr>
            <td style="${cell}">
              ${
                link === ''
                  ? html`${title}`
                  : html`<a href="${link}" style="color:${COLORS.brass}">${title}</a>`
              }
              ${facts === '' ? '' : html`<br /><span style="color:${COLORS.muted};font-size:14px">${facts}</span>`}
            </td>
          </tr>`,
      )}
    </table>
    ${more > 0 ? html`<p style="margin:8px 0 0;font-size:14px">${text.more(more)}</p>` : ''}`;
}
