/**
 * What the apps need from outside: the database and the clock. Functions make theirs once per
 * process; tests pass their own.
 */
import { connect, type Connection, type Database } from '#db/client.ts';
import { env } from './env.ts';
import { ApiError } from './http/api-error.ts';
import { describeError, log } from './log.ts';

export interface Services {
  db: () => Database;
  now: () => Date;
}

let connection: Connection | undefined;

/** The services of a running function. The pool is made with the first use and kept. */
export const services: Services = {
  db: () => {
    const url = env().DATABASE_URL;
    if (url === undefined) {
      throw new ApiError('unavailable', 'The database is not configured.');
    }
    connection ??= connect(url, {
      onIdleError: (error) =>
        log({ level: 'error', event: 'database-idle-connection', ...describeError(error) }),
    });
    return connection.db;
  },
  now: () => new Date(),
};
