/** Texts of stock where it is promised: at lines, and in dialogs that send and book. */
import type { BlockReason, LentView, StockKind } from '#contracts/stock/stock.ts';
import { formatEventDate, type CivilDate } from '#domain/event-date.ts';

const BLOCK_REASON_LABELS: Record<BlockReason, string> = {
  repair: 'In repair',
  lost: 'Lost',
  'own-use': 'In use by you',
  other: 'Out of service',
};

const KIND_LABELS: Record<Exclude<StockKind, 'block'>, string> = {
  hold: 'quoted',
  booking: 'booked',
};

export const STOCK_CHECK = {
  own: (pieces: number) => `You own ${pieces}`,
  free: (pieces: number) => `${pieces} free`,
  rented: (pieces: number) => `${pieces} rented in`,
  /** Beside a shortage. */
  lent: ({ quantity, partner, isConfirmed }: LentView) =>
    `${quantity} rented in from ${partner}${isConfirmed ? '' : ', not confirmed yet'}`,
  short: (pieces: number) => `${pieces} short`,
  /** For a part of a set. */
  shortPart: (name: string, pieces: number) => `${name}: ${pieces} short`,
  taken: (count: number) => `Who has the rest (${count})`,
  inquiry: (pieces: number, name: string, kind: Exclude<StockKind, 'block'>) =>
    `${pieces} for ${name}, ${KIND_LABELS[kind]}`,
  block: (pieces: number, reason: BlockReason | null, note: string) =>
    [`${pieces}: ${BLOCK_REASON_LABELS[reason ?? 'other']}`, note].filter(Boolean).join(', '),
  days: (out: string, back: string) => `${out} to ${back}`,
  noEnd: (from: string) => `from ${from} on`,
  notChecked: 'What’s free couldn’t be checked.',
  noDay: 'Add an event date to see what’s free.',
  title: 'Not everything is free on those days',
  needs: (name: string, line: { short: number; needed: number; free: number }) =>
    `${name}: ${line.short} short (${line.needed} needed, ${line.free} free)`,
  book: 'You can still book it: you may be asked why it can be booked anyway.',
  offer:
    'You can still send it: a quote is an offer. The customer can’t accept it while pieces are short.',
} as const;

/** For a booking that does not fit. */
export const OVERBOOK = {
  title: 'There isn’t enough to book this',
  reason: 'Why can it be booked anyway?',
  hint: 'For example: a partner lends 240 chairs. The timeline keeps the reason.',
  book: 'Book anyway',
  /** For a change of a booking. */
  save: 'Save anyway',
} as const;

/** For a draft with another date or place than its request. */
export const OTHER_EVENT = {
  /** @param event date and place of the request */
  text: (event: string) =>
    `The request is for ${event}. If this quote is accepted, the event moves to the date and location of the quote.`,
  check: 'Send it for the other date or location',
} as const;

/** Days of a line. */
export const LINE_DAYS = {
  summary: 'Days of this line',
  out: 'Leaves on',
  back: 'Comes back on',
  hint: 'Left empty, it leaves and comes back as its item does for the day of the event.',
  misses: (day: string) => `The event begins on ${day}, outside these days.`,
} as const;

interface LineDays {
  /** Empty, null or undefined: by its item's rule. */
  outOn?: CivilDate | null | undefined;
  backOn?: CivilDate | null | undefined;
}

/** @returns the days of a line that has days of its own, in words (@stock.line-days) */
export function lineDays({ outOn, backOn }: LineDays): string[] {
  return [
    ...(outOn ? [`${LINE_DAYS.out} ${formatEventDate(outOn)}`] : []),
    ...(backOn ? [`${LINE_DAYS.back} ${formatEventDate(backOn)}`] : []),
  ];
}
