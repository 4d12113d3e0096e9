/**
 * The server's log: one JSON object a line. Only what is listed here is written, so that no
 * request body, header, mail or phone number can slip in.
 */
export interface LogEntry {
  level: 'info' | 'error';
  event: string;
  requestId?: string;
  method?: string;
  path?: string;
  status?: number;
  /** How many things it was about. */
  count?: number;
  /** Class and code of an error. Messages of database errors may quote values, so they stay out. */
  error?: string;
  /** Where in our code it happened. */
  at?: string;
}

/** What is told of every error that is logged. */
export interface ErrorReporter {
  /** Must not throw, nor log. */
  report: (entry: LogEntry) => void;
  /** @returns what settles once all is reported as far as it can be; undefined where nothing is to report */
  underWay: () => Promise<unknown> | undefined;
}

let reporter: ErrorReporter | undefined;

/** @param given undefined: errors are logged and no more */
export function reportErrorsTo(given: ErrorReporter | undefined): void {
  reporter = given;
}

/** What the host must not cut off, once the answer is out: see `ErrorReporter.underWay`. */
export function reportsUnderWay(): Promise<unknown> | undefined {
  return reporter?.underWay();
}

/** Writes a line; an error goes to the reporter as well. */
export function log(entry: LogEntry): void {
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry });
  (entry.level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
  if (entry.level === 'error') reporter?.report(entry);
}

/**
 * What may be logged of something thrown: its class, its code and the first line of its stack
 * that names a file.
 */
export function describeError(error: unknown): Pick<LogEntry, 'error' | 'at'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const root = rootCause(error);
  const code = 'code' in root ? ` ${String(root.code)}` : '';
  const at = firstFrame(error);
  return { error: `${root.name}${code}`, ...(at === undefined ? {} : { at }) };
}

/** The stack begins with the message, which may hold what a visitor typed: it is skipped. */
function firstFrame({ stack = '', message }: Error): string | undefined {
  const start = stack.indexOf(message);
  if (start < 0) return undefined;
  const frames = stack.slice(start + message.length).split('\n');
  return frames.find((line) => line.startsWith('    at '))?.trim();
}

function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}
