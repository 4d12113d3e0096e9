/** What staff read above and in the list of requests. */
import type { InquiryViewName } from '#contracts/admin/inquiries.ts';
import { counted } from './shared.ts';

/** @inquiry.views */
export const VIEW_NAMES: Record<InquiryViewName, string> = {
  'to-answer': 'To answer',
  today: 'Today',
  overdue: 'Overdue',
  upcoming: 'Upcoming events',
  mine: 'Mine',
};

export const WORK_LIST = {
  views: 'Views',
  all: 'All requests',
  calendar: 'Calendar',
  kind: 'Filter by type',
  anyKind: 'Any type',
  assignee: 'Filter by assignee',
  anyAssignee: 'Any assignee',
  nobody: 'Unassigned',
  assigned: 'Assigned to',
  from: 'Events from',
  to: 'Events to',
  waited: (time: string) => `Waiting ${time} of 24 h`,
  /** What a customer said about a quote. @param time since then */
  said: {
    'quote-question': (time: string) => `Question, ${time} ago`,
    'quote-declined': (time: string) => `Declined, ${time} ago`,
  },
  withdrawn: 'Quote withdrawn',
  deleteTitle: (name: string) => `Delete the request from ${name}?`,
  deleteQuoted: (quote: number) => `Its quote ${quote} is open; the customer’s link stops working.`,
  deleteLabel: 'Delete request',
  next: (action: string, day: string) => `${action}, ${day}`,
  add: 'Add request',
  export: 'Export',
  exporting: 'Exporting…',
  notExported: 'The requests weren’t exported',
  exportCut: (rows: number, total: number) =>
    `The file has the first ${rows} of ${total} requests. Filter the list to export the rest.`,
  fileName: (day: string) => `requests-${day}.csv`,
  allToPending: 'Not spam: mark all on this page as pending',
  allToTrash: 'Move all on this page to the trash',
  pick: (name: string) => `Select ${name}`,
  toPending: (count: number) => `Not spam: mark ${count} as pending`,
  toTrash: (count: number) => `Move ${count} to the trash`,
  spamMoved: (count: number, of: number) =>
    count === of
      ? `${counted(count, 'request')} moved.`
      : `${count} of ${counted(of, 'request')} moved. The others had already been changed by someone else or in another tab.`,
  spamDone: 'Requests moved',
  spamNotMoved: 'Requests were not moved',
} as const;
