import { vi } from 'vitest';

/**
 * Runs `action` and keeps what the process writes meanwhile.
 * @returns everything written to the standard output and the standard error stream
 */
export async function captureOutput(action: () => Promise<unknown>): Promise<string> {
  let output = '';
  const keep = (chunk: string | Uint8Array): boolean => {
    output += String(chunk);
    return true;
  };
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(keep),
  );
  try {
    await action();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return output;
}
