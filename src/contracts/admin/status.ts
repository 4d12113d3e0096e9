/** What staff see of how the shop's server does. */
import { answer, endpoint } from '../endpoint.ts';

export const STATUS_DAYS = 7;

export interface ErrorCount {
  /** Name of the failure in the log. */
  event: string;
  count: number;
  /** `2026-11-21`, in UTC. */
  lastDay: string;
}

export interface StatusView {
  /** What failed in the last `STATUS_DAYS` days, the most frequent first. */
  errors: ErrorCount[];
  /** Host that is told of each failure besides; null: none. */
  reportedTo: string | null;
}

export const statusEndpoints = {
  read: endpoint('GET /api/admin/status', 'admin.use', { answer: answer<StatusView>() }),
};
