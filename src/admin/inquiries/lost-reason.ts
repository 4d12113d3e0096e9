import type { TimelineEntryView } from '#contracts/inquiries/work.ts';
import type { LostReason } from '#domain/inquiry-status.ts';
import { MAX_LENGTH } from '#domain/limits.ts';
import { DECLINE_LABELS } from '#site/quotes/texts.ts';

/** Events that change how a quote stands; only the last counts. */
const QUOTE_MOVES = new Set<string>(['quote-sent', 'quote-accepted', 'quote-declined']);

/**
 * Default values for the reason of a loss: why the customer declined the quote (@inquiry.declined).
 * Reasons that the shop's list lacks, another company and other plans, become "other" with a note.
 * @param events of the timeline, oldest first
 */
export function lostBecause(events: readonly TimelineEntryView[]): {
  reason: LostReason | '';
  note: string;
} {
  const last = events.findLast(({ kind }) => QUOTE_MOVES.has(kind));
  if (last?.kind !== 'quote-declined' || last.declineReason === null) {
    return { reason: '', note: '' };
  }
  const { declineReason, body } = last;
  const isListed = declineReason === 'price' || declineReason === 'other';
  const note = [isListed ? '' : DECLINE_LABELS[declineReason], body].filter(Boolean).join(': ');
  return {
    reason: declineReason === 'price' ? 'price' : 'other',
    note: inOneLine(note, MAX_LENGTH.shortDescription),
  };
}

/** Joins lines and cuts at the limit; the timeline has the whole text. */
function inOneLine(text: string, limit: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > limit ? `${line.slice(0, limit - 1).trimEnd()}…` : line;
}
