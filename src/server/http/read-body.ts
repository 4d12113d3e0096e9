/**
 * Reading a JSON body: its type and its size are checked before a byte is parsed.
 */
import type * as z from 'zod/mini';
import { checkFields } from '../texts.ts';
import { ApiError } from './api-error.ts';
import { readBytes } from './read-bytes.ts';

/** Deeper nesting than any contract has; the parser itself would take far more. */
const MAX_DEPTH = 8;
/** Most values in one body: a full wishlist has some six hundred. */
const MAX_VALUES = 5_000;

/**
 * @param request its content type must be JSON
 * @param maxBytes largest body
 * @param schema what the body must be
 * @returns the body as the schema gives it
 * @throws ApiError 415 for another type, 413 above the limit, 400 for what is not JSON or not as
 *   the schema says, with a message by field
 */
export async function readJson<T>(
  request: Request,
  maxBytes: number,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ApiError('unsupported_media_type', 'Please send JSON.');
  }
  const value = parse(await readText(request, maxBytes));
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ApiError('bad_request', checkFields, messagesByField(result.error));
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBytes(
    request,
    maxBytes,
    `This is more than can be sent at once (${maxBytes / 1024} KB). Please shorten the text or the list.`,
  );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError('bad_request', 'The body is not UTF-8 text.');
  }
}

function parse(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('bad_request', 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError('bad_request', 'The body must be a JSON object.');
  }
  assertPlain(value);
  return value;
}

/** Refuses what no contract has and what costs time or safety: depth, mass, `__proto__`. */
function assertPlain(root: object): void {
  const pending: { value: object; depth: number }[] = [{ value: root, depth: 1 }];
  let values = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const entries: [string, unknown][] = Object.entries(next.value);
    for (const [key, value] of entries) {
      values += 1;
      if (values > MAX_VALUES || next.depth > MAX_DEPTH || key === '__proto__') {
        throw new ApiError('bad_request', 'The body is not of the expected form.');
      }
      if (typeof value === 'object' && value !== null) {
        pending.push({ value, depth: next.depth + 1 });
      }
    }
  }
}

function messagesByField(error: z.core.$ZodError): Record<string, string> {
  const fields: [string, string][] = error.issues.map((issue) => [
    issue.path.map(String).join('.') || unknownKey(issue),
    issue.message,
  ]);
  // The first message of a field is the one that helps.
  return Object.fromEntries(fields.toReversed());
}

function unknownKey(issue: z.core.$ZodIssue): string {
  return issue.code === 'unrecognized_keys' ? (issue.keys[0] ?? 'body').slice(0, 100) : 'body';
}
