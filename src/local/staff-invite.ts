/**
 * `npm run staff:invite -- --email … --role owner`: prints an invitation link. Uses the database of
 * DATABASE_URL, or the embedded one, whether the shop runs or not.
 */
import { parseArgs } from 'node:util';
import { invitationSchema, type InvitationInput } from '#contracts/accounts/staff.ts';
import { ROLES } from '#contracts/permissions.ts';
import { INVITATION_DAYS } from '#domain/limits.ts';
import { createInvitation } from '#server/accounts/staff/invite.ts';
import { readEnv, type Env } from '#server/base/env.ts';
import { joinDatabase } from './database.ts';
import { addressToOpen } from './http/listen.ts';
import { prepareDatabase, requireMigrated } from './prepare-database.ts';
import { runProgram, type Program } from './program.ts';
import { onDatabase } from './reach-database.ts';
import { StartError } from './start-error.ts';

const USAGE = `Usage: npm run staff:invite -- --email you@example.com --role ${ROLES.join('|')}`;

interface Target {
  databaseUrl: string;
  siteUrl: string;
}

/** Opens the database. This program may migrate the embedded database; any other is migrated by its host only. */
async function openTarget(env: Env, program: Program): Promise<Target> {
  const { DATABASE_URL: databaseUrl, SITE_URL: siteUrl = env.URL } = env;
  if (databaseUrl === undefined) {
    const embeddedUrl = await joinDatabase(env.DATA_DIR, program);
    await prepareDatabase(embeddedUrl, { terminal: program.terminal, seed: false });
    return {
      databaseUrl: embeddedUrl,
      siteUrl: siteUrl ?? addressToOpen(env.LISTEN_HOST, env.PORT),
    };
  }
  if (siteUrl === undefined) {
    throw new StartError(
      'Please set SITE_URL to the address of the site: the link begins with it.',
    );
  }
  await requireMigrated(databaseUrl, 'run "npm run db:fill" first');
  return { databaseUrl, siteUrl };
}

function readInput(): InvitationInput {
  try {
    const { values } = parseArgs({
      options: { email: { type: 'string' }, role: { type: 'string' } },
    });
    return invitationSchema.parse(values);
  } catch (error) {
    throw new StartError(USAGE, { cause: error });
  }
}

await runProgram(async (program) => {
  const { email, role } = readInput();
  const { databaseUrl, siteUrl } = await openTarget(readEnv(process.env), program);
  const created = await onDatabase(databaseUrl, ({ db }) =>
    db.transaction((tx) =>
      createInvitation(tx, { siteUrl, now: new Date() }, { email, role, invitedBy: null }),
    ),
  );
  if (!created) throw new StartError(`${email} is one of the staff already.`);
  program.terminal.say(`\nFor ${email}, once, within ${INVITATION_DAYS} days:\n${created.link}`);
});
