/**
 * Bodies derived from the contracts and broken in every way: never a failure of the server, never
 * HTML, always the error shape, and nothing stored of what is refused.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { errorBodySchema } from '#contracts/error.ts';
import {
  bookingRequestSchema,
  contactRequestSchema,
  questionRequestSchema,
} from '#contracts/inquiries/request.ts';
import { inquiries } from '#db/schema.ts';
import { MAX_REQUEST_BYTES } from '#domain/limits.ts';
import type { ApiApp } from '#server/http/app.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { bookingBody, contactApp, contactBody, questionBody } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { limit } from '../../support/limits/limit.ts';
import { captureOutput } from '../../support/output.ts';

const BODIES = 10_500;
/** How many are under way at once. */
const LANES = 24;
const db = useDatabase();

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Schema = Record<string, unknown>;

/** Values that have broken programs. */
const NASTY: Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e9,
  Number.MAX_VALUE,
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202Egnp.exe',
  '\r\nBcc: eve@example.com',
  "'); drop table inquiries; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '2027-02-30',
  '0001-01-01',
  '9999-12-31T23:59:59+14:00',
  '𝕳'.repeat(200),
  'x'.repeat(5_001),
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
];

/** What a schema allows, read from the contract itself. */
function valueOf(schema: Schema): fc.Arbitrary<Json> {
  const options = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (options) return fc.oneof(...options.map(valueOf));
  const words = schema['enum'] as Json[] | undefined;
  if (words) return fc.constantFrom(...words);
  switch (schema['type']) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema['properties'] ?? {}).map(([name, property]) => [
            name,
            valueOf(property as Schema),
          ]),
        ),
        { requiredKeys: (schema['required'] ?? []) as string[] },
      );
    case 'array':
      return fc.array(valueOf(schema['items'] as Schema), { maxLength: 4 });
    case 'integer':
    case 'number':
      return fc.integer({ min: 1, max: 9_999 });
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(
        fc.string({ minLength: 1, maxLength: 30, unit: 'binary' }),
        fc.constantFrom('2027-06-12', 'ada@example.com', 'Detroit, MI', 'Gold Chair'),
      );
  }
}

/** The contract as JSON schema: what a caller may send. */
function bodiesOf(schema: z.ZodMiniType, honest: object): fc.Arbitrary<Json> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const derived = valueOf({ ...json });
  return fc.oneof(
    derived,
    // Mostly right, so that what is behind the first check is reached too.
    derived.map((body) => Object.assign({}, body, honest)),
  );
}

/** Sets, drops, doubles or wraps what stands at one place of a body. */
function mutate(body: Json, choice: number, nasty: Json): Json {
  if (Array.isArray(body)) {
    if (choice % 4 === 0 || body.length === 0) return [...body, nasty];
    const at = choice % body.length;
    return body.map((value, index) => (index === at ? mutate(value, choice >> 2, nasty) : value));
  }
  if (typeof body !== 'object' || body === null) return nasty;
  const names = Object.keys(body);
  const name = names[choice % Math.max(names.length, 1)] ?? 'name';
  const { [name]: value = null, ...others } = body;
  switch ((choice >> 4) % 6) {
    case 0:
      return others;
    case 1:
      return { ...others, [name]: nasty };
    case 2:
      return { ...body, [`${name}_`]: nasty };
    case 3:
      return { ...body, [name]: [value] };
    case 4:
      return { ...body, constructor: nasty };
    default:
      return { ...body, [name]: mutate(value, choice >> 3, nasty) };
  }
}

/** Breaks the text itself. */
function garble(text: string, choice: number): string {
  switch (choice % 24) {
    case 0:
      return text.slice(0, choice % (text.length + 1));
    case 1:
      return text.replace('{', '{"__proto__":{"status":"booked"},');
    case 2:
      return text.padEnd(MAX_REQUEST_BYTES + (choice % 3) - 1, ' ');
    case 3:
      return `${text}${text}`;
    case 4:
      return text.replaceAll('"', "'");
    default:
      return text;
  }
}

const mutations = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...NASTY)), { maxLength: 2 });
const requests = fc
  .oneof(
    fc.tuple(fc.constant(API_PATHS.contact), bodiesOf(contactRequestSchema, contactBody())),
    fc.tuple(fc.constant(API_PATHS.serviceBooking), bodiesOf(bookingRequestSchema, bookingBody())),
    fc.tuple(fc.constant(API_PATHS.question), bodiesOf(questionRequestSchema, questionBody())),
  )
  .chain(([path, body]) =>
    fc.tuple(mutations, fc.nat()).map(([changes, choice]) => {
      const broken = changes.reduce((value, [at, nasty]) => mutate(value, at, nasty), body);
      return { path, text: garble(JSON.stringify(broken), choice) };
    }),
  );

const receiptShape = z.strictObject({ reference: z.string().check(z.regex(/^WD-\w{5}$/)) });

/** @returns the status */
async function check(app: ApiApp, { path, text }: { path: string; text: string }): Promise<number> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
  const response = await app.request(path, { method: 'POST', headers, body: text });
  const answer = await response.text();
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.status, text.slice(0, 500)).toBeLessThan(500);
  const body: unknown = JSON.parse(answer);
  const shape = response.status === 201 ? receiptShape : errorBodySchema;
  expect(shape.parse(body)).toEqual(body);
  return response.status;
}

test(`${BODIES} bodies @request.clean`, { timeout: limit(180_000) }, async () => {
  const seed = Number(process.env['TEST_SEED'] ?? Date.now());
  const bodies = fc.sample(requests, { numRuns: BODIES, seed });
  const app = contactApp(db);
  const statuses = new Map<number, number>();
  const output = await captureOutput(async () => {
    const lane = async () => {
      for (let body = bodies.pop(); body; body = bodies.pop()) {
        const status = await check(app, body);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  });
  const count = (status: number) => statuses.get(status) ?? 0;
  // Otherwise only the first check would have been met.
  expect(count(201), `seed ${seed}`).toBeGreaterThan(BODIES / 20);
  expect(count(400)).toBeGreaterThan(BODIES / 10);
  expect(count(413)).toBeGreaterThan(0);
  expect([...statuses.values()].reduce((sum, each) => sum + each, 0)).toBe(BODIES);
  // Every row is one that was acknowledged.
  expect(await db().$count(inquiries)).toBe(count(201));
  expect(output).not.toContain('"event":"unexpected"');
  expect(output).not.toContain('ada@example.com');
});
