import { getStore, type Store } from '@netlify/blobs';
import { withDeadline } from './deadline.ts';

interface StoreOptions {
  /** Longest time for the operation, in milliseconds. */
  ms: number;
  /** `eventual` reads from the nearest edge, which may lag a minute behind. */
  consistency?: 'eventual' | 'strong';
}

/** The store answered with an unexpected status. */
class BlobStatusError extends Error {
  override name = 'BlobStatusError';
  readonly status: number;
  /** For the log. */
  readonly code: string;

  constructor(method: string, status: number) {
    super(`The blob store answered a ${method} with ${status}`);
    this.status = status;
    this.code = `${method} ${status}`;
  }
}

/** Expected statuses by method. The client accepts others as well. */
const ANSWERS: Record<string, readonly number[]> = {
  GET: [200, 404],
  // 412: an `onlyIfNew` blob exists.
  PUT: [200, 412],
  DELETE: [200, 204, 404],
};
/**
 * The client's pause before it retries 429, 5xx and cut connections, unless the answer names a
 * longer one.
 */
const CLIENT_PAUSE_MS = 5_000;

/**
 * Runs one operation on Netlify's blob store. The client (11.1) takes every status of an
 * `onlyIfNew` but 412 for success, so statuses are checked below it. It retries 429, 5xx and cut
 * connections within the time limit; no try reaches the store afterward.
 * @param options a number is the time limit, with strong consistency
 * @throws the store's last failure; DeadlineError on timeout; what the operation throws
 */
export async function withStore<T>(
  name: string,
  options: number | StoreOptions,
  operation: (store: Store) => Promise<T>,
): Promise<T> {
  const { ms, consistency = 'strong' } = typeof options === 'number' ? { ms: options } : options;
  const end = Date.now() + ms;
  const late = new AbortController();
  const refused = Promise.withResolvers<never>();
  let failure: Error | undefined;
  const store = getStore({
    name,
    consistency,
    fetch: async (input, init) => {
      late.signal.throwIfAborted();
      failure = undefined;
      try {
        const answer = await fetch(input, { ...init, signal: late.signal });
        failure = problemOf((init?.method ?? 'GET').toUpperCase(), answer.status);
        return answer;
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        throw error;
      } finally {
        const isLast = Date.now() + CLIENT_PAUSE_MS > end;
        if (failure && (isLast || !isRetried(failure))) refused.reject(failure);
      }
    },
  });
  try {
    const result = await withDeadline(Promise.race([operation(store), refused.promise]), ms);
    if (failure !== undefined) throw failure;
    return result;
  } catch (error) {
    throw failure ?? error;
  } finally {
    late.abort();
  }
}

function problemOf(method: string, status: number): BlobStatusError | undefined {
  return ANSWERS[method]?.includes(status) ? undefined : new BlobStatusError(method, status);
}

/** @returns whether the client tries again after this failure */
function isRetried(failure: Error): boolean {
  return !(failure instanceof BlobStatusError) || failure.status === 429 || failure.status >= 500;
}
