import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorCode, StartError } from '../start-error.ts';

export interface Listener {
  port: number;
  /** Waits for open requests up to a timeout, then closes their connections. */
  close: () => Promise<void>;
}

/** Longer than any normal request takes. */
const CLOSE_TIMEOUT_MS = 3_000;
/** `localhost` may be either; a browser may try either first. */
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * @param port 0 for a free one
 * @param host the address to listen on; loopback only by default
 * @throws StartError when the port is not available
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host?: string,
): Promise<Listener> {
  if (host !== undefined) return group(await open(listener, port, host));
  const [first = '', second = ''] = LOOPBACK;
  const server = await open(listener, port, first);
  try {
    return group(server, await open(listener, portOf(server), second));
  } catch (error) {
    // Without IPv6 there is only one loopback address.
    if (isWithoutAddress(error)) return group(server);
    server.close();
    throw error;
  }
}

function group(first: Server, ...more: Server[]): Listener {
  return {
    port: portOf(first),
    close: async () => {
      await Promise.all([first, ...more].map(close));
    },
  };
}

async function open(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(listener);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host }, resolve);
    });
  } catch (error) {
    if (isWithoutAddress(error) && LOOPBACK.includes(host)) throw error;
    throw new StartError(sentence(error, port, host), { cause: error });
  }
  return server;
}

function sentence(error: unknown, port: number, host: string): string {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: stop it, or set PORT to another number.`;
    case 'EACCES':
      return `Port ${port} is not open to this user: set PORT to a number above 1023.`;
    default:
      return `This machine cannot listen on ${host}, port ${port}: check LISTEN_HOST and PORT.`;
  }
}

function isWithoutAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(errorCode(error) ?? '');
}

function portOf(server: Server): number {
  // A server listening on a port has an address of this type.
  return (server.address() as AddressInfo).port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
