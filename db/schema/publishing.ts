/**
 * Publishing: what was saved and is not yet built, what is being built, what went live. And where
 * old addresses lead.
 */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { PUBLICATION_STATES } from '#contracts/publishing.ts';
import { moment, oneOf } from './columns.ts';

/**
 * One row per build, asked for or done. The two partial indexes are the rule that at most one is
 * waiting and at most one is being built.
 */
export const publications = pgTable(
  'publications',
  {
    id: uuid().primaryKey().defaultRandom(),
    state: text({ enum: PUBLICATION_STATES }).notNull().default('requested'),
    /** Of the first save that it holds, and of the last. */
    requestedAt: moment().notNull().defaultNow(),
    lastRequestedAt: moment().notNull().defaultNow(),
    /** Saves that it holds; 0 when it was asked for by hand. */
    changes: integer().notNull().default(0),
    /** No build before this: quiet time after a save, or backoff after a failure. Null waits to be asked. */
    dueAt: moment().defaultNow(),
    /** Times the build was started. */
    tries: integer().notNull().default(0),
    /** The host that builds it, or built it: only this one gives it up. Null before that. */
    claimedBy: text(),
    /** From here on, what is saved is not in this build. */
    startedAt: moment(),
    finishedAt: moment(),
    /** The host's name for it: Netlify's deploy id, or the folder of the built site at home. */
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

/** Where a page of the site used to be, and where it is now. Chains are kept collapsed. */
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
