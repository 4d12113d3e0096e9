import type { InquiryView } from '#contracts/admin/inquiries.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { longDay } from '../data/event-days.ts';
import { REPLY_TEMPLATES } from '../texts/inquiry-work.ts';

export type TemplateName = keyof typeof REPLY_TEMPLATES;

/**
 * Fills a template with what is known of an inquiry. A paragraph whose field is empty is left out.
 * @returns subject and text, which fit a reply
 */
export function fillTemplate(
  name: TemplateName,
  inquiry: Pick<InquiryView, 'name' | 'eventDate' | 'wishlistItems'>,
): { subject: string; body: string } {
  const fields = new Map([
    ['{name}', inquiry.name],
    ['{date}', inquiry.eventDate && longDay(inquiry.eventDate)],
    ['{list}', inquiry.wishlistItems.map((line) => `- ${line.quantity} × ${line.name}`).join('\n')],
  ]);
  const { subject, body } = REPLY_TEMPLATES[name];
  const filled = body
    .split('\n\n')
    .filter((paragraph) =>
      [...fields].every(([field, value]) => value !== '' || !paragraph.includes(field)),
    )
    // At once: what a visitor typed is not filled in again.
    .map((paragraph) =>
      paragraph.replaceAll(/\{(?:name|date|list)\}/g, (field) => fields.get(field) ?? ''),
    )
    .join('\n\n');
  return { subject, body: filled.slice(0, MAX_LENGTH.message) };
}
