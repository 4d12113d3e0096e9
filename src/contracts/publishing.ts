/** State of publishing, for staff. */
import * as z from 'zod/mini';
import { answer, endpoint } from './endpoint.ts';

/** A request waits, builds, and ends live or failed. */
export const PUBLICATION_STATES = ['requested', 'building', 'live', 'failed'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/**
 * When saves are published: each by itself, all of them after some minutes without a save, or on
 * "Publish now".
 */
export type PublishMode =
  | { kind: 'each-save' }
  | { kind: 'quiet'; minutes: number }
  | { kind: 'button' };

export interface PublicationView {
  id: string;
  state: PublicationState;
  /** ISO date-times; null until that state is reached. */
  requestedAt: string;
  /** Earliest build time (debounce or backoff); null waits for "Publish now". */
  dueAt: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** Number of saves in it. */
  changes: number;
  tries: number;
  /** Why it failed, in words; otherwise empty. */
  error: string;
}

/**
 * The host of the database, which publishes the shop and sends its mails: this program; another
 * one, and this is a guest; none until the next start or deploy.
 */
export type HostRole = 'this' | 'another' | 'none';

/** A site that is kept, to be restored. */
export interface EarlierSite {
  id: string;
  finishedAt: string;
  current: boolean;
  /** Number of saves that it brought; 0 where nobody knows, as for the site of a start. */
  changes: number;
}

export interface PublishingView {
  waiting: PublicationView | null;
  building: PublicationView | null;
  /** The live site; null before the first publication. */
  live: PublicationView | null;
  /** The last failure without a later success. */
  failed: PublicationView | null;
  /** Sites available for rollback, newest first; empty where the host has no rollback. */
  earlier: EarlierSite[];
  mode: PublishMode;
  /** Publications that went live this month, in the shop's time zone. */
  thisMonth: number;
  /** Address of the public site. */
  siteUrl: string;
  host: HostRole;
}

export const publishingEndpoints = {
  read: endpoint('GET /api/admin/publishing', 'publishing.read', {
    answer: answer<PublishingView>(),
  }),
  publish: endpoint('POST /api/admin/publishing/publish', 'publishing.publish', {
    answer: answer<PublishingView>(),
  }),
  /** One of `earlier`. */
  rollback: endpoint('POST /api/admin/publishing/rollback', 'publishing.rollback', {
    body: z.strictObject({
      id: z.string('Please choose a site').check(z.minLength(1), z.maxLength(100)),
    }),
    answer: answer<PublishingView>(),
  }),
};

/**
 * How an entity compares with the live site: not shown; shown as it is; shown as before its last
 * edits.
 */
export const ENTITY_STATES = ['draft', 'live', 'edited'] as const;
export type EntityState = (typeof ENTITY_STATES)[number];
