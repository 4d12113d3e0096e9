/** An endpoint, from which the server's route, the browser's call and the permission are derived. */
import type * as z from 'zod/mini';
import type { Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Schema = z.ZodMiniType;
/** A type without a runtime value: responses are not checked, because they come from this repository's server. */
export interface Typed<T> {
  readonly type?: T;
}

export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | 'form' | undefined = Schema | 'form' | undefined,
  Answer = unknown,
> {
  method: Method;
  /** `{id}` matches one segment. */
  path: Path;
  /** A strict object; without it the query is ignored. */
  query?: Query;
  /** Schema of a JSON body, which may be missing if the schema has a default; `form`: the server parses the body. */
  body?: Body;
  /** In bytes; default: the admin's limit. */
  maxBytes?: number;
  /** Most values in the body; default: those of the largest form. */
  maxValues?: number;
  /** Without it: an empty response with status 204. */
  answer?: Typed<Answer>;
  /** Cached by the CDN until the content changes; the server sets the tags. */
  cached?: boolean;
  /** Checked by the guard (`server/accounts/auth/guard.ts`). */
  permission: Permission | 'everybody';
}

/** @param route `PUT /api/admin/categories/{id}` */
export function endpoint<
  const Path extends string,
  Query extends Schema | undefined = undefined,
  Body extends Schema | 'form' | undefined = undefined,
  Answer = void,
>(
  route: `${Method} ${Path}`,
  permission: Permission | 'everybody',
  terms: Omit<Endpoint<Path, Query, Body, Answer>, 'method' | 'path' | 'permission'> = {},
): Endpoint<Path, Query, Body, Answer> {
  const at = route.indexOf(' ');
  // The type of `route` guarantees both parts.
  return {
    ...terms,
    permission,
    method: route.slice(0, at) as Method,
    path: route.slice(at + 1) as Path,
  };
}

/** Declares the type of a response. */
export function answer<T>(): Typed<T> {
  return {};
}

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** Placeholder values by name. */
export type Params<Path extends string> = Record<ParamName<Path>, string>;

/** Before encoding; numbers are sent as text. */
type QueryInput<S extends Schema> = { [K in keyof z.input<S>]: z.input<S>[K] | number };
type BodyInput<S extends Schema | 'form'> = S extends Schema ? z.input<S> : FormData;
/** Optional if its schema has a default for it. */
type SentBody<T> = undefined extends T ? { body?: T } : Record<'body', T>;
/** Optional if all its fields are. */
type Sent<Key extends string, T> = Partial<T> extends T ? Partial<Record<Key, T>> : Record<Key, T>;

export type Input<Path extends string, Query, Body> = ([ParamName<Path>] extends [never]
  ? { params?: never }
  : { params: Params<Path> }) &
  (Query extends Schema ? Sent<'query', QueryInput<Query>> : { query?: never }) &
  (Body extends Schema | 'form' ? SentBody<BodyInput<Body>> : { body?: never });
