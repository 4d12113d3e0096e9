/** Terminal output of a long start: each step with its duration, and the end. */
import { styleText } from 'node:util';

export interface Terminal {
  /** Runs one step and prints its name and duration. */
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  say: (text: string) => void;
  warn: (text: string) => void;
  fail: (text: string) => void;
}

interface Output {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/**
 * @param out progress, with colors and on one updated line when it is a terminal
 * @param errors failures
 */
export function createTerminal(
  out: Output = process.stdout,
  errors: Output = process.stderr,
): Terminal {
  const paint = painter(out);
  const paintError = painter(errors);
  return {
    step: async (name, work) => {
      const start = performance.now();
      out.write(out.isTTY ? `${paint('dim', '…')} ${name}` : `  ${name} …\n`);
      const clear = out.isTTY ? '\r\u001B[2K' : '';
      try {
        const result = await work();
        const time = paint('dim', seconds(performance.now() - start));
        out.write(`${clear}${paint('green', '✓')} ${name} ${time}\n`);
        return result;
      } catch (error) {
        out.write(`${clear}${paint('red', '✗')} ${name}\n`);
        throw error;
      }
    },
    say: (text) => void out.write(`${text}\n`),
    warn: (text) => void errors.write(`${paintError('yellow', text)}\n`),
    fail: (text) => void errors.write(`${paintError('red', text)}\n`),
  };
}

/** @returns a readable duration: `0.4 s` */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function painter({
  isTTY,
}: Output): (color: 'green' | 'yellow' | 'red' | 'dim', text: string) => string {
  // https://no-color.org
  if (!isTTY || process.env.NO_COLOR) return (_color, text) => text;
  return (color, text) => styleText(color, text, { validateStream: false });
}
