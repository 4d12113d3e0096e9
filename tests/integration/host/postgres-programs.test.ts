import { expect, test } from 'vitest';
import { runPostgres } from '#local/postgres-programs.ts';

test('a program that ends without reading its input ends nothing else @run.start', async () => {
  await expect(
    runPostgres('pg_ctl', ['--version'], { input: 'x'.repeat(10_000_000) }),
  ).resolves.toBeUndefined();
  await expect(
    runPostgres('pg_ctl', ['--no-such-option'], { input: 'x'.repeat(10_000_000) }),
  ).rejects.toThrow('no-such-option');
});
