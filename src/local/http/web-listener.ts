import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** Handles a web request, converted from `incoming`. */
export type WebHandler = (
  request: Request,
  incoming: { socket: { remoteAddress?: string | undefined } },
) => Promise<Response>;

/**
 * @param handler receives the body as a stream; never throws
 * @returns a listener for Node's server
 */
export function webListener(handler: WebHandler): RequestListener {
  const listener = getRequestListener((request, { incoming }) => handler(request, incoming), {
    // Its faster `Response` would replace the global one, but lacks `bytes()`.
    overrideGlobalObjects: false,
  });
  return (incoming: IncomingMessage, outgoing) => void listener(incoming, outgoing);
}
