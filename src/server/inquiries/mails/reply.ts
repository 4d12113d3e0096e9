/** A reply by staff. */
import { paragraphs, type Block } from '../../mail/blocks.ts';
import { letter } from '../../mail/frame.ts';
import type { Composed, MailShop } from '../../mail/mailer.ts';
import * as text from '../../mail/texts.ts';

/**
 * The subject has the reference, so that the answer can be found.
 * @param reply as typed; none of it becomes markup
 * @param more below it
 */
export function inquiryReply(
  { reference }: { reference: string },
  reply: { subject: string; body: string },
  shop: MailShop,
  more: readonly Block[] = [],
): Composed {
  const subject = reply.subject.includes(reference)
    ? reply.subject
    : text.withReference(reply.subject, reference);
  const [preview = ''] = reply.body.split(/\n{2,}/);
  const opening = { heading: reply.subject, preview, isInText: false };
  return { subject, replyTo: 'shop', ...letter(shop, opening, [paragraphs(reply.body), ...more]) };
}
