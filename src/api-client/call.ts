/**
 * Calls of the API, with requests and responses typed by its endpoints. A failure is thrown as `request` throws it.
 */
import { STATUS_COUNTS_HEADER, TOTAL_COUNT_HEADER } from '#contracts/editing.ts';
import type { Endpoint, Input, Schema } from '#contracts/endpoint.ts';
import { ARRIVAL_MARK_HEADER } from '#contracts/inquiries/list.ts';
import { requestAnswer } from './request.ts';

/** Parameters of path and query; empty query parameters are omitted. */
export interface Address {
  params?: Record<string, string>;
  query?: object | undefined;
}

/** Arguments of `call` after the endpoint; the input is optional if no part of it is required. */
export type CallArguments<Path extends string, Query, Body> =
  Partial<Input<Path, Query, Body>> extends Input<Path, Query, Body>
    ? [input?: Input<Path, Query, Body>, signal?: AbortSignal]
    : [input: Input<Path, Query, Body>, signal?: AbortSignal];

/** @returns the answer of an endpoint; undefined where it is empty */
export async function call<
  Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | 'form' | undefined,
  Answer,
>(
  endpoint: Endpoint<Path, Query, Body, Answer>,
  ...[input, signal]: CallArguments<Path, Query, Body>
): Promise<Answer> {
  // Every endpoint's input has this shape, which the generic type cannot show.
  const { body, ...address } = (input ?? {}) as Address & { body?: unknown };
  const path = addressOf(endpoint, address);
  const answer = await requestAnswer(endpoint.method, path, { body, signal });
  const text = await answer.text();
  // The server of the same repository compiles only with an answer of this type.
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** @returns the endpoint's path with its parameters filled in, and the query */
export function addressOf(
  { path }: Pick<Endpoint, 'path'>,
  { params = {}, query = {} }: Address = {},
): string {
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? filledPath : `${filledPath}?${search}`;
}

/** One page of a list. */
export interface ListPage<T> {
  rows: T[];
  /** Rows on all pages together. */
  total: number;
  /** How many rows there are in each status, whatever the filter; empty where the list has none. */
  counts: Record<string, number>;
  /** Mark for asking for later arrivals; empty if the list has none. */
  arrivalMark: string;
}

/** @returns one page of a list, and how many rows there are */
export async function readPage<T>(
  endpoint: Endpoint<string, Schema, undefined, T[]>,
  query: Address['query'],
  signal: AbortSignal,
): Promise<ListPage<T>> {
  const answer = await requestAnswer('GET', addressOf(endpoint, { query }), { signal });
  // The server compiles only with an answer of this type, as in `call`.
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
