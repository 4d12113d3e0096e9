import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** Answers a web request; `incoming` is what it was made of. */
export type WebHandler = (
  request: Request,
  incoming: { socket: { remoteAddress?: string | undefined } },
) => Promise<Response>;

/**
 * @param handler gets the body as it arrives; it never throws
 * @returns a listener for Node's server
 */
export function webListener(handler: WebHandler): RequestListener {
  const listener = getRequestListener((request, { incoming }) => handler(request, incoming), {
    // Its faster `Response` would replace the global one for the whole process, without `bytes()`.
    overrideGlobalObjects: false,
  });
  return (incoming: IncomingMessage, outgoing) => void listener(incoming, outgoing);
}
