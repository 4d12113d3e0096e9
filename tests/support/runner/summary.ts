import type { StepResult } from './run-step.ts';

/**
 * @returns a table of what ran, the titles of what failed, and the last line `N passed, N failed`
 */
export function summary(results: readonly StepResult[]): string {
  const rows = results.map((result) =>
    [
      result.failed > 0 ? '✗' : '✓',
      result.name.padEnd(16),
      `${result.passed} passed`.padStart(12),
      `${result.failed} failed`.padStart(10),
      `${result.seconds.toFixed(1)} s`.padStart(9),
    ].join(' '),
  );
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0);
  // At the very end, because what a long run prints first is often cut off.
  const failures = results.flatMap(({ name, failures: titles }) =>
    titles.map((title) => `✗ ${name}: ${title}`),
  );
  return [...rows, '', ...failures, `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
