import { request as ask } from 'node:http';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEnv } from '#server/base/env.ts';
import { callerOf } from './caller.ts';
import { listen } from './listen.ts';
import { webListener } from './web-listener.ts';

const trust = (value: string) => callerOf(readEnv({ TRUST_PROXY: value }).TRUST_PROXY);
const PROXY = '127.0.0.1';

test('without a setting no header is trusted @run.proxy', () => {
  expect(callerOf(undefined)(PROXY, '203.0.113.7')).toBe(PROXY);
});

test.each([
  ['1', '203.0.113.7', '203.0.113.7'],
  ['1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['2', '198.51.100.1, 203.0.113.7', '198.51.100.1'],
  ['2', '203.0.113.7', '203.0.113.7'],
  ['1', '203.0.113.7:4711', '203.0.113.7'],
  ['1', '[2001:db8::7]:4711', '2001:db8::7'],
  ['1', 'not an address', PROXY],
  ['1', null, PROXY],
  ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['127.0.0.0/8, 10.0.0.0/8', '198.51.100.1, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, not an address', PROXY],
  ['10.0.0.1', '203.0.113.7', PROXY],
])('TRUST_PROXY=%s resolves %j to %s', (setting, header, caller) => {
  expect(trust(setting)(PROXY, header)).toBe(caller);
});

test("recognizes a proxy's IPv4 address mapped to IPv6", () => {
  expect(trust('127.0.0.1')('::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
});

test('a forged header changes nothing, and two callers are distinguished', () => {
  const address = fc.ipV4();
  fc.assert(
    fc.property(fc.array(fc.oneof(address, fc.string())), address, (claims, real) => {
      // A proxy appends the address of its client.
      const header = [...claims, real].join(', ');
      expect(trust('1')(PROXY, header)).toBe(real);
      fc.pre(real !== PROXY);
      expect(trust(PROXY)(PROXY, header)).toBe(real);
    }),
  );
});

test.each(['-1', '0', '11', '1.5', 'yes', '10.0.0.0/33', '10.0.0.1,', '::/129', '10.0.0.1/x'])(
  'TRUST_PROXY=%s makes the start fail',
  (value) => {
    expect(() => readEnv({ TRUST_PROXY: value })).toThrow('TRUST_PROXY');
  },
);

test('a server behind a proxy tells callers apart @run.proxy', async () => {
  const caller = trust('1');
  const answer = (
    request: Request,
    { socket }: { socket: { remoteAddress?: string | undefined } },
  ) =>
    Promise.resolve(
      new Response(caller(socket.remoteAddress ?? '', request.headers.get('X-Forwarded-For'))),
    );
  const server = await listen(webListener(answer), 0);
  const from = (forwarded: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { 'X-Forwarded-For': forwarded };
      ask({ port: server.port, host: PROXY, headers }, (response) => {
        response.setEncoding('utf8').on('data', resolve);
      })
        .on('error', reject)
        .end();
    });
  try {
    expect(await from('203.0.113.7')).toBe('203.0.113.7');
    expect(await from('203.0.113.7, 203.0.113.8')).toBe('203.0.113.8');
  } finally {
    await server.close();
  }
});
