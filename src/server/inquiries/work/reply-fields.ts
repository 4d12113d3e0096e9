/** The fields in a reply that staff wrote (@inquiry.reply-fields). */
import { noSuchField, QUOTE_LINK_FIELD, REPLY_FIELDS } from '#contracts/settings/mails.ts';
import type { InquiryRecord } from '#db/queries/inquiries/records.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { fillLine, unknownField, type FieldValues } from '#domain/text-template.ts';
import { replyValues } from '#site/inquiries/reply-fields.ts';
import { ApiError } from '../../base/api-error.ts';
import * as text from '../../base/texts.ts';

export interface Reply {
  id: string;
  subject: string;
  body: string;
}

/**
 * Fills in what is known of the request. What it does not have is refused rather than left out: beside
 * the field stand words that somebody typed.
 * @returns the reply as the timeline keeps it, with the field of the quote's link still in it
 * @throws ApiError 400 for a field that there is not, one without a value, or a text that has become too long
 */
export function withFields(reply: Reply, inquiry: InquiryRecord): Reply {
  const values = replyValues(inquiry);
  const fill = (name: 'subject' | 'body', known: readonly string[], most: number) => {
    const problem = problemOf(reply[name], known, values);
    if (problem !== null) throw refusal(name, problem);
    const filled = fillLine(reply[name], values);
    if (filled.length > most) throw refusal(name, text.replyTooLong(most));
    return filled;
  };
  return {
    id: reply.id,
    subject: fill('subject', REPLY_FIELDS.subject, MAX_LENGTH.title),
    body: fill('body', REPLY_FIELDS.text, MAX_LENGTH.message),
  };
}

const refusal = (name: string, problem: string) =>
  new ApiError('bad_request', problem, { [name]: problem });

function problemOf(typed: string, known: readonly string[], values: FieldValues): string | null {
  const unknown = unknownField(typed, known);
  if (unknown !== undefined) return noSuchField(unknown, known);
  const valued = known.filter((field) => field !== QUOTE_LINK_FIELD && values[field] !== '');
  const empty = unknownField(typed, [...valued, QUOTE_LINK_FIELD]);
  return empty === undefined ? null : text.emptyField(empty);
}
