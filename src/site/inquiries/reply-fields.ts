/** What the fields of a reply stand for, whether a template or staff wrote them (@inquiry.reply-fields). */
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

/** @returns the values by name, without that of the quote's link, which the mail alone has */
export function replyValues({ name, reference, eventDate, lines }: Answered): FieldValues {
  return {
    name: plain(name),
    'first name': plain(firstName(name)),
    reference,
    date: eventDate ? eventDay(eventDate) : '',
    list: lines.map((line) => `- ${line.quantity} × ${plain(line.name)}`).join('\n'),
  };
}

/** What a visitor typed is no field, however it looks: a template is filled in again when it is sent. */
function plain(typed: string): string {
  return typed.replaceAll('{', '(').replaceAll('}', ')');
}
