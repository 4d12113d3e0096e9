import { counted } from '../parts/texts.ts';

export const HAND_OVER = {
  to: (requests: number) => `Hand over ${counted(requests, 'open request')} to`,
  /** For somebody closing their own account: the page doesn't know how many requests they have. */
  yoursTo: 'Hand over your open requests to',
  notLoaded: 'Your colleagues couldn’t be loaded',
  loading: 'Loading your colleagues',
  noOne: 'No one: leave them as they are',
  unassign: 'Unassigned: anyone can pick them up',
} as const;
