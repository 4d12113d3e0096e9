import type { InquiryEventView } from '#contracts/inquiries/work.ts';
import type { LostReason } from '#domain/inquiry-status.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { DECLINE_LABELS } from '#site/quotes/texts.ts';

/** Moves of a quote, of which the last one counts. */
const QUOTE_MOVES = new Set<string>(['quote-sent', 'quote-accepted', 'quote-declined']);

/**
 * What the form of a lost request begins with: of a declined quote, why its customer declined
 * (@inquiry.declined). The shop has no reason of its own for other companies and other plans.
 * @param events of the timeline, oldest first
 */
export function lostBecause(events: readonly InquiryEventView[]): {
  reason: LostReason | '';
  note: string;
} {
  const last = events.findLast(({ kind }) => QUOTE_MOVES.has(kind));
  if (last?.kind !== 'quote-declined' || last.declineReason === null) {
    return { reason: '', note: '' };
  }
  const { declineReason, body } = last;
  const isKnown = declineReason === 'price' || declineReason === 'other';
  const note = [isKnown ? '' : DECLINE_LABELS[declineReason], body].filter(Boolean).join(': ');
  return {
    reason: declineReason === 'price' ? 'price' : 'other',
    note: inOneLine(note, MAX_LENGTH.shortDescription),
  };
}

/** It was written in several lines; what does not fit stays to be read in the timeline. */
function inOneLine(text: string, limit: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > limit ? `${line.slice(0, limit - 1).trimEnd()}…` : line;
}
