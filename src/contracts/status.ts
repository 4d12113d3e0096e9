import { answer, endpoint } from './endpoint.ts';

export const STATUS_DAYS = 7;

export interface ErrorCount {
  /** Name in the log. */
  event: string;
  count: number;
  /** `2026-11-21`, in UTC. */
  lastDay: string;
}

export interface HostView {
  /** `the server shop-pc` */
  name: string;
  since: string;
}

export interface StatusView {
  /** Null after a release, until the next start or deploy. */
  host: HostView | null;
  /** Of the last `STATUS_DAYS` days, most frequent first. */
  errors: ErrorCount[];
  /** Host of the error tracker; null: none. */
  reportedTo: string | null;
}

export const statusEndpoints = {
  read: endpoint('GET /api/admin/status', 'admin.use', { answer: answer<StatusView>() }),
};
