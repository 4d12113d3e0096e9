import * as z from 'zod/mini';
import type { ScheduledSummary } from './catalog/scheduled-views.ts';
import { answer, endpoint } from './endpoint.ts';

export const PUBLICATION_STATES = ['requested', 'building', 'live', 'failed'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/** When saves are published: each one; after so many minutes without a save; on "Publish now". */
export type PublishMode =
  | { kind: 'each-save' }
  | { kind: 'quiet'; minutes: number }
  | { kind: 'button' };

export interface PublicationView {
  id: string;
  state: PublicationState;
  /** ISO date-times; null until reached. */
  requestedAt: string;
  /** Earliest build (debounce or backoff); null: waits for "Publish now". */
  dueAt: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** Number of saves. */
  changes: number;
  tries: number;
  /** Why it failed; else empty. */
  error: string;
}

/**
 * The database's host, which publishes and mails: this program, another one, or none until the next start.
 */
export type HostRole = 'this' | 'another' | 'none';

/** A previous version that can be restored. */
export interface PreviousVersion {
  id: string;
  finishedAt: string;
  current: boolean;
  /** Number of saves; 0: unknown, as for the build of a start. */
  changes: number;
}

export interface PublishingView {
  waiting: PublicationView | null;
  building: PublicationView | null;
  /** Null before the first publication. */
  live: PublicationView | null;
  /** Last failure without a later success. */
  failed: PublicationView | null;
  /** Newest first; empty if the host has no rollback. */
  earlier: PreviousVersion[];
  mode: PublishMode;
  /** Publications that went live this month, in the shop's time zone. */
  thisMonth: number;
  /** Scheduled changes. */
  scheduled: ScheduledSummary;
  siteUrl: string;
  host: HostRole;
}

/** A page of a previous version that visitors now see changed or not at all, or the home page. */
export interface PreviousPage {
  path: string;
  title: string;
}

export const publishingEndpoints = {
  read: endpoint('GET /api/admin/publishing', 'publishing.read', {
    answer: answer<PublishingView>(),
  }),
  publish: endpoint('POST /api/admin/publishing/publish', 'publishing.publish', {
    answer: answer<PublishingView>(),
  }),
  /** Pages of one of `earlier` (@publish.look). */
  pages: endpoint('GET /api/admin/publishing/versions/{id}/pages', 'publishing.rollback', {
    answer: answer<PreviousPage[]>(),
  }),
  /** Restores one of `earlier`. */
  rollback: endpoint('POST /api/admin/publishing/rollback', 'publishing.rollback', {
    body: z.strictObject({
      id: z.string('Please choose a site').check(z.minLength(1), z.maxLength(100)),
    }),
    answer: answer<PublishingView>(),
  }),
};

/** An entity on the live site: not shown; as saved; as before its last edits. */
export type EntityState = 'draft' | 'live' | 'edited';
