/** Tells the shop of a new request, with the facts beside the visitor's claims. */
import type { LineStanding } from '#contracts/admin/leads.ts';
import { messageWithoutList } from '#domain/quote-message.ts';
import { unlinked } from '#domain/unlinked.ts';
import { PAGES } from '#site/paths.ts';
import type { MailMessage } from '../message.ts';
import { button, COLORS, factLines, factTable, frame, textFrame, type Fact } from './frame.ts';
import { html, paragraphs, type Html } from './html.ts';
import { eventFacts, withoutLinks, type MailedLead, type MailedLine } from './lead.ts';

const MARKS: Record<LineStanding, string> = {
  listed: '',
  'price-differs': 'price differs from the catalog',
  'name-differs': 'name differs from the catalog',
  retired: 'no longer offered',
  unknown: 'unknown item',
};

/**
 * What the visitor typed is never a link: staff see where one leads before they go there.
 * @param siteUrl public address of the site; without it, or without a lead in the database, there
 *   is no link to the desk
 */
export function leadForStaff(
  sent: MailedLead,
  siteUrl: string,
): Pick<MailMessage, 'subject' | 'text' | 'html' | 'replyTo'> {
  const lead = withoutLinks(sent);
  const suspicious = lead.status === 'quarantined';
  const what = lead.selectedService ? 'Booking request' : 'Request';
  const heading = `${what} ${lead.reference}`;
  const facts: Fact[] = [
    ['Name', lead.name],
    ['Phone', lead.phone],
    ['Email', lead.email],
    ...eventFacts(lead),
    ['Heard about us', lead.referralSource],
    // A claim: nobody looked whether that request is theirs.
    ['Replaces', lead.replaces === '' ? '' : `${lead.replaces}, according to the sender`],
    ['Looks like spam', lead.spamReasons.join('; ')],
  ];
  const message = unlinked(messageWithoutList(sent.message, sent.lines));
  const link =
    lead.id === undefined || siteUrl === '' ? '' : `${siteUrl}${PAGES.admin}?lead=${lead.id}`;
  return {
    subject: `${suspicious ? '[Possible spam] ' : ''}${heading}: ${lead.name}`,
    replyTo: { name: sent.name, address: lead.email },
    text: textFrame([
      heading,
      '',
      ...factLines(facts),
      '',
      message,
      ...lead.lines.map((line) => `- ${lineText(line)}`),
      ...(link === '' ? [] : ['', `Open it: ${link}`]),
    ]),
    html: frame(
      `${lead.name}, ${lead.eventLocation}`,
      heading,
      html`${factTable(facts)}
        <p style="margin:0 0 20px">${paragraphs(message)}</p>
        ${lead.lines.length === 0 ? '' : lineTable(lead.lines)}
        ${link === '' ? '' : button(link, 'Open the request')}`,
    ),
  };
}

function lineText(line: MailedLine): string {
  const fact = factText(line);
  const price = line.price || 'no price';
  return `${line.quantity} x ${line.name}, ${price}${fact === '' ? '' : ` (${fact})`}`;
}

/** What the catalog says where it says something else. */
function factText({ standing, name, catalogName, catalogPrice }: MailedLine): string {
  if (standing === null || standing === 'listed') return '';
  const other = catalogName !== '' && catalogName !== name ? ` ${catalogName}` : '';
  const known = catalogPrice === '' ? '' : `; catalog:${other} ${catalogPrice}`;
  return `${MARKS[standing]}${known}`;
}

function lineTable(lines: readonly MailedLine[]): Html {
  const cell = `padding:6px 8px 6px 0;vertical-align:top;border-bottom:1px solid ${COLORS.line}`;
  return html`<table cellpadding="0" cellspacing="0" width="100%" style="font-size:15px">
    <tr>
      ${['Item', 'Quantity', 'Price sent', 'Catalog'].map(
        (label) =>
          html`<th align="left" style="${cell};color:${COLORS.muted};font-weight:400">
            ${label}
          </th>`,
      )}
    </tr>
    ${lines.map(
      (line) =>
        html`<tr>
          <td style="${cell}">${line.name}</td>
          <td style="${cell}">${line.quantity}</td>
          <td style="${cell}">${line.price}</td>
          <td style="${cell}">
            ${line.catalogPrice}${
              line.standing === null || line.standing === 'listed'
                ? ''
                : html` <span style="color:${COLORS.rose}">${MARKS[line.standing]}</span>`
            }
          </td>
        </tr>`,
    )}
  </table>`;
}
