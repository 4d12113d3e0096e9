/** Texts of the list of requests, and of what a request's page repeats from it. */
import type { InquiryViewName } from '#contracts/inquiries/list.ts';
import type { BalanceStanding } from '#domain/balance.ts';
import { counted } from '../parts/texts.ts';

/** @inquiry.views */
export const VIEW_NAMES: Record<InquiryViewName, string> = {
  'to-answer': 'To answer',
  today: 'Today',
  overdue: 'Overdue',
  upcoming: 'Upcoming events',
  unfit: 'Does not fit',
  mine: 'Mine',
};

/** Texts of empty views. */
export const EMPTY_VIEWS: Record<InquiryViewName, { emptyTitle: string; empty: string }> = {
  'to-answer': { emptyTitle: 'All caught up', empty: 'No one is waiting for an answer.' },
  today: { emptyTitle: 'Nothing due today', empty: 'Next actions dated today show up here.' },
  overdue: {
    emptyTitle: 'No overdue next actions',
    empty: 'Next actions past their date show up here.',
  },
  upcoming: {
    emptyTitle: 'No upcoming events',
    empty: 'Requests with an event date from today on show up here.',
  },
  unfit: {
    emptyTitle: 'Everything fits',
    empty: 'Booked and quoted events that need more pieces than there are show up here.',
  },
  mine: { emptyTitle: 'Nothing assigned to you', empty: 'Requests assigned to you show up here.' },
};

/** Where suspected spam is moved. */
export type SpamMove = 'pending' | 'trash';

/** Pages about events, beside the list's views. */
export const EVENT_PAGE_NAMES = {
  calendar: 'Calendar',
  stock: 'Stock',
  goods: 'Out and back',
} as const;

export const WORK_LIST = {
  views: 'Views',
  all: 'All requests',
  kind: 'Filter by type',
  anyKind: 'Any type',
  assignee: 'Filter by assignee',
  anyAssignee: 'Any assignee',
  nobody: 'Unassigned',
  assigned: 'Assigned to',
  from: 'Events from',
  to: 'Events to',
  /** @param left `Reply within 5 h`, `3 days overdue` */
  waited: (time: string, left: string) =>
    `Received ${time}, ${left.charAt(0).toLowerCase()}${left.slice(1)}`,
  /**
   * A customer's answer to a quote.
   * @param time how long ago
   */
  said: {
    'quote-question': (time: string) => `Question, ${time}`,
    'quote-declined': (time: string) => `Declined, ${time}`,
  },
  replacedBy: (reference: string) => `Replaced by ${reference}`,
  /** At the top of the replaced request's page. */
  isReplacedBy: (reference: string) => `Replaced by ${reference}, according to the sender.`,
  openReplacing: (reference: string) => `Open ${reference}`,
  withdrawn: 'Quote withdrawn',
  unfit: 'Does not fit',
  deleteTitle: (name: string) => `Delete the request from ${name}?`,
  deleteQuoted: (quote: number) =>
    `Quote ${quote} is still open. The customer’s link to it will stop working.`,
  /** @param day may be empty */
  deleteBooked: (day: string) =>
    `It is booked${day === '' ? '' : ` for ${day}`}, and its event will leave the calendar.`,
  deleteLabel: 'Delete request',
  next: (action: string, day: string) => `${action}, ${day}`,
  add: 'Add request',
  export: 'Export',
  exporting: 'Exporting…',
  notExported: 'The requests weren’t exported',
  exportCut: (rows: number, total: number) =>
    `The file has the first ${rows} of ${total} requests. Filter the list to export the rest.`,
  fileName: (day: string) => `requests-${day}.csv`,
  pick: (name: string) => `Select ${name}`,
  spamAll: {
    pending: 'Not spam: mark all on this page as pending',
    trash: 'Move all on this page to the trash',
  },
  spamTicked: (count: number) => ({
    pending: `Not spam: mark ${count} as pending`,
    trash: `Move ${count} to the trash`,
  }),
  spamConfirm: { pending: 'Mark as pending', trash: 'Move to the trash' },
  spamAsked: (move: SpamMove, count: number) =>
    move === 'trash'
      ? `Move ${counted(count, 'request')} to the trash?`
      : `Mark ${counted(count, 'request')} as pending?`,
  spamAskedText: 'Nothing is selected, so this applies to every request on this page.',
  spamMoved: (move: SpamMove, count: number, of: number) => {
    const where = move === 'trash' ? 'to the trash' : 'to Pending';
    return count === of
      ? `${counted(count, 'request')} moved ${where}.`
      : `${count} of ${counted(of, 'request')} moved ${where}. The others had already been changed by someone else or in another tab.`;
  },
  spamBack: (count: number) => `${counted(count, 'request')} moved back to Suspected spam.`,
  spamNotBack: 'Not all requests were moved back',
  spamDone: 'Requests moved',
  spamNotMoved: 'Requests were not moved',
} as const;

/** A booked event in the trash that no longer fits (@inquiry.trash). */
export const RESTORE = {
  title: (name: string) => `Restore ${name}’s event?`,
  intro: (day: string) => `It is booked for ${day} and no longer fits, so it’s still in the trash.`,
  anyway: 'Restore anyway',
} as const;

/** For an undone change of status that books an event again. */
export const UNDO_MOVE = {
  title: (name: string) => `Book ${name}’s event again?`,
  intro: (day: string) => `It no longer fits on ${day}, so the status was not changed back.`,
} as const;

/** The balance of an event (@money.balance). */
export const BALANCE_LABELS: Record<BalanceStanding, string> = {
  'deposit-due': 'Deposit due',
  'balance-due': 'Balance due',
  paid: 'Paid',
  'refund-due': 'Refund due',
  'fee-settled': 'Fee settled',
};
