/** Which moves between the statuses of an inquiry are allowed (@inquiry.moves). */

/** Why an inquiry was lost. */
export const LOST_REASONS = ['price', 'date-taken', 'no-answer', 'other'] as const;
export type LostReason = (typeof LOST_REASONS)[number];

export interface StatusMove {
  from: string;
  to: string;
  /** Of a lost inquiry; undefined: none was given. */
  reason?: LostReason | undefined;
  /** In staff's words; may be empty. */
  note: string;
  /** Whether a quote was sent that is neither declined nor withdrawn: it says what was agreed. */
  isQuoted: boolean;
}

/** What is wrong with a move. */
export type MoveProblem =
  | 'spam-to-pending'
  | 'booked-why'
  | 'cancel-apart'
  | 'booked-not-lost'
  | 'lost-why'
  | 'other-why';

/** @returns why the status may not be changed so; null when it may */
export function moveProblem({ from, to, reason, note, isQuoted }: StatusMove): MoveProblem | null {
  if (from === to) return null;
  if (from === 'quarantined' && to !== 'pending') return 'spam-to-pending';
  // Who cancels, and what is kept, is asked for.
  if (to === 'canceled') return 'cancel-apart';
  // What was booked is canceled; lost is what never was.
  if (to === 'lost' && (from === 'booked' || from === 'canceled')) return 'booked-not-lost';
  if (to === 'booked') return note === '' && !isQuoted ? 'booked-why' : null;
  if (to !== 'lost') return null;
  if (reason === undefined) return 'lost-why';
  return reason === 'other' && note === '' ? 'other-why' : null;
}
