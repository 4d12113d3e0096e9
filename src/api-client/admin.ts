/**
 * Calls of the admin. What comes back is typed by the contract that the same repository's
 * server answers with; a failure is thrown as `request` throws it.
 */
import { STATUS_COUNTS_HEADER, TOTAL_COUNT_HEADER } from '#contracts/admin/common.ts';
import { ARRIVAL_MARK_HEADER } from '#contracts/admin/inquiries.ts';
import { API_PATHS } from '#site/paths.ts';
import { requestAnswer } from './request.ts';

/** One page of a list. */
export interface ListPage<T> {
  rows: T[];
  /** Rows on all pages together. */
  total: number;
  /** How many there are in each status, whatever the filter; empty where the list has none. */
  counts: Record<string, number>;
  /** From where to look for what comes later; empty where the list has none. */
  arrivalMark: string;
}

/** @returns what stands at a path, as its contract says */
export async function read<T>(path: string, signal?: AbortSignal): Promise<T> {
  const answer = await requestAnswer('GET', path, { signal });
  // The contract of this path, kept by the server of the same repository.
  return (await answer.json()) as T;
}

/** @returns one page of a list, and how many rows there are */
export async function readPage<T>(path: string, signal?: AbortSignal): Promise<ListPage<T>> {
  const answer = await requestAnswer('GET', path, { signal });
  // As above.
  const rows = (await answer.json()) as T[];
  const counts = JSON.parse(
    answer.headers.get(STATUS_COUNTS_HEADER) ?? '{}',
  ) as ListPage<T>['counts'];
  return {
    rows,
    total: Number(answer.headers.get(TOTAL_COUNT_HEADER) ?? rows.length),
    counts,
    arrivalMark: answer.headers.get(ARRIVAL_MARK_HEADER) ?? '',
  };
}

/** @returns the answer of a write; undefined where it is empty */
export async function write<T>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await requestAnswer(method, path, { body });
  const text = await answer.text();
  // As above.
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/**
 * Uploads an image.
 * @returns its address
 */
export async function uploadImage(image: Blob, name: string): Promise<string> {
  const form = new FormData();
  form.set('image', image, name);
  const { url } = await write<{ url: string }>('POST', API_PATHS.uploadImage, form);
  return url;
}
