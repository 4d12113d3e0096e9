/** A visitor's list, at today's prices (@list-mail.content). */
import { html } from 'hono/html';
import { formatCents } from '#domain/money.ts';
import { estimate, lineCents, type WishlistLine } from '#domain/wishlist.ts';
import { addsSalesTax } from '#site/list-items.ts';
import { wishlistLink } from '#site/wishlist-link.ts';
import { button, COLORS, frame, textFrame, type Html } from '../mail/frame.ts';
import type { Composed, MailShop } from '../mail/mailer.ts';
import * as text from '../mail/texts.ts';

/** One line, and the path of its item's page. */
interface MailedListLine {
  line: WishlistLine;
  path: string;
}

/**
 * Anybody can have it sent to any address in the shop's name, so it holds nothing that was typed:
 * names and prices are those of the catalog.
 * @param siteUrl public address of the site; without it there are no links
 */
export function visitorList(
  lines: readonly MailedListLine[],
  siteUrl: string,
  shop: MailShop,
): Composed {
  const subject = text.listSubject(shop.business.name);
  const intro = text.listIntro(shop.business.name);
  const list = lines.map(({ line }) => line);
  const { cents, unpriced, isLeast } = estimate(list);
  const link = siteUrl === '' ? '' : wishlistLink(list, siteUrl);
  const sums = [
    ...(cents > 0 ? [text.listEstimate(formatCents(cents), isLeast)] : []),
    ...(unpriced.length > 0 ? [text.listPricedLater(unpriced)] : []),
    text.listDelivery(shop.policies.deliveryNote, addsSalesTax(shop.fees)),
  ];
  return {
    subject,
    text: textFrame(shop, [
      intro,
      '',
      ...lines.map(({ line }) => `- ${text.listLine(line, totalOf(line))}`),
      '',
      ...sums,
      ...(link === '' ? [] : ['', text.openListAt(link)]),
      '',
      text.listNotYours,
    ]),
    html: frame(
      shop,
      intro,
      subject,
      html`<p style="margin:0 0 20px">${intro}</p>
        ${lineTable(lines, siteUrl)}
        ${sums.map((each) => html`<p style="margin:0 0 6px">${each}</p>`)}
        ${link === '' ? '' : button(link, text.openList)}
        <p style="margin:20px 0 0;font-size:14px">${text.listNotYours}</p>`,
    ),
  };
}

function totalOf(line: WishlistLine): string {
  const cents = lineCents(line);
  return cents === null ? '' : formatCents(cents);
}

function lineTable(lines: readonly MailedListLine[], siteUrl: string): Html {
  const cell = `padding:6px 8px 6px 0;vertical-align:top;border-bottom:1px solid ${COLORS.line}`;
  const name = ({ line, path }: MailedListLine) =>
    siteUrl === ''
      ? html`${line.name}`
      : html`<a href="${siteUrl}${path}" style="color:${COLORS.night}">${line.name}</a>`;
  return html`<table
    cellpadding="0"
    cellspacing="0"
    width="100%"
    style="font-size:15px;margin:0 0 20px"
  >
    <tr>
      ${[text.quantity, text.item, text.price, text.lineTotal].map(
        (label) =>
          html`<th align="left" style="${cell};color:${COLORS.muted};font-weight:400">
            ${label}
          </th>`,
      )}
    </tr>
    ${lines.map(
      (each) =>
        html`<tr>
          <td style="${cell}">${each.line.quantity}</td>
          <td style="${cell}">${name(each)}</td>
          <td style="${cell}">${each.line.price}</td>
          <td style="${cell}">${totalOf(each.line)}</td>
        </tr>`,
    )}
  </table>`;
}
