/** Watches whether a pool's database answers. */
import { isConnectionFailure, isUnreachable } from './connection-failures.ts';

/** Is told how the database answers. */
export interface DatabaseWatch {
  /** The database could not be reached. */
  failed: (error: Error) => void;
  /** A connection broke, or an answer took too long: the database may be away. */
  doubted: (error: Error) => void;
  /** The database answered a query, also with an error. */
  answered: () => void;
}

interface Pool {
  query: (...args: never[]) => unknown;
  connect: (...args: never[]) => unknown;
  end: () => Promise<void>;
}

/**
 * @param watch undefined watches nothing
 * @returns how to observe a pool, the queries of its clients, and its end
 */
export function observer(watch: DatabaseWatch | undefined) {
  let isClosed = false;

  const failed = (error: unknown) => {
    if (isClosed || !(error instanceof Error)) return;
    if (isUnreachable(error)) watch?.failed(error);
    else if (isConnectionFailure(error)) watch?.doubted(error);
    else watch?.answered();
  };
  // Drivers also take callbacks, which nothing here uses.
  const query = (result: unknown) => {
    if (watch && result instanceof Promise) {
      result.then(() => isClosed || watch.answered(), failed);
    }
  };
  const connection = (result: unknown) => {
    if (watch && result instanceof Promise) result.catch(failed);
  };

  return {
    query,
    pool(pool: Pool): void {
      if (!watch) return;
      Object.assign(pool, {
        query: observed(pool, pool.query, query),
        connect: observed(pool, pool.connect, connection),
      });
    },
    end(pool: Pool): Promise<void> {
      isClosed = true;
      return pool.end();
    },
  };
}

function observed(
  pool: Pool,
  method: (...args: never[]) => unknown,
  observe: (result: unknown) => void,
) {
  return (...args: never[]): unknown => {
    const result = method.apply(pool, args);
    observe(result);
    return result;
  };
}
