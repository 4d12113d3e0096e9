/**
 * Answers an endpoint: its query and its body are read and checked as it says, what is given back is
 * its answer.
 */
import type { Context, Env, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Endpoint, Params, Schema } from '#contracts/endpoint.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { ApiError } from './api-error.ts';
import { cachedJson } from './cached-json.ts';
import { readJson } from './read-body.ts';

type Output<S> = S extends Schema ? z.output<S> : undefined;

/** What was asked, checked. */
export interface Asked<Path extends string, Query, Body> {
  params: Params<Path>;
  query: Output<Query>;
  body: Output<Body>;
}

/**
 * Mounts an endpoint. What would be taken for another one's `{id}` must be mounted before it.
 * @param work gives the answer; `context` is for statuses and headers
 */
export function handle<
  E extends Env,
  Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | 'form' | undefined,
  Answer,
>(
  router: Hono<E>,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  work: (
    asked: Asked<Path, Query, Body>,
    context: Context<E>,
  ) => NoInfer<Answer> | Promise<NoInfer<Answer>>,
): void {
  router.on(endpoint.method, routeOf(endpoint), async (context) => {
    const answer = await work(await readAsked(context, endpoint), context);
    if (answer === undefined) return context.body(null, 204);
    return endpoint.cached ? cachedJson(context, answer) : context.json(answer);
  });
}

/** Answers 405 to every other method, where there is one method only; mounted after the endpoints. */
export function refuseOtherMethods<E extends Env>(
  router: Hono<E>,
  endpoints: readonly Pick<Endpoint, 'method' | 'path'>[],
): void {
  for (const { method, path } of endpoints) {
    router.all(path, (context) => {
      context.header('Allow', method);
      throw new ApiError('method_not_allowed', `Please use ${method}.`);
    });
  }
}

/** @returns the path as the router writes it */
function routeOf({ path }: Pick<Endpoint, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** @throws ApiError 400, 413 or 415 for what is not as the endpoint says */
async function readAsked<
  Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | 'form' | undefined,
>(
  { req }: Pick<Context, 'req'>,
  { query, body, maxBytes = MAX_ADMIN_REQUEST_BYTES }: Endpoint<Path, Query, Body>,
): Promise<Asked<Path, Query, Body>> {
  const asked = {
    params: req.param(),
    query: query && readQuery(req.queries(), query),
    body: typeof body === 'object' ? await readJson(req.raw, maxBytes, body) : undefined,
  };
  // The router gives the segments that the path leaves open, the schemas what is theirs.
  return asked as Asked<Path, Query, Body>;
}

/**
 * What is not known is refused: a filter that is misspelt would otherwise show everything.
 * @param lists all values of each parameter
 * @throws ApiError 400 with the name of the parameter, also for one that is there twice
 */
function readQuery(lists: Record<string, string[]>, schema: Schema): unknown {
  const twice = Object.entries(lists).find(([, values]) => values.length > 1);
  if (twice) throw badQuery(twice[0], 'It can be given once');
  const result = schema.safeParse(
    Object.fromEntries(Object.entries(lists).map(([name, [value]]) => [name, value])),
  );
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const message = issue?.message ?? '';
  if (issue?.code === 'unrecognized_keys') throw badQuery(String(issue.keys[0]), message);
  const name = String(issue?.path[0]);
  throw badQuery(name, message, { [name]: message });
}

function badQuery(name: string, reason: string, fields?: Record<string, string>): ApiError {
  const text = `The parameter “${name.slice(0, 100)}” cannot be used so. ${reason}`;
  return new ApiError('bad_request', text.trim(), fields);
}
