/**
 * Columns and rules that several tables share.
 */
import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  integer,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { MAX_LENGTH } from '#domain/limits.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/.source;

/** Columns that every editable entity has. */
export const editable = () => ({
  id: uuid().primaryKey().defaultRandom(),
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  deletedAt: timestamp({ withTimezone: true }),
});

/** What the entities of the catalog have besides: since when visitors are meant to see them. */
export const visibility = () => ({
  /**
   * The times at which it became visible, was hidden, became visible again, and so on: an odd
   * number of them means visible. Kept by triggers (`db/migrations/0004_visible_changes.sql`), for
   * an item also when its category is shown or hidden. Only the last twenty are kept.
   */
  visibleChanges: timestamp({ withTimezone: true })
    .array()
    .notNull()
    .default(sql`'{}'`),
});

/** Search-engine fields of the entities (@seo.own-words); empty when the page's own text is good enough. */
export const seo = () => ({
  seoTitle: text().notNull().default(''),
  seoDescription: text().notNull().default(''),
  seoKeywords: text().notNull().default(''),
});

/** Default of a list column. */
export const emptyList = sql`'{}'::text[]`;

/** A literal in a check: parameters are not allowed in DDL. */
export const literal = (value: number | string) =>
  sql.raw(typeof value === 'number' ? String(value) : `'${value}'`);

/** A check that a column holds one of these words. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

/** Index and check that every slug column has. */
export function slugRules(table: string, slug: AnyPgColumn, deletedAt: AnyPgColumn) {
  return [
    // A slug is free again once its entity is deleted.
    uniqueIndex(`${table}_slug_unique`)
      .on(slug)
      .where(sql`${deletedAt} is null`),
    check(
      `${table}_slug_form`,
      sql`${slug} ~ ${literal(SLUG)} and length(${slug}) <= ${literal(MAX_LENGTH.slug)}`,
    ),
  ];
}

/** A moment, with its time zone. */
export const moment = () => timestamp({ withTimezone: true });
