/** `npm run doctor`: what it finds where it has to ask, and as a program. */
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { releaseHost } from '#db/queries/change-host.ts';
import { seedDemo } from '#db/seed/seed.ts';
import { examineDatabase } from '#local/doctor/database.ts';
import { findingLine } from '#local/doctor/finding.ts';
import { examineMail } from '#local/doctor/mail.ts';
import { examineSite } from '#local/doctor/site.ts';
import { freePort, portOf } from '#local/free-port.ts';
import { hostInWords } from '#server/base/this-host.ts';
import { postgres, type TestDatabase } from '../../support/backends.ts';
import { dump } from '../../support/dump.ts';
import { TEST_HOST } from '../../support/host.ts';
import { startSmtp } from '../../support/smtp.ts';
import { addStaff } from '../../support/staff.ts';
import { ROOT } from '../../support/tree.ts';

describe('the database', () => {
  let database: TestDatabase;
  afterEach(() => database.close());
  const lines = async (name?: string) =>
    (await examineDatabase(database.url, name)).map(findingLine).join('\n');

  test('that is ready is all right, and is only read', async () => {
    database = await postgres.open();
    const { db } = database.connection;
    await seedDemo(db);
    await addStaff(db, { role: 'owner' });
    const before = await dump(db);
    const findings = await examineDatabase(database.url, TEST_HOST);
    expect(findings.map(({ level }) => level)).toEqual(['ok', 'ok', 'ok']);
    expect(await dump(db)).toEqual(before);
  });

  test('of another host, without a catalog or staff, is told as such', async () => {
    database = await postgres.open();
    const said = await lines('netlify:another-site');
    expect(said).toContain(`• Database: its host is ${hostInWords(TEST_HOST)}, since `);
    expect(said).toMatch(/✗ Database: it has no catalog.*db:fill/);
    expect(said).toMatch(/• Database: nobody can sign in yet.*staff:invite/);
    await releaseHost(database.connection.db);
    expect(await lines()).toContain('it has no host yet');
  });

  test('that lacks migrations says who applies them', async () => {
    database = await postgres.open();
    await database.connection.db.execute(
      sql`delete from drizzle.__drizzle_migrations
          where id = (select max(id) from drizzle.__drizzle_migrations)`,
    );
    expect(await lines()).toContain(`lacks migrations: ${hostInWords(TEST_HOST)} applies them`);
    await releaseHost(database.connection.db);
    expect(await lines()).toContain('lacks migrations: run "npm run db:fill"');
  });
});

test('a database or a mail server that is down is told without its password', async () => {
  const port = await freePort();
  const [down] = await examineDatabase(`postgres://user:secret@127.0.0.1:${port}/shop`, undefined);
  expect(down).toMatchObject({ level: 'wrong' });
  expect(down?.text).toContain('nothing listens there');
  const mail = await examineMail(`smtp://user:secret@127.0.0.1:${port}`);
  expect(mail.level).toBe('wrong');
  expect(mail.text).toMatch(
    /^127\.0\.0\.1:\d+ cannot be used: it refuses connections; check host and port\.$/,
  );
  expect([down?.text, mail.text].join()).not.toContain('secret');
});

test('a mail server that takes mails is asked, and sent none', async () => {
  const smtp = await startSmtp();
  try {
    expect(await examineMail(smtp.url)).toMatchObject({ level: 'ok' });
    expect(smtp.mails).toEqual([]);
  } finally {
    await smtp.stop();
  }
});

describe('the site', () => {
  let server: Server;
  afterEach(() => server.close());

  async function siteThatSays(body: string): Promise<string> {
    server = createServer((_request, response) => response.end(body));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${portOf(server.address())}`;
  }

  const healthy = {
    status: 'ok',
    database: 'reachable',
    migrations: 'applied',
    mail: 'configured',
    host: 'this',
    blobs: 'reachable',
  };

  test('that is well says so', async () => {
    const findings = await examineSite(await siteThatSays(JSON.stringify(healthy)));
    expect(findings.map(({ level }) => level)).toEqual(['ok', 'ok']);
  });

  test('whatever is wrong there is said', async () => {
    const ill = {
      ...healthy,
      status: 'unavailable',
      migrations: 'pending',
      mail: 'not configured',
      host: 'another',
      blobs: 'unreachable',
    };
    const findings = await examineSite(await siteThatSays(JSON.stringify(ill)));
    expect(findings.map(({ level }) => level)).toEqual(['wrong', 'wrong', 'wrong', 'wrong']);
    const said = findings.map(findingLine).join('\n');
    for (const words of ['migrations pending', 'set SMTP_URL', 'not the host', 'blobs do not']) {
      expect(said).toContain(words);
    }
  });

  test.each([
    ['failing', 'the reason is at the top of its admin'],
    ['not configured', 'set SMTP_URL'],
  ])('whose mails are %s says what to do about that', async (mail, words) => {
    const findings = await examineSite(await siteThatSays(JSON.stringify({ ...healthy, mail })));
    expect(findings.map(findingLine).join('\n')).toContain(words);
  });

  test('that cannot know about its mails while the database is away is not told to set them up', async () => {
    const away = { ...healthy, status: 'unavailable', database: 'unreachable', mail: 'unknown' };
    const findings = await examineSite(await siteThatSays(JSON.stringify(away)));
    expect(findings.map(findingLine).join('\n')).not.toContain('SMTP_URL');
  });

  test('that is another one, or is not there yet, is no shop', async () => {
    expect(await examineSite(await siteThatSays('<h1>Hello</h1>'))).toMatchObject([
      { level: 'note', text: expect.stringContaining('nothing is deployed there yet') as string },
    ]);
  });
});

test('the program ends with 1 when something is wrong, and shows no secret @run.doctor', async () => {
  const { PATH, HOME } = process.env;
  const port = await freePort();
  const run = promisify(execFile)(process.execPath, ['src/local/doctor.ts', '--netlify'], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      DATABASE_URL: `postgres://user:hunter2secret@127.0.0.1:${port}/shop`,
      AUTH_SECRET: 'hunter2secret',
    },
  });
  const failed: unknown = await run.then(
    () => 'well',
    (error: unknown) => error,
  );
  expect(failed).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/things are wrong/) as string,
  });
  const { stdout, stderr } = failed as { stdout: string; stderr: string };
  expect(stdout).toMatch(/✗ AUTH_SECRET: must have at least 32 characters \(13 characters\)/);
  expect(stdout).toMatch(/✗ Database: .*nothing listens there/);
  expect(stdout + stderr).not.toContain('hunter2');
});
