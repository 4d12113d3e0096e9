import { firstName } from '#domain/first-name.ts';
import type { FieldValues } from '#domain/text-template.ts';
import { eventDay } from '../quotes/texts.ts';

interface Answered {
  name: string;
  reference: string;
  /** `YYYY-MM-DD`; null or empty: none. */
  eventDate: string | null;
  lines: readonly { quantity: number; name: string }[];
}

/** Values of a reply's fields (@inquiry.reply-fields), without the quote's link, which only the mail has. */
export function replyValues({ name, reference, eventDate, lines }: Answered): FieldValues {
  return {
    name: plain(name),
    'first name': plain(firstName(name)),
    reference,
    date: eventDate ? eventDay(eventDate) : '',
    list: lines.map((line) => `- ${line.quantity} × ${plain(line.name)}`).join('\n'),
  };
}

/** Braces typed by a visitor are not fields: a template is filled in again when it is sent. */
function plain(typed: string): string {
  return typed.replaceAll('{', '(').replaceAll('}', ')');
}
