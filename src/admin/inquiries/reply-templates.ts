import type { InquiryView } from '#contracts/inquiries/list.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import { fillLine, fillTemplate } from '#domain/text-template.ts';
import { replyValues } from '#site/inquiries/reply-fields.ts';

export type ReplyTemplate = Settings['replies']['templates'][number];

/**
 * Fills a template with data of an inquiry. Paragraphs with an empty field are left out.
 * @returns subject and text, which may exceed the limits of a reply (@form.length)
 */
export function fillReply(
  { subject, text }: Pick<ReplyTemplate, 'subject' | 'text'>,
  inquiry: Pick<InquiryView, 'name' | 'reference' | 'eventDate' | 'lastDay' | 'wishlistItems'>,
): { subject: string; body: string } {
  const values = replyValues({ ...inquiry, lines: inquiry.wishlistItems });
  return {
    subject: fillLine(subject, values),
    body: fillTemplate(text, values),
  };
}
