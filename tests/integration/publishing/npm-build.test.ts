/**
 * `npm run build` on Netlify refuses what must not be published, in words.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { createDatabase } from '../../support/databases.ts';
import { SITE_ID } from '../../support/host.ts';

/** @returns what a build that must fail has printed */
async function failedBuild(variables: Record<string, string>): Promise<string> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NETLIFY: 'true', CONTEXT: 'production', SITE_ID, ...variables };
  const build = promisify(execFile)(process.execPath, ['src/local/build.ts'], { env });
  const outcome = await build.then(
    () => 'built',
    (error: unknown) => error,
  );
  expect(outcome).toMatchObject({ code: 1 });
  // `execFile` fails with what the program printed.
  return (outcome as { stderr: string }).stderr;
}

test('without a database: the demo is never published', async () => {
  expect(await failedBuild({})).toMatch(/DATABASE_URL is not set/);
});

test('without the site that Netlify builds: what to do on a machine of one’s own', async () => {
  const printed = await failedBuild({ DATABASE_URL: 'postgres://127.0.0.1:9/shop', SITE_ID: '' });
  expect(printed).toMatch(/SITE_ID is not set.*docs\/hosting\.md, A copy to try things/);
});

test('with a database that is down', async () => {
  const printed = await failedBuild({ DATABASE_URL: 'postgres://user:secret@127.0.0.1:9/shop' });
  expect(printed).not.toBe('');
  expect(printed).not.toContain('secret');
});

test('with a database that has nothing to show @publish.empty', async () => {
  const database = await createDatabase(inject('serverUrl'), inject('template'));
  try {
    const printed = await failedBuild({
      DATABASE_URL: database.url,
      SMTP_URL: 'smtps://user:password@smtp.woodward.com',
    });
    expect(printed).toMatch(/an empty shop is never published/);
    // A deploy succeeds without these, and the site does not work.
    expect(printed).toMatch(/^✗ AUTH_SECRET: not set: .* nobody can sign in/m);
    expect(printed).toMatch(/^✗ BUILD_HOOK_URL: not set: .* a save is not published/m);
    expect(printed).not.toMatch(/SMTP_URL|password@/);
  } finally {
    await database.drop();
  }
});
