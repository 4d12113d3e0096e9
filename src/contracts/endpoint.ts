/**
 * An endpoint, once: from it are made the route of the server, the call of the browser, and who is let
 * in. A body, an answer or a parameter that is not the endpoint's does not compile.
 */
import type * as z from 'zod/mini';
import type { Permission } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Schema = z.ZodMiniType;
/** Carries a type, and nothing at run time: answers are made by the server of this repository. */
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
  /** `{id}` stands for one segment. */
  path: Path;
  /** A strict object; without it the query is not looked at. */
  query?: Query;
  /** Of JSON; `form`: one that the server reads by itself. */
  body?: Body;
  /** Largest body in bytes; left out: that of the admin. */
  maxBytes?: number;
  /** Without it the answer is empty, with status 204. */
  answer?: Typed<Answer>;
  /** The CDN keeps the answer until what it shows is changed; the server names it (`cached-json.ts`). */
  cached?: boolean;
  /** Of whoever is let in by the guard (`server/auth/guard.ts`). */
  permission: Permission | 'everybody';
}

/**
 * @param route method and path, for instance `PUT /api/admin/categories/{id}`
 * @returns the endpoint, with the types of all that is said of it
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
  // The type of `route` says what stands before and after its space.
  return {
    ...terms,
    permission,
    method: route.slice(0, at) as Method,
    path: route.slice(at + 1) as Path,
  };
}

/** @returns the type of an answer, for `endpoint` */
export function answer<T>(): Typed<T> {
  return {};
}

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** The segments of a path that it leaves open, by name. */
export type Params<Path extends string> = Record<ParamName<Path>, string>;

/** A query as it is sent; a number is written as text. */
type QueryInput<S extends Schema> = { [K in keyof z.input<S>]: z.input<S>[K] | number };
type BodyInput<S extends Schema | 'form'> = S extends Schema ? z.input<S> : FormData;
/** Can be left out where all of it can. */
type Sent<Key extends string, T> = Partial<T> extends T ? Partial<Record<Key, T>> : Record<Key, T>;

/** What a caller says besides the endpoint. */
export type Input<Path extends string, Query, Body> = ([ParamName<Path>] extends [never]
  ? { params?: never }
  : { params: Params<Path> }) &
  (Query extends Schema ? Sent<'query', QueryInput<Query>> : { query?: never }) &
  (Body extends Schema | 'form' ? Record<'body', BodyInput<Body>> : { body?: never });
