import { getStore, type Store } from '@netlify/blobs';
import { withDeadline } from './deadline.ts';

interface StoreOptions {
  /** Longest time for the operation, in milliseconds. */
  ms: number;
  /** `eventual` reads from the nearest edge, which may lag a minute behind. */
  consistency?: 'eventual' | 'strong';
}

/** The store answered with a status that is not the yes of what it was asked. */
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

/** What is a yes or a plain no. Everything else is a failure, whatever the client makes of it. */
const ANSWERS: Record<string, readonly number[]> = {
  GET: [200, 404],
  // 412: the blob of an `onlyIfNew` is there already.
  PUT: [200, 412],
  DELETE: [200, 204, 404],
};
/** The client's pause before it tries 429, 5xx and cut connections again; unless told a longer one. */
const CLIENT_PAUSE_MS = 5_000;

/**
 * One operation on Netlify's blob store. The client (11.1) takes every status of an `onlyIfNew` but
 * 412 for a stored blob, so statuses are checked below it. It repeats what may pass (429, 5xx, a cut
 * connection) as far as the time allows; after its time no further try reaches the store.
 * @param options the time alone: strongly consistent
 * @throws the store's last failure; DeadlineError when it does not answer in time; what the operation
 *   throws
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
        if (failure && (isLast || !mayPass(failure))) refused.reject(failure);
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
function mayPass(failure: Error): boolean {
  return !(failure instanceof BlobStatusError) || failure.status === 429 || failure.status >= 500;
}
