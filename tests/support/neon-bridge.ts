/**
 * What stands between Neon's driver and its servers: WebSocket on one side, TCP on the other.
 * Here it lets the driver talk to the tests' PostgreSQL server.
 */
import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { neonConfig } from '@neondatabase/serverless';
import { createWebSocketStream, WebSocketServer } from 'ws';
import { portOf } from '#local/free-port.ts';

/**
 * Starts the bridge and points Neon's driver of this process at it.
 * @returns how to stop it
 */
export async function startNeonBridge(): Promise<{ stop: () => Promise<void> }> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (socket, request) => {
    const target = new URL(request.url ?? '/', 'ws://bridge').searchParams.get('address') ?? '';
    const [host, port] = target.split(':');
    const tcp = connectTcp({ port: Number(port), host, noDelay: true });
    const web = createWebSocketStream(socket);
    // Either side may vanish at any time, in tests on purpose; the other side is closed then.
    pipeline(web, tcp, web).catch(() => socket.terminate());
  });
  const port = portOf(server.address());
  neonConfig.wsProxy = (host, targetPort) => `127.0.0.1:${port}/?address=${host}:${targetPort}`;
  neonConfig.useSecureWebSocket = false;
  // Neon's own servers take the password unasked; an ordinary server asks first.
  neonConfig.pipelineConnect = false;
  return {
    stop: async () => {
      for (const client of server.clients) client.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}
