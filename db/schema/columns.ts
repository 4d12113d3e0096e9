/** Columns and constraints that several tables share. */
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
import { MAX_LENGTH, MAX_STOCK_DAYS } from '#domain/limits.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/.source;

export const moment = () => timestamp({ withTimezone: true });

/** Columns of every editable entity. */
export const editable = () => ({
  id: uuid().primaryKey().defaultRandom(),
  version: integer().notNull().default(1),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
  deletedAt: moment(),
});

/** Additional columns of catalog entities: since when they are visible. */
export const visibility = () => ({
  /**
   * Alternating times of becoming visible and hidden; an odd number means visible. Triggers
   * maintain the last twenty (`db/migrations/0004_visible_changes.sql`), for an item also when its
   * category is shown or hidden.
   */
  visibleChanges: moment()
    .array()
    .notNull()
    .default(sql`'{}'`),
});

/** Fields for search engines (@seo.own-words); empty uses the page's own text. */
export const seo = () => ({
  seoTitle: text().notNull().default(''),
  seoDescription: text().notNull().default(''),
  seoKeywords: text().notNull().default(''),
});

/** Days that pieces are away around an event (@stock.window); null: as on the level above. */
export const stockRule = () => ({
  daysBefore: integer(),
  daysAfter: integer(),
  turnaround: integer(),
});

/** The check of `stockRule`. */
export function stockRuleCheck(
  table: string,
  { daysBefore, daysAfter, turnaround }: Record<keyof ReturnType<typeof stockRule>, AnyPgColumn>,
) {
  const max = literal(MAX_STOCK_DAYS);
  return check(
    `${table}_stock_rule`,
    sql`${daysBefore} between 0 and ${max} and ${daysAfter} between 0 and ${max}
      and ${turnaround} between 0 and ${max}`,
  );
}

export const emptyList = sql`'{}'::text[]`;

/** A literal for a check: DDL does not allow parameters. */
export const literal = (value: number | string) =>
  sql.raw(typeof value === 'number' ? String(value) : `'${value}'`);

/** A check that the column is one of these words. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}

/** The check `<table>_<name>_length`: at least `min` characters, at most `max`. */
export function lengthCheck(name: string, column: AnyPgColumn, max: number, min = 1) {
  const length = sql`length(${column})`;
  return check(
    `${name}_length`,
    min === 0
      ? sql`${length} <= ${literal(max)}`
      : sql`${length} between ${literal(min)} and ${literal(max)}`,
  );
}

/** Unique index and check of a slug column. */
export function slugRules(table: string, slug: AnyPgColumn, deletedAt: AnyPgColumn) {
  return [
    // Deletion frees the slug.
    uniqueIndex(`${table}_slug_unique`)
      .on(slug)
      .where(sql`${deletedAt} is null`),
    check(
      `${table}_slug_form`,
      sql`${slug} ~ ${literal(SLUG)} and length(${slug}) <= ${literal(MAX_LENGTH.slug)}`,
    ),
  ];
}
