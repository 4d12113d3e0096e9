#!/usr/bin/env node
/**
 * Starts an installed Firefox for Playwright, which speaks WebDriver BiDi with it. Playwright sets
 * the color scheme of every window with a command that Firefox ESR does not have; here such a
 * command is said to be done. All else passes as it is.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { z } from 'zod/mini';
import { portOf } from '#local/free-port.ts';

/** A command that changes nothing a journey looks at. */
const OPTIONAL_COMMAND = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
const message = z.object({
  id: z.optional(z.nullable(z.number())),
  method: z.optional(z.string()),
  error: z.optional(z.string()),
});

const firefox = spawn(process.env.FIREFOX_PROGRAM ?? 'firefox', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
firefox.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => firefox.kill(signal));
}
createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address === undefined) console.error(line);
  else void listen(address);
});

/** Takes Playwright's connection in the place of Firefox, and tells it where. */
async function listen(address: string): Promise<void> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (client, request) => {
    forward(client, new WebSocket(`${address}${request.url ?? ''}`));
  });
  await once(server, 'listening');
  // Playwright looks for this sentence.
  console.error(`WebDriver BiDi listening on ws://127.0.0.1:${portOf(server.address())}`);
}

function forward(client: WebSocket, server: WebSocket): void {
  const optional = new Set<number>();
  const waiting: string[] = [];
  client.on('message', (data) => {
    const text = textOf(data);
    const { id, method } = message.parse(JSON.parse(text));
    if (method === OPTIONAL_COMMAND && typeof id === 'number') optional.add(id);
    if (server.readyState === WebSocket.OPEN) server.send(text);
    else waiting.push(text);
  });
  server.on('open', () => {
    for (const text of waiting) server.send(text);
  });
  server.on('message', (data) => {
    const text = textOf(data);
    client.send(optional.size > 0 ? forgiven(text, optional) : text);
  });
  client.on('close', () => server.close());
  server.on('close', () => client.close());
}

/** @returns the answer; a success if it says that an optional command is not known */
function forgiven(text: string, optional: Set<number>): string {
  const { id, error } = message.parse(JSON.parse(text));
  if (typeof id !== 'number' || !optional.delete(id) || error !== 'unknown command') return text;
  return JSON.stringify({ type: 'success', id, result: {} });
}

function textOf(data: RawData): string {
  return Array.isArray(data)
    ? Buffer.concat(data).toString()
    : Buffer.from(data as Buffer).toString();
}
