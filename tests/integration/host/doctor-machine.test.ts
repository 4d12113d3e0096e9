/** `npm run doctor`: what it finds on a machine of one's own. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { connect } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { examineMachine } from '#local/doctor/machine.ts';
import { openEmbedded } from '#local/embedded-postgres.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { runProgram as run } from '../../support/run-program.ts';
import { saveSection } from '../../support/settings.ts';

describe('the machine', () => {
  const levelsOf = async (folder: string, host?: string) =>
    (await examineMachine(folder, host)).map(({ about, level }) => `${about} ${level}`);

  test('that can be written and listened on is all right, and is left as it was', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'woodward-doctor-'));
    try {
      const below = path.join(folder, 'a', 'b');
      expect(await levelsOf(below, '127.0.0.1')).toEqual(['DATA_DIR ok', 'LISTEN_HOST ok']);
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test.each([
    [0, 'wrong', 'is full'],
    [63 * 2 ** 20, 'wrong', 'less than 64 MB is free'],
    [64 * 2 ** 20, 'note', 'less than 1 GB is free'],
    [2 ** 30, 'ok', ''],
  ])('with %i free bytes on its disk is %s @run.doctor', async (bytes, level, words) => {
    const [finding] = await examineMachine(tmpdir(), undefined, () => Promise.resolve(bytes));
    expect(finding?.level).toBe(level);
    expect(finding?.text).toContain(words);
  });

  test.each(['1.2.3', '203.0.113.7', 'no-such-host.invalid'])(
    'without the address %s cannot listen there',
    async (host: string) => {
      expect(await levelsOf(tmpdir(), host)).toEqual([expect.any(String), 'LISTEN_HOST wrong']);
    },
  );

  test.skipIf(process.platform !== 'linux').each(['/proc/x', '/dev/null/x', '/sys/x/y'])(
    'cannot keep data in %s',
    async (folder: string) => {
      expect(await levelsOf(folder)).toEqual(['DATA_DIR wrong']);
    },
  );
});

describe('as a program', () => {
  test('an option that it does not have is refused', async () => {
    const { code, stdout, stderr } = await run('doctor', {}, ['--netlfy']);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('Usage: npm run doctor [-- --netlify]');
  });

  test('it looks at the embedded database, and at the addresses that are saved there @run.doctor', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'woodward-doctor-'));
    const variables = { DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:9' };
    try {
      expect((await run('doctor', variables)).stdout).toContain('there is none in');
      const { url, close } = await openEmbedded(path.join(folder, 'db'));
      const connection = connect(url);
      await migrate(connection);
      await seedDemo(connection.db);
      const business = { ...DEFAULT_SETTINGS.business, email: 'hi@royal-events.com' };
      await saveSection(connection.db, 'business', business);
      await connection.close();
      await close();
      const { stdout } = await run('doctor', variables);
      expect(stdout).toContain('✓ Database: it has all migrations.');
      expect(stdout).toContain('• Database: nobody can sign in yet');
      expect(stdout).not.toMatch(/MAIL_FROM|MAIL_TO|nobody’s/);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
