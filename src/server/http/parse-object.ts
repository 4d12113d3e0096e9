/** Parses the JSON of a body, before its schema sees it. */
import { ApiError } from '../base/api-error.ts';

/** Deeper than any contract; the parser would accept far more. */
const MAX_DEPTH = 8;

/**
 * @param maxValues most values in it, on all levels
 * @throws ApiError 400 for anything but a harmless object
 */
export function parseObject(text: string, maxValues: number): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError('bad_request', 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError('bad_request', 'The body must be a JSON object.');
  }
  assertPlain(value, maxValues);
  return value;
}

/** Refuses harmful values: too deep, too many, or with `__proto__`. */
function assertPlain(root: object, maxValues: number): void {
  const pending: { value: object; depth: number }[] = [{ value: root, depth: 1 }];
  let values = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const entries: [string, unknown][] = Object.entries(next.value);
    for (const [key, value] of entries) {
      values += 1;
      if (values > maxValues || next.depth > MAX_DEPTH || key === '__proto__') {
        throw new ApiError('bad_request', 'The body is not of the expected form.');
      }
      if (typeof value === 'object' && value !== null) {
        pending.push({ value, depth: next.depth + 1 });
      }
    }
  }
}
