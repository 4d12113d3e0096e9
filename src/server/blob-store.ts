import { getStore, type Store } from '@netlify/blobs';
import { withDeadline } from './deadline.ts';

/**
 * One operation on Netlify's blob store, strongly consistent. After its time none of the client's
 * further tries reaches the store, which go on for half a minute otherwise.
 * @throws what the operation throws; DeadlineError after `ms`
 */
export async function withStore<T>(
  name: string,
  ms: number,
  operation: (store: Store) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  const store = getStore({
    name,
    consistency: 'strong',
    fetch: (input, init) => fetch(input, { ...init, signal }),
  });
  return withDeadline(operation(store), ms);
}
