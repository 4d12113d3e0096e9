import type { PublicationView, PublishingView } from './publishing.ts';

/** A build of three changes, from its request to its end. */
export const PUBLICATION: PublicationView = {
  id: '1',
  state: 'requested',
  requestedAt: '2026-11-21T11:50:00.000Z',
  dueAt: '2026-11-21T12:00:01.000Z',
  startedAt: '2026-11-21T11:55:00.000Z',
  finishedAt: '2026-11-21T11:58:00.000Z',
  changes: 3,
  tries: 1,
  error: '',
};

/** Publishing of a shop that was never built. */
export const NEVER_PUBLISHED: PublishingView = {
  waiting: null,
  building: null,
  live: null,
  failed: null,
  earlier: [],
  mode: { kind: 'each-save' },
  thisMonth: 12,
  scheduled: { batches: 0, held: 0, next: null },
  siteUrl: 'https://woodward.example',
  host: 'this',
};
