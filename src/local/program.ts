/** The frame of every command: signals, failures in one sentence, exit codes. */
import { queryProblem } from './connection-problem.ts';
import { sentenceFor } from './start-error.ts';
import { createTerminal, type Terminal } from './terminal.ts';

export interface Program {
  terminal: Terminal;
  /** Aborted by SIGINT, SIGTERM and SIGHUP. */
  signal: AbortSignal;
  /** What the command opened; closed in reverse order when it ends. */
  closers: AsyncDisposableStack;
  /** Whether the demo of a new shop includes events; none by default, as tests expect. */
  hasDemoEvents?: boolean;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Interval of the check whether npm has ended. */
const PARENT_CHECK_MS = 500;
/** Ctrl-C reaches npm and us, and npm forwards it: that counts once. */
const ONE_SIGNAL_MS = 1_000;

/**
 * Runs a command to its end and exits: with 0, also after a signal; with 1 after a failure, which
 * is printed as one sentence when a person can fix it, otherwise with its stack.
 */
export async function runProgram(main: (program: Program) => Promise<void>): Promise<never> {
  const terminal = createTerminal();
  const signal = endSignal();
  try {
    await using closers = new AsyncDisposableStack();
    await main({ terminal, signal, closers });
  } catch (error) {
    if (!signal.aborted) {
      const stack = error instanceof Error ? (error.stack ?? '') : String(error);
      terminal.fail(sentenceFor(error) ?? databaseSentence(error) ?? stack);
      process.exit(1);
    }
    terminal.say('Stopped.');
  }
  process.exit(0);
}

function endSignal(): AbortSignal {
  const controller = new AbortController();
  let firstAt: number | undefined;
  for (const name of SIGNALS) {
    process.on(name, () => {
      // A second signal exits at once; the data survive a kill.
      if (firstAt !== undefined && Date.now() - firstAt > ONE_SIGNAL_MS) process.exit(1);
      firstAt ??= Date.now();
      controller.abort();
    });
  }
  // A signal to npm alone ends npm and its shell and is not forwarded: this program would keep
  // running unnoticed. Started by anything else, it may outlive its parent.
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const { ppid } = process;
    const check = () => {
      if (process.ppid !== ppid) controller.abort();
    };
    setInterval(check, PARENT_CHECK_MS).unref();
  }
  return controller.signal;
}

function databaseSentence(error: unknown): string | undefined {
  const problem = queryProblem(error);
  if (problem === undefined) return undefined;
  const { DATABASE_URL: url } = process.env;
  // Only the host, because the address may contain a password.
  const where = url !== undefined && URL.canParse(url) ? ` at ${new URL(url).host}` : '';
  return `The database${where} cannot be used: ${problem}.`;
}

/** Resolves when the program is told to end. */
export function toldToEnd(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
