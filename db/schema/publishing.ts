/** Publishing: requested, running and finished builds. And redirects from old addresses. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PUBLICATION_STATES } from '#contracts/publishing.ts';
import { moment, oneOf } from './columns.ts';

/**
 * One row per requested build and per time that a site went live; a restore adds one with the `deployId` of the site it
 * restored. Two partial unique indexes allow at most one requested and one building row.
 */
export const publications = pgTable(
  'publications',
  {
    id: uuid().primaryKey().defaultRandom(),
    state: text({ enum: PUBLICATION_STATES }).notNull().default('requested'),
    /** Time of the first save it includes, and of the last. */
    requestedAt: moment().notNull().defaultNow(),
    lastRequestedAt: moment().notNull().defaultNow(),
    /** Number of saves it includes; 0 when requested by hand, or when it went live without a request, as by a restore. */
    changes: integer().notNull().default(0),
    /** No build before this (debounce or backoff). Null: waits for "Publish now". */
    dueAt: moment().defaultNow(),
    /** How often the build was started. */
    tries: integer().notNull().default(0),
    /**
     * The host that builds it; others leave it alone until the database changes hands. Null before the build, and where
     * none was made.
     */
    claimedBy: text(),
    /** Later saves are not in this build. */
    startedAt: moment(),
    finishedAt: moment(),
    /** The host's name for it: Netlify's deploy id, or the site's folder on an own server. */
    deployId: text(),
    /** Why it failed, in words for staff. */
    error: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('publications_one_requested')
      .on(t.state)
      .where(sql`${t.state} = 'requested'`),
    uniqueIndex('publications_one_building')
      .on(t.state)
      .where(sql`${t.state} = 'building'`),
    index('publications_finished').on(t.finishedAt.desc()),
    check('publications_state', oneOf(t.state, PUBLICATION_STATES)),
    check('publications_counts', sql`${t.changes} >= 0 and ${t.tries} >= 0`),
  ],
);

/** Former and current address of a moved page. Chains are collapsed. */
export const redirects = pgTable(
  'redirects',
  {
    fromPath: text().primaryKey(),
    toPath: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('redirects_to').on(t.toPath),
    check('redirects_no_loop', sql`${t.fromPath} <> ${t.toPath}`),
  ],
);
