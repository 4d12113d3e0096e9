/** A visitor's list, at today's prices (@list-mail.content). */
import { formatCents } from '#domain/money.ts';
import { estimate, lineCents, type WishlistLine } from '#domain/wishlist.ts';
import { addsSalesTax } from '#site/lists/list-items.ts';
import { wishlistLink } from '#site/lists/wishlist-link.ts';
import { button, note, paragraphs, table, type Block } from '../mail/blocks.ts';
import { letter } from '../mail/frame.ts';
import type { Composed, MailShop } from '../mail/mailer.ts';
import * as text from '../mail/texts.ts';

/** A line with the path of its item's page. */
interface MailedListLine {
  line: WishlistLine;
  path: string;
}

/**
 * Contains no typed text, because anybody can send it to any address in the shop's name: names and
 * prices are the catalog's.
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
  const { cents, unpriced, isLowerBound } = estimate(list);
  const link = siteUrl === '' ? '' : wishlistLink(list, siteUrl);
  const sums = [
    ...(cents > 0 ? [text.listEstimate(formatCents(cents), isLowerBound)] : []),
    ...(unpriced.length > 0 ? [text.listPricedLater(unpriced)] : []),
    text.listDelivery(shop.policies.deliveryNote, addsSalesTax(shop.fees)),
  ];
  return {
    subject,
    ...letter(shop, { heading: subject, preview: intro, isInText: false }, [
      paragraphs(intro),
      lineTable(lines, siteUrl),
      paragraphs(sums.join('\n')),
      button(link, text.openList),
      note(text.listNotYours),
    ]),
  };
}

function totalOf(line: WishlistLine): string {
  const cents = lineCents(line);
  return cents === null ? '' : formatCents(cents);
}

function lineTable(lines: readonly MailedListLine[], siteUrl: string): Block {
  const rows = lines.map(({ line, path }) => {
    const { quantity, name, price } = line;
    const total = totalOf(line);
    const item = { text: name, href: siteUrl === '' ? '' : `${siteUrl}${path}` };
    return {
      text: `- ${text.listLine(line, total)}`,
      cells: [String(quantity), item, price, total],
    };
  });
  return table(rows, { head: [text.quantity, text.item, text.price, text.lineTotal] });
}
