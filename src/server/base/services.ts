/**
 * What the apps need from outside: the database, the clock, and which host they run on. Functions
 * make theirs once per process; tests pass their own.
 */
import { connect, type Connection, type Database } from '#db/client.ts';
import { readHost } from '#db/queries/host.ts';
import { ApiError } from './api-error.ts';
import { beginUnlessAnswered, countFailure, onOutage, outageWatch } from './database-outage.ts';
import { env } from './env.ts';
import { errorReporter } from './error-reporter.ts';
import { describeError, log, reportErrorsTo } from './log.ts';
import { hostNameOf } from './this-host.ts';

export interface Services {
  db: () => Database;
  now: () => Date;
  /** Name of this host; undefined for a guest. */
  host: () => string | undefined;
}

export interface SignInSettings {
  /** Signs cookies and encrypts second factors. */
  secret: string;
  /** Public address of the site, used in links of mails; decides whether cookies are Secure. */
  siteUrl: string;
}

export interface StaffServices extends Services {
  /** @throws ApiError 503 while something is not configured */
  signIn: () => SignInSettings;
}

/**
 * Ensures an answer within five seconds when the database hangs. It exceeds the longest wait for a
 * lock (`LOCK_TIMEOUT` of `db/queries/publishing/lock.ts`), and three times the longest query. A
 * connection that broke unnoticed delays its next user.
 */
const QUERY_TIMEOUT_MS = 4_500;

let connection: Connection | undefined;

/**
 * Closes the pool before its database stops, so that no failure is logged. The next use opens a new
 * pool.
 */
export async function closeConnection(): Promise<void> {
  const ended = connection;
  connection = undefined;
  reportErrorsTo(undefined);
  await ended?.close();
}

/** The question under way; a second one at the same time would tell no more. */
let question: Promise<void> | undefined;

/** Asks something small in the background, so that the beginning or end of an outage is noticed. */
export function askDatabase(): void {
  const current = connection;
  if (!current) return;
  question ??= beginUnlessAnswered(
    () => readHost(current.db),
    () => current !== connection,
  ).finally(() => {
    question = undefined;
  });
}

/** Services of a running function; the pool is created at first use. */
export const services: StaffServices = {
  db: () => {
    const url = env().DATABASE_URL;
    if (url === undefined) {
      throw new ApiError('unavailable', 'The database is not configured.');
    }
    connection ??= connect(url, {
      queryTimeoutMs: QUERY_TIMEOUT_MS,
      watch: outageWatch,
      onIdleError: () => {
        countFailure();
        // The next query opens another connection, unless the database is away.
        askDatabase();
      },
    });
    return connection.db;
  },
  now: () => new Date(),
  host: () => hostNameOf(env()),
  signIn: () => {
    const { AUTH_SECRET: secret, SITE_URL, URL: hostUrl } = env();
    const siteUrl = SITE_URL ?? hostUrl;
    if (secret !== undefined && siteUrl !== undefined) return { secret, siteUrl };
    const missing = secret === undefined ? 'AUTH_SECRET' : 'SITE_URL';
    log({ level: 'error', event: 'sign-in-not-configured', error: `${missing} is not set` });
    throw new ApiError('unavailable', 'Signing in is not configured.');
  },
};

// Here, because every function imports this file.
reportErrorsTo(errorReporter({ ...services, dsn: () => env().SENTRY_DSN }));
onOutage({
  doubted: askDatabase,
  began: (error) => {
    const { isOfOutage: _, ...described } = describeError(error);
    log({ level: 'error', event: 'database-away', ...described });
  },
  ended: (count) => log({ level: 'info', event: 'database-back', count }),
});
