import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { ApiContext } from '../../http/app.ts';
import { CALLER_ADDRESS_HEADER, type Auth } from './auth.ts';
import { failureOf, orUnavailable } from './failures.ts';

/**
 * Calls an endpoint of better-auth with only the validated body and `callerHeaders`. Copies the
 * cookies of its answer into our response, also on failure.
 * @param endpoint ours, at the same address as better-auth's
 * @param confirm runs after a success, before the response gets a cookie
 * @returns the body of the response
 * @throws ApiError for what it rejects; 503 when it fails; what `confirm` throws
 */
export async function forward(
  context: ApiContext,
  auth: Auth,
  endpoint: Pick<Endpoint, 'path'>,
  body: object,
  confirm?: (answer: Response) => Promise<void>,
): Promise<unknown> {
  const request = new Request(new URL(endpoint.path, auth.options.baseURL), {
    method: 'POST',
    headers: callerHeaders(context, auth),
    body: JSON.stringify(body),
  });
  return takeAnswer(context, await orUnavailable(auth.handler(request)), confirm);
}

/** @returns headers for better-auth: the address from the host; of the caller's, only cookies and browser */
export function callerHeaders(context: ApiContext, auth: Auth): Headers {
  const headers = new Headers({
    'Content-Type': 'application/json',
    // Already checked in `own-site.ts`.
    Origin: new URL(auth.options.baseURL).origin,
    [CALLER_ADDRESS_HEADER]: callerAddress(context),
  });
  for (const name of ['Cookie', 'User-Agent']) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/**
 * Copies the cookies of better-auth's answer into ours, also on failure.
 * @param confirm as for `forward`
 * @returns its body
 * @throws ApiError for what it rejects; 503 when it failed; what `confirm` throws
 */
export async function takeAnswer(
  context: ApiContext,
  response: Response,
  confirm?: (answer: Response) => Promise<void>,
): Promise<unknown> {
  if (response.ok) await confirm?.(response);
  for (const cookie of response.headers.getSetCookie()) {
    context.header('Set-Cookie', cookie, { append: true });
  }
  if (!response.ok) throw await failureOf(response);
  return response.json();
}

/** Used when the host gives no address. */
export const UNKNOWN_ADDRESS = '0.0.0.0';

const bindingsSchema = z.object({ ip: z.string() });

/** @returns the caller's address from the host, never from a header */
export function callerAddress(context: { env: unknown }): string {
  const bindings = bindingsSchema.safeParse(context.env);
  return bindings.success && bindings.data.ip !== '' ? bindings.data.ip : UNKNOWN_ADDRESS;
}
