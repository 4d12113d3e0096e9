import { feedEndpoints } from '#contracts/calendar/feed.ts';
import { countFailure, isOfOutage } from './database-outage.ts';
import { cannot, writeProblem } from './write-problem.ts';

/**
 * The server's log: one JSON object per line, with these fields only, so that it contains no request
 * body, header, mail address or phone number.
 */
export interface LogEntry {
  level: 'info' | 'error';
  event: string;
  requestId?: string;
  method?: string;
  /** By `loggedPath`. */
  path?: string;
  status?: number;
  /** Number of rows or files. */
  count?: number;
  /** Class and code of an error, or why a disk takes or gives no file; not its message, which may quote values. */
  error?: string;
  /** First line of the stack. */
  at?: string;
  /** A failure of a known outage is counted instead of logged (`database-outage.ts`). */
  isOfOutage?: true;
}

/** Is called with every logged error. */
export interface ErrorReporter {
  /** Must not throw or log. */
  report: (entry: LogEntry) => void;
  /** @returns a promise that settles when everything is reported, or cannot be; undefined for nothing to report */
  underWay: () => Promise<unknown> | undefined;
}

let reporter: ErrorReporter | undefined;

/** @param next undefined: errors are only logged */
export function reportErrorsTo(next: ErrorReporter | undefined): void {
  reporter = next;
}

/** @returns what the host must wait for after the response; see `ErrorReporter.underWay` */
export function reportsUnderWay(): Promise<unknown> | undefined {
  return reporter?.underWay();
}

/** Writes a line; an error also goes to the reporter. A failure of a known outage is only counted. */
export function log({ isOfOutage: isCounted, ...entry }: LogEntry): void {
  if (isCounted) return countFailure();
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry });
  (entry.level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
  if (entry.level === 'error') reporter?.report(entry);
}

/** The rest of the path is a secret key (`calendar/feed.ts`). */
const FEED_PATH = feedEndpoints.read.path.replace('{token}', '');

/** @returns the path without the key of a calendar feed */
export function loggedPath(path: string): string {
  return path.startsWith(FEED_PATH) ? feedEndpoints.read.path : path;
}

/** @returns the error's class, code and first stack line, or why a disk takes or gives no file; whether an outage explains it */
export function describeError(error: unknown): Pick<LogEntry, 'error' | 'at' | 'isOfOutage'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const refused = writeProblem(error);
  if (refused) return { error: refused.isFull ? refused.why : `a file ${cannot(refused)}` };
  const root = rootCause(error);
  const code = 'code' in root ? ` ${String(root.code)}` : '';
  const at = firstFrame(error);
  return {
    error: `${root.name}${code}`,
    ...(at === undefined ? {} : { at }),
    ...(isOfOutage(error) && { isOfOutage: true }),
  };
}

/** Skips the message at the start of the stack, which may contain what a visitor typed. */
function firstFrame({ stack = '', message }: Error): string | undefined {
  const start = stack.indexOf(message);
  if (start < 0) return undefined;
  const frames = stack.slice(start + message.length).split('\n');
  return frames.find((line) => line.startsWith('    at '))?.trim();
}

function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}
