/** Fields in replies by staff (@inquiry.reply-fields). */
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
 * Fills in fields with the request's data. A field without a value is refused rather than left out,
 * because the words around it need it.
 * @returns the reply as stored in the timeline, still with the field of the quote's link
 * @throws ApiError 400 for an unknown field, one without a value, or a text that becomes too long
 */
export function withFields(reply: Reply, inquiry: InquiryRecord): Reply {
  const values = replyValues(inquiry);
  const fill = (name: 'subject' | 'body', known: readonly string[], max: number) => {
    const problem = problemOf(reply[name], known, values);
    if (problem !== null) throw refusal(name, problem);
    const filled = fillLine(reply[name], values);
    if (filled.length > max) throw refusal(name, text.replyTooLong(max));
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
