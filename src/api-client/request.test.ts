import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { request, requestAnswer, ResponseError } from './request.ts';

const ANSWERS: Record<string, { status: number; message?: string; body: string }> = {
  '/list': { status: 200, body: '[1, 2]' },
  '/busy': { status: 503, body: 'come back later' },
  '/empty': { status: 503, message: 'Very Busy', body: '' },
  '/page': { status: 200, body: '<h1>Hello</h1>' },
};

let server: Server;
let origin: string;
const received: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((incoming, response) => {
    received.push(incoming);
    const { status, message, body } = ANSWERS[incoming.url ?? ''] ?? { status: 404, body: '' };
    response.writeHead(status, message, { 'Content-Length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // Not a pipe, so it has a port.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('an answer is read as JSON @request.calls', async () => {
  expect(await request('GET', `${origin}/list`)).toEqual([1, 2]);
  await expect(request('GET', `${origin}/page`)).rejects.toThrow(SyntaxError);
});

test('the error of a non-OK answer says status and body, or the status text where that is empty @request.errors', async () => {
  await expect(request('GET', `${origin}/busy`)).rejects.toThrow('503: come back later');
  await expect(request('GET', `${origin}/empty`)).rejects.toThrow('503: Very Busy');
});

test('a failure tells status, body and headers apart', async () => {
  const failure = await requestAnswer('GET', `${origin}/busy`).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ResponseError);
  const { status, detail, headers } = failure as ResponseError;
  expect({ status, detail, length: headers.get('content-length') }).toEqual({
    status: 503,
    detail: 'come back later',
    length: '15',
  });
});

test('a form is sent as a form', async () => {
  const form = new FormData();
  form.set('image', new Blob(['x'], { type: 'image/png' }), 'x.png');
  await request('POST', `${origin}/list`, { body: form });
  expect(received.at(-1)?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});

test('a JSON content type goes with a body, and only then @request.calls', async () => {
  await request('GET', `${origin}/list`);
  expect(received.at(-1)?.headers['content-type']).toBeUndefined();
  await request('POST', `${origin}/list`, { body: { name: 'Ada' } });
  expect(received.at(-1)?.headers['content-type']).toBe('application/json');
});

test('nothing is asked for twice @form.no-retry', async () => {
  const before = received.length;
  await expect(request('POST', `${origin}/busy`, { body: {} })).rejects.toThrow('503');
  expect(received.length - before).toBe(1);
});
