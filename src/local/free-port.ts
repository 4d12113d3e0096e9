import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** @returns a port of this machine on which nothing listens */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * @param address a listening server's `address()`
 * @returns its port
 * @throws when the server does not listen on TCP
 */
export function portOf(address: AddressInfo | string | null | undefined): number {
  if (typeof address !== 'object' || address === null) throw new Error('Not a TCP server');
  return address.port;
}
