import { createServer, type RequestListener, type Server } from 'node:http';
import { portOf } from '../free-port.ts';
import { errorCode, StartError } from '../start-error.ts';

export interface Listener {
  port: number;
  /** Waits for open requests up to a timeout, then closes their connections. */
  close: () => Promise<void>;
}

const CLOSE_TIMEOUT_MS = 3_000;
/**
 * Longer than a reverse proxy keeps an idle connection (nginx: 60 seconds): Node's own 5 seconds would
 * close one just when the proxy sends the next request over it, which fails.
 */
const KEEP_ALIVE_MS = 75_000;

/**
 * @param port 0 for a free one
 * @param host the address to listen on; by default both loopback addresses, because `localhost` may
 *   be either
 * @throws StartError when the port is not available
 */
export async function listen(
  listener: RequestListener,
  port: number,
  host?: string,
): Promise<Listener> {
  const servers = [await open(listener, port, host ?? '127.0.0.1')];
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  const bound = portOf(servers[0]?.address());
  try {
    if (host === undefined) servers.push(await open(listener, bound, '::1'));
  } catch (error) {
    // Without IPv6 there is only one loopback address.
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(errorCode(error) ?? '')) {
      await close();
      throw error;
    }
  }
  return { port: bound, close };
}

/** @returns the site's address on this machine: `localhost` for a server on all interfaces */
export function addressToOpen(host: string | undefined, port: number): string {
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function open(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host }, resolve);
    });
  } catch (error) {
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

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
