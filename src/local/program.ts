/** The frame of `npm start`, `npm run dev` and `npm run build`: signals, failures, exit codes. */
import { queryProblem } from './connection-problem.ts';
import { sentenceFor } from './start-error.ts';
import { createTerminal, type Terminal } from './terminal.ts';

export interface Program {
  terminal: Terminal;
  /** Aborted by SIGINT and SIGTERM. */
  signal: AbortSignal;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Interval of the check whether npm has ended. */
const LOOK_MS = 500;
/** Ctrl-C reaches npm and us, and npm forwards it: that counts once. */
const SAME_WISH_MS = 1_000;

/**
 * Runs a command to its end.
 * @returns the exit code: 0 also after a signal; 1 after a failure, printed as one sentence when a
 *   person can fix it, otherwise with its stack
 */
export async function runProgram(main: (program: Program) => Promise<void>): Promise<number> {
  const terminal = createTerminal();
  const controller = new AbortController();
  let firstAt: number | undefined;
  for (const name of SIGNALS) {
    process.on(name, () => {
      // A second signal exits at once; the data survive a kill.
      if (firstAt !== undefined && Date.now() - firstAt > SAME_WISH_MS) process.exit(1);
      firstAt ??= Date.now();
      controller.abort();
    });
  }
  whenOrphaned(() => controller.abort());
  try {
    await main({ terminal, signal: controller.signal });
    return 0;
  } catch (error) {
    if (controller.signal.aborted) {
      terminal.say('Stopped.');
      return 0;
    }
    terminal.fail(
      sentenceFor(error) ??
        databaseSentence(error) ??
        (error instanceof Error ? (error.stack ?? '') : String(error)),
    );
    return 1;
  }
}

/**
 * A signal to npm alone ends npm and its shell but is not forwarded, and this program would keep
 * running unnoticed. Started by anything else, it may outlive its parent.
 */
function whenOrphaned(then: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const { ppid } = process;
  const look = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(look);
    then();
  }, LOOK_MS);
  look.unref();
}

/** @returns the sentence for a database that disconnected during the run */
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
