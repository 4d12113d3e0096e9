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

export function log(entry: LogEntry): void {
  const line = JSON.stringify({ time: new Date().toISOString(), ...entry });
  (entry.level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
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
