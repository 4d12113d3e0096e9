/** What staff see of publishing. */
import * as z from 'zod/mini';
import { answer, endpoint } from './endpoint.ts';

/** A request waits, is built, and ends live or failed. */
export const PUBLICATION_STATES = ['requested', 'building', 'live', 'failed'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

/**
 * When a save is published: each by itself, all of them once nobody has saved for so many minutes, or
 * when somebody presses "Publish now".
 */
export type PublishMode =
  | { kind: 'each-save' }
  | { kind: 'quiet'; minutes: number }
  | { kind: 'button' };

export interface PublicationView {
  id: string;
  state: PublicationState;
  /** ISO date-times, null where it has not come to that. */
  requestedAt: string;
  /** When it may be built: after some quiet, or for another try; null waits for "Publish now". */
  dueAt: string | null;
  startedAt: string | null;
  finishedAt: string | null;
  /** Saves in it. */
  changes: number;
  tries: number;
  /** Why it failed, in words; otherwise empty. */
  error: string;
}

/**
 * Whether this program is the one that publishes the shop of its database and sends its mails: it is;
 * another one is, and this one is a guest; no program is, until the next start or deploy.
 */
export type HostRole = 'this' | 'another' | 'none';

export interface PublishingView {
  waiting: PublicationView | null;
  building: PublicationView | null;
  /** What visitors see now; null before the first publication. */
  live: PublicationView | null;
  /** The last failure that no success followed. */
  failed: PublicationView | null;
  /** Earlier sites that can be brought back at once, newest first; empty where the host cannot. */
  earlier: { id: string; finishedAt: string; current: boolean }[];
  mode: PublishMode;
  /** Publications that went live in this month, as the shop's calendar has it. */
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
  /** Brings back one of `earlier`. */
  rollback: endpoint('POST /api/admin/publishing/rollback', 'publishing.rollback', {
    body: z.strictObject({
      id: z.string('Please choose a site').check(z.minLength(1), z.maxLength(100)),
    }),
    answer: answer<PublishingView>(),
  }),
};

/**
 * How an entity stands to what visitors see: not shown; shown as it is here; shown as it was before
 * the last edits.
 */
export const ENTITY_STATES = ['draft', 'live', 'edited'] as const;
export type EntityState = (typeof ENTITY_STATES)[number];
