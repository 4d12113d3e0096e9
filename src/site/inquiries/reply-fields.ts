import { firstName } from '#domain/first-name.ts';
import type { FieldValues } from '#domain/text-template.ts';
import { eventDay } from '../quotes/texts.ts';

/** The inquiry that a reply answers. */
interface AnsweredInquiry {
  name: string;
  reference: string;
  /** `YYYY-MM-DD`; null or empty: no date. */
  eventDate: string | null;
  lines: readonly { quantity: number; name: string }[];
}

/** Values of a reply's fields (@inquiry.reply-fields), without the quote's link, which only the mail has. */
export function replyValues({ name, reference, eventDate, lines }: AnsweredInquiry): FieldValues {
  return {
    name: plain(name),
    'first name': plain(firstName(name)),
    reference,
    date: eventDate ? eventDay(eventDate) : '',
    list: lines.map((line) => `- ${line.quantity} × ${plain(line.name)}`).join('\n'),
  };
}

/** Replaces braces that a visitor typed: sending fills in the text once more and would take them for fields. */
function plain(typed: string): string {
  return typed.replaceAll('{', '(').replaceAll('}', ')');
}
