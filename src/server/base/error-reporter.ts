/**
 * Handles logged errors: counts them by day for the admin and reports them to the tracker of
 * `SENTRY_DSN`.
 */
import type { Database } from '#db/client.ts';
import { countErrors } from '#db/queries/error-counts.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import type { ErrorReporter, LogEntry } from './log.ts';

/** Further errors are only logged. */
const MAX_REPORTS_PER_MINUTE = 5;
const SEND_TIMEOUT_MS = 2_000;

interface ReporterOptions {
  db: () => Database;
  host: () => string | undefined;
  /** `https://key@host/project`; undefined sends nothing. */
  dsn: () => string | undefined;
}

/** @returns a reporter that never throws or logs, and runs in the background */
export function errorReporter({ db, host, dsn }: ReporterOptions): ErrorReporter {
  const sending = new Set<Promise<unknown>>();
  let minute = 0;
  let sentInMinute = 0;
  let uncounted = new Map<string, number>();
  let counting: Promise<void> | undefined;

  const add = (counts: Iterable<[event: string, count: number]>) => {
    for (const [event, count] of counts) uncounted.set(event, (uncounted.get(event) ?? 0) + count);
  };
  const countAll = async () => {
    while (uncounted.size > 0) {
      const counts = uncounted;
      uncounted = new Map();
      try {
        const hostName = host();
        if (hostName !== undefined) await countErrors(db(), hostName, counts);
      } catch {
        // Counted with the next error, or after the next request.
        add(counts);
        return;
      }
    }
  };
  const startCounting = () => {
    counting ??= countAll().finally(() => {
      counting = undefined;
    });
  };

  const send = async (entry: LogEntry) => {
    const target = dsn();
    if (target === undefined) return;
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, sentInMinute] = [now, 0];
    sentInMinute += 1;
    if (sentInMinute <= MAX_REPORTS_PER_MINUTE) await sendReport(target, entry);
  };

  return {
    report(entry) {
      add([[entry.event, 1]]);
      startCounting();
      const sent = send(entry)
        .catch(() => undefined)
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    underWay() {
      if (uncounted.size > 0) startCounting();
      return counting || sending.size > 0 ? Promise.all([counting, ...sending]) : undefined;
    },
  };
}

/** Sends to the envelope endpoint (https://develop.sentry.dev/sdk/envelopes), which GlitchTip and Bugsink have too. */
async function sendReport(dsn: string, entry: LogEntry): Promise<void> {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, prefix = '', project = ''] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? [];
  const event = reportOf(entry);
  const parts = [{ event_id: event.event_id }, { type: 'event' }, event];
  await fetch(`${protocol}//${host}${prefix}/api/${project}/envelope/`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-sentry-envelope',
      'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=woodward/1, sentry_key=${username}`,
    },
    body: parts.map((part) => JSON.stringify(part)).join('\n'),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
}

/** @returns less than what is logged, as an event of Sentry: no path of a request, no folder */
export function reportOf({ event, error, at, requestId, status }: LogEntry) {
  return {
    event_id: crypto.randomUUID().replaceAll('-', ''),
    timestamp: new Date().toISOString(),
    platform: 'node',
    level: 'error',
    logger: event,
    release: `woodward@${packageJson.version}`,
    exception: { values: [{ type: error ?? event, value: event }] },
    tags: { event, status, requestId, at: at?.replaceAll(/(?:file:\/\/)?\/[^\s()]*\//g, '') },
    fingerprint: [event, error ?? ''],
  };
}
