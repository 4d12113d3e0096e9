import { eq, isNotNull, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ActivityFilter } from '#contracts/editing.ts';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';
import { comparable } from '../schema/words.ts';

/** Parameters of every list (`listParams` of the contract). */
export interface ListRequest {
  /** Text to search for; empty: no filter. */
  q: string;
  /** From 1; undefined for the whole list. */
  page?: number | undefined;
  /** Lists the trash instead of the rest. */
  deleted: boolean;
}

export interface Page<Row> {
  rows: Row[];
  /** Across all pages. */
  total: number;
}

/** @param whole limit for a list without pages */
export function windowOf(page: number | undefined, whole: number = ADMIN_PAGE_SIZE) {
  if (page === undefined) return { limit: whole, offset: 0 };
  return { limit: ADMIN_PAGE_SIZE, offset: (page - 1) * ADMIN_PAGE_SIZE };
}

/** @returns the condition of being in the trash, or of being outside it */
export function inTrash(deleted: boolean, deletedAt: PgColumn): SQL {
  return deleted ? isNotNull(deletedAt) : isNull(deletedAt);
}

/** @returns the condition for this activity; undefined for any */
export function isInState(state: ActivityFilter | undefined, isActive: PgColumn): SQL | undefined {
  return state === undefined ? undefined : eq(isActive, state === 'active');
}

/**
 * @returns the condition that one of the columns contains the text, whatever its case, accents, apostrophes and dashes
 *   (@admin.search); undefined for no text
 */
export function contains(text: string, ...columns: SQLWrapper[]): SQL | undefined {
  if (text === '') return undefined;
  const pattern = comparable(sql`${likePattern(text)}::text`);
  return or(...columns.map((column) => sql`${comparable(column)} like ${pattern}`));
}

/** @returns a pattern of `like` for texts that contain this one, with its own wildcards escaped */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
