/** Checks before an edit: the row exists and has the version that the caller saw. */
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import * as text from './texts.ts';

const idSchema = z.uuid();

export interface EditableRow {
  version: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

/**
 * @returns the id in a request's path
 * @throws ApiError 404 when it is not a valid id
 */
export function readId(params: { id: string }, table: text.Things): string {
  return existing(idSchema.safeParse(params.id).data, table);
}

/**
 * @param row found by id, also in the trash
 * @throws ApiError 404 for undefined
 */
export function existing<Row>(row: Row | undefined, table: text.Things): Row {
  if (row === undefined) throw new ApiError('not_found', text.noSuch(table));
  return row;
}

/** @throws ApiError 409 when the caller saw another version */
export function assertSeen(row: { version: number }, version: number): void {
  if (row.version !== version) throw new ApiError('conflict', text.changedMeanwhile);
}

/**
 * @param row found by id
 * @returns the row
 * @throws ApiError 404 if missing or in the trash; 409 if the caller saw another version
 */
export function editableRow<Row extends EditableRow>(
  row: Row | undefined,
  version: number,
  table: text.Things,
): Row {
  const found = existing(row?.deletedAt ? undefined : row, table);
  assertSeen(found, version);
  return found;
}
