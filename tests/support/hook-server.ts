/**
 * A build hook: an HTTP server that counts what it is asked and answers as the test says.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HookServer {
  url: string;
  /** Title of each build that was asked for, in order; refused ones too. */
  titles: string[];
  /** Status of the next answers, `page` for 200 with a page of HTML, or `hang` to give none. */
  behave: (how: number | 'page' | 'hang') => void;
  close: () => Promise<void>;
}

/** @returns a hook that takes every request until told otherwise */
export async function startHookServer(): Promise<HookServer> {
  let behavior: Parameters<HookServer['behave']>[0] = 200;
  const titles: string[] = [];
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://hook');
    if (request.method !== 'POST') return response.writeHead(405).end();
    titles.push(searchParams.get('trigger_title') ?? '');
    if (behavior === 'hang') return undefined;
    if (behavior !== 'page') return response.writeHead(behavior).end();
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    return response.writeHead(200, headers).end('<h1>Please sign in</h1>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/build_hooks/secret`,
    titles,
    behave: (how) => {
      behavior = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
