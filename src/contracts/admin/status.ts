/** State of the server, for staff. */
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
  /** Failures of the last `STATUS_DAYS` days, most frequent first. */
  errors: ErrorCount[];
  /** Host of the error tracker; null when none is set. */
  reportedTo: string | null;
}

export const statusEndpoints = {
  read: endpoint('GET /api/admin/status', 'admin.use', { answer: answer<StatusView>() }),
};
