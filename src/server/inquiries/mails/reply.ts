/** What staff wrote to a visitor, in the frame of the shop's mails. */
import { html } from 'hono/html';
import { frame, paragraphOf, textFrame } from '../../mail/frame.ts';
import type { Composed, MailShop } from '../../mail/mailer.ts';
import * as text from '../../mail/texts.ts';

/**
 * The reference is in the subject, so that the answer is found again.
 * @param reply as typed; nothing of it becomes markup
 */
export function inquiryReply(
  { reference }: { reference: string },
  reply: { subject: string; body: string },
  shop: MailShop,
): Composed {
  const subject = reply.subject.includes(reference)
    ? reply.subject
    : text.withReference(reply.subject, reference);
  const paragraphs = reply.body.split(/\n{2,}/);
  return {
    subject,
    replyTo: 'shop',
    text: textFrame(shop, [reply.body]),
    html: frame(
      shop,
      paragraphs[0] ?? '',
      reply.subject,
      html`${paragraphs.map((paragraph) => paragraphOf(paragraph, 16))}`,
    ),
  };
}
