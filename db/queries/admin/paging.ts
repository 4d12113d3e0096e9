import { eq, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ActivityFilter } from '#contracts/admin/common.ts';
import { ADMIN_PAGE_SIZE } from '#domain/limits.ts';

/** Which part of a list is wanted. */
export interface ListRequest {
  /** Empty: everything. */
  search: string;
  /** From 1; undefined where the whole list is wanted at once. */
  page?: number | undefined;
  /** What is in the bin, instead of what is not. */
  deleted: boolean;
}

export interface Page<Row> {
  rows: Row[];
  /** On all pages together. */
  total: number;
}

/** @returns limit and offset of a page; of everything when there is no page */
export function windowOf(page: number | undefined, everything: number) {
  if (page === undefined) return { limit: everything, offset: 0 };
  return { limit: ADMIN_PAGE_SIZE, offset: (page - 1) * ADMIN_PAGE_SIZE };
}

/** @returns the condition of being in the bin, or of not being there */
export function inBin(deleted: boolean, deletedAt: PgColumn): SQL {
  return deleted ? isNotNull(deletedAt) : isNull(deletedAt);
}

/** @returns the condition of this activity; none where any will do */
export function isInState(state: ActivityFilter | undefined, isActive: PgColumn): SQL | undefined {
  return state === undefined ? undefined : eq(isActive, state === 'active');
}

/** @returns the condition that one of the columns holds the text, in any case; none for no text */
export function contains(search: string, ...columns: PgColumn[]): SQL | undefined {
  if (search === '') return undefined;
  // What has a meaning in a pattern is taken literally.
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
