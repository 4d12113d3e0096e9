import * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { ApiContext } from '../../http/app.ts';
import { CALLER_ADDRESS_HEADER, type Auth } from './auth.ts';
import { failureOf, signInUnavailable } from './failures.ts';

/**
 * Calls an endpoint of better-auth with only the validated body, the cookies and the caller's
 * address. Its cookies are copied into our response, also on failure.
 * @param endpoint ours, at the same address as better-auth's
 * @param passwordField the body's name for the password to verify
 * @returns the body of the response
 * @throws ApiError for what it rejects; 503 when it fails
 */
export async function forward(
  context: ApiContext,
  auth: Auth,
  endpoint: Pick<Endpoint, 'path'>,
  body: object,
  passwordField = 'password',
): Promise<unknown> {
  const { baseURL } = auth.options;
  const headers = new Headers({
    'Content-Type': 'application/json',
    // Already checked in `own-site.ts`.
    Origin: new URL(baseURL).origin,
    [CALLER_ADDRESS_HEADER]: callerAddress(context),
  });
  for (const name of ['Cookie', 'User-Agent']) {
    const value = context.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const question = new Request(new URL(endpoint.path, baseURL), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const response = await auth.handler(question).catch((error: unknown) => {
    throw signInUnavailable(error);
  });
  for (const cookie of response.headers.getSetCookie()) {
    context.header('Set-Cookie', cookie, { append: true });
  }
  if (!response.ok) throw await failureOf(response, passwordField);
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
