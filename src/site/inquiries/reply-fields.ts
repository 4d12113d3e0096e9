import { firstName } from '#domain/first-name.ts';
import type { FieldValues } from '#domain/text-template.ts';
import { eventDays } from '../quotes/texts.ts';

/** The inquiry that a reply answers. */
interface AnsweredInquiry {
  name: string;
  reference: string;
  /** `YYYY-MM-DD`; null or empty: no date. */
  eventDate: string | null;
  /** Null or empty: an event of one day. */
  lastDay: string | null;
  lines: readonly { quantity: number; name: string }[];
}

/** Values of a reply's fields (@inquiry.reply-fields), without the quote's link, which only the mail has. */
export function replyValues(inquiry: AnsweredInquiry): FieldValues {
  const { name, reference, lines } = inquiry;
  return {
    name: plain(name),
    'first name': plain(firstName(name)),
    reference,
    date: eventDays(inquiry),
    list: lines.map((line) => `- ${line.quantity} × ${plain(line.name)}`).join('\n'),
  };
}

/** Replaces braces that a visitor typed: sending fills in the text once more and would take them for fields. */
function plain(typed: string): string {
  return typed.replaceAll('{', '(').replaceAll('}', ')');
}
