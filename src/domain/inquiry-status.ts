export const LOST_REASONS = ['price', 'date-taken', 'no-answer', 'other'] as const;
export type LostReason = (typeof LOST_REASONS)[number];

export interface StatusChange {
  from: string;
  to: string;
  /** Of a lost inquiry; undefined: not given. */
  reason?: LostReason | undefined;
  /** By staff; may be empty. */
  note: string;
  /** A quote was sent that is neither declined nor withdrawn: it says what was agreed. */
  isQuoted: boolean;
  /** A quote was accepted, or the event was booked by hand, and that was not undone. */
  wasBooked: boolean;
}

export type StatusProblem =
  | 'spam-to-pending'
  | 'booked-why'
  | 'cancel-apart'
  | 'booked-not-lost'
  | 'lost-why'
  | 'other-why';

/** @returns why this change of status is not allowed (@inquiry.moves); null if it is */
export function statusProblem(change: StatusChange): StatusProblem | null {
  const { from, to, note, isQuoted } = change;
  if (from === to) return null;
  if (from === 'quarantined' && to !== 'pending') return 'spam-to-pending';
  // Canceling has its own form, which asks who canceled and what is kept.
  if (to === 'canceled') return 'cancel-apart';
  if (to === 'lost') return lostProblem(change);
  return to === 'booked' && note === '' && !isQuoted ? 'booked-why' : null;
}

function lostProblem({ from, reason, note, wasBooked }: StatusChange): StatusProblem | null {
  // A booked event is canceled, not lost, whatever its status was since.
  if (wasBooked || from === 'booked' || from === 'canceled') return 'booked-not-lost';
  if (reason === undefined) return 'lost-why';
  return reason === 'other' && note === '' ? 'other-why' : null;
}

/**
 * @returns whether no event is booked, and none was until it was canceled: a quote that was accepted says only what was
 *   agreed before the booking was taken back, or a new quote was sent after the cancellation
 */
export function hasNoBooking({ status, agreed }: { status: string; agreed: object | null }) {
  return agreed === null && status !== 'booked' && status !== 'canceled';
}
