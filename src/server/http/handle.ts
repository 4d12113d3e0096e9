/** Handles an endpoint: checks query and body by its contract, and sends the answer. */
import type { Context, Env, Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Endpoint, Params, Schema } from '#contracts/endpoint.ts';
import { IDEMPOTENCY_HEADER } from '#contracts/idempotency.ts';
import { idempotencyKeySchema } from '#contracts/inquiries/request.ts';
import { MAX_ADMIN_REQUEST_BYTES } from '#domain/limits.ts';
import { ApiError } from '../base/api-error.ts';
import { checkFields } from '../base/texts.ts';
import { parseObject } from './parse-object.ts';

type Output<S> = S extends Schema ? z.output<S> : undefined;

/**
 * Maximum number of values in a body, unless the endpoint has its own: a full wishlist has about
 * six hundred.
 */
const MAX_VALUES = 5_000;
/**
 * Browsers revalidate each time; the CDN caches for an hour, and serves stale for a day while it
 * revalidates.
 */
const CACHED = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': 'public, durable, s-maxage=3600, stale-while-revalidate=86400',
};

export interface EndpointInput<Path extends string, Query, Body> {
  params: Params<Path>;
  query: Output<Query>;
  body: Output<Body>;
}

/**
 * Mounts an endpoint. Mount a fixed path before one whose `{id}` would match it.
 * @param work returns the answer; `context` sets status and headers
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
    input: EndpointInput<Path, Query, Body>,
    context: Context<E>,
  ) => NoInfer<Answer> | Promise<NoInfer<Answer>>,
): void {
  router.on(endpoint.method, routeOf(endpoint.path), async (context) => {
    const answer = await work(await readInput(context, endpoint), context);
    if (answer === undefined) return context.body(null, 204);
    return context.json(answer, { headers: endpoint.cached ? CACHED : {} });
  });
}

/** @returns the path in the router's syntax: `{id}` becomes `:id` */
export function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Answers 405 to other methods of these paths. Mount after the endpoints. */
export function refuseOtherMethods<E extends Env>(
  router: Hono<E>,
  endpoints: readonly Pick<Endpoint, 'method' | 'path'>[],
): void {
  for (const { method, path } of endpoints) {
    router.all(routeOf(path), (context) => {
      context.header('Allow', method);
      throw new ApiError('method_not_allowed', `Please use ${method}.`);
    });
  }
}

/** @throws ApiError 400, 413 or 415 for a request that does not match the endpoint */
async function readInput<
  Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | 'form' | undefined,
>(
  { req }: Pick<Context, 'req'>,
  endpoint: Endpoint<Path, Query, Body>,
): Promise<EndpointInput<Path, Query, Body>> {
  const { query, body } = endpoint;
  const input = {
    params: req.param(),
    query: query && readQuery(req.queries(), query),
    body: typeof body === 'object' ? await readJson(req.raw, endpoint, body) : undefined,
  };
  // The router validates the parameters of the path, the schemas the rest.
  return input as EndpointInput<Path, Query, Body>;
}

/**
 * Refuses unknown parameters: a misspelled filter would otherwise show everything.
 * @param lists all values of each parameter
 * @throws ApiError 400 with the parameter's name, also if it is repeated
 */
function readQuery(lists: Record<string, string[]>, schema: Schema): unknown {
  const repeated = Object.entries(lists).find(([, values]) => values.length > 1);
  if (repeated) throw badQuery(repeated[0], 'It can be given once');
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
  const text = `The parameter “${name.slice(0, 100)}” isn’t valid here. ${reason}`;
  return new ApiError('bad_request', text.trim(), fields);
}

/**
 * Checks type and size of a JSON body before parsing it. There may be none where the schema has a default for it.
 * @throws ApiError 415 for another type, 413 above the limit; 400 for invalid JSON, or with a
 *   message by field
 */
async function readJson(
  request: Request,
  { maxBytes = MAX_ADMIN_REQUEST_BYTES, maxValues = MAX_VALUES }: Endpoint,
  schema: Schema,
): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const isOptional = schema.safeParse(undefined).success;
  if (type !== 'application/json' && !(isOptional && type === undefined)) {
    throw new ApiError('unsupported_media_type', 'Please send JSON.');
  }
  const text = await readText(request, maxBytes);
  return checked(schema, isOptional && text === '' ? undefined : parseObject(text, maxValues));
}

/**
 * @returns the parsed value
 * @throws ApiError 400 with a message by field
 */
export function checked<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ApiError('bad_request', checkFields, messagesByField(result.error));
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBytes(
    request,
    maxBytes,
    `This is more than can be sent at once (${maxBytes / 1024} KB). Please shorten the text or the list.`,
  );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('bad_request', 'The body is not UTF-8 text.');
  }
}

export function messagesByField(error: z.core.$ZodError): Record<string, string> {
  const fields: [string, string][] = error.issues.map((issue) => [
    issue.path.map(String).join('.') || unknownKey(issue),
    issue.message,
  ]);
  // Reversed, so that the first message of a field wins.
  return Object.fromEntries(fields.toReversed());
}

function unknownKey(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? 'body').slice(0, 100) : 'body';
}

/**
 * Reads a body of at most `maxBytes`, with or without a declared length.
 * @param message for a larger body
 * @throws ApiError 413; 400 when the connection ends too early
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  message: string,
): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () => new ApiError('too_large', message);
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // By its code, the error itself would be taken for a failure of the database's connection.
    throw new ApiError('bad_request', 'The request ended before its body did.');
  }
  return Buffer.concat(chunks);
}

/**
 * @returns the idempotency key of a request; undefined without one
 * @throws ApiError 400 for an invalid key
 */
export function readKey({ req }: Pick<Context, 'req'>): string | undefined {
  const header = req.header(IDEMPOTENCY_HEADER);
  if (header === undefined) return undefined;
  const key = idempotencyKeySchema.safeParse(header);
  if (key.success) return key.data;
  throw new ApiError(
    'bad_request',
    `${IDEMPOTENCY_HEADER} must be 8 to 200 printable characters without spaces.`,
  );
}
