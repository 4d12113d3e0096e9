/**
 * The definition of an endpoint, from which the server's route, the browser's call and the
 * permission are derived. A body, response or parameter that does not match it does not compile.
 */
import type * as z from 'zod/mini';
import type { Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Schema = z.ZodMiniType;
/** A type without a runtime value: responses come from the server of this repository. */
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
  /** Schema of a JSON body; `form`: the server parses the body itself. */
  body?: Body;
  /** Largest body in bytes; the admin's limit by default. */
  maxBytes?: number;
  /** Most values in the body; what the largest form has by default. */
  maxValues?: number;
  /** Without it the response is empty, with status 204. */
  answer?: Typed<Answer>;
  /** The CDN caches the response until its content changes; the server sets the tags. */
  cached?: boolean;
  /** Checked by the guard (`server/accounts/auth/guard.ts`). */
  permission: Permission | 'everybody';
}

/**
 * @param route method and path, for instance `PUT /api/admin/categories/{id}`
 * @returns the endpoint with all its types
 */
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
  // The type of `route` guarantees the parts before and after its space.
  return {
    ...terms,
    permission,
    method: route.slice(0, at) as Method,
    path: route.slice(at + 1) as Path,
  };
}

/** @returns the type of a response, for `endpoint` */
export function answer<T>(): Typed<T> {
  return {};
}

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** Values of a path's placeholders, by name. */
export type Params<Path extends string> = Record<ParamName<Path>, string>;

/** A query before encoding; numbers are sent as text. */
type QueryInput<S extends Schema> = { [K in keyof z.input<S>]: z.input<S>[K] | number };
type BodyInput<S extends Schema | 'form'> = S extends Schema ? z.input<S> : FormData;
/** Optional when all its fields are. */
type Sent<Key extends string, T> = Partial<T> extends T ? Partial<Record<Key, T>> : Record<Key, T>;

/** A caller's arguments besides the endpoint. */
export type Input<Path extends string, Query, Body> = ([ParamName<Path>] extends [never]
  ? { params?: never }
  : { params: Params<Path> }) &
  (Query extends Schema ? Sent<'query', QueryInput<Query>> : { query?: never }) &
  (Body extends Schema | 'form' ? Record<'body', BodyInput<Body>> : { body?: never });
