/** The debugging protocol of Chromium over one WebSocket, for all its targets. */
import { once } from 'node:events';
import { WebSocket } from 'ws';

type Params = Record<string, unknown>;

export interface Protocol {
  /** @throws ProtocolError when the browser refuses, or the page is gone meanwhile */
  send: <T>(method: string, params?: object, session?: string) => Promise<T>;
  /** @param hear told each event: its name, what it says, and the session it is of */
  listen: (hear: (method: string, params: Params, session: string | undefined) => void) => void;
  close: () => void;
}

export class ProtocolError extends Error {}

interface Message {
  id?: number;
  method?: string;
  params?: Params;
  sessionId?: string;
  result?: unknown;
  error?: { message: string };
}

interface Pending extends PromiseWithResolvers<unknown> {
  session: string | undefined;
}

/** @param address of a browser that was started with a port for it */
export async function connectProtocol(address: string): Promise<Protocol> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const answers = new Map<number, Pending>();
  const listeners: Parameters<Protocol['listen']>[0][] = [];
  let last = 0;
  // A page that another one replaced answers nothing more.
  const forget = (gone: unknown) => {
    for (const [id, { session, reject }] of answers) {
      if (session !== gone) continue;
      answers.delete(id);
      reject(new ProtocolError('The page is gone'));
    }
  };
  socket.on('message', (data: Buffer) => {
    // Of the browser, by its protocol.
    const { id, method, params, sessionId, result, error } = JSON.parse(String(data)) as Message;
    if (id === undefined) {
      if (method === 'Target.detachedFromTarget') forget(params?.['sessionId']);
      for (const hear of listeners) hear(method ?? '', params ?? {}, sessionId);
      return;
    }
    if (error) answers.get(id)?.reject(new ProtocolError(error.message));
    else answers.get(id)?.resolve(result);
    answers.delete(id);
  });
  socket.on('close', () => {
    for (const answer of answers.values()) answer.reject(new ProtocolError('The browser is gone'));
  });
  return {
    send: <T>(method: string, params: object = {}, sessionId?: string) => {
      last += 1;
      const answer = Promise.withResolvers<unknown>();
      answers.set(last, { ...answer, session: sessionId });
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      // What a method answers is said by the protocol.
      return answer.promise as Promise<T>;
    },
    listen: (hear) => listeners.push(hear),
    close: () => socket.close(),
  };
}
