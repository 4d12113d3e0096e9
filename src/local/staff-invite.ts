/**
 * `npm run staff:invite -- --email … --role owner`: prints an invitation link. Uses the database of
 * DATABASE_URL, or the embedded one, whether the shop runs or not.
 */
import { parseArgs } from 'node:util';
import { invitationSchema, type InvitationInput } from '#contracts/staff.ts';
import { connect } from '#db/client.ts';
import { INVITATION_DAYS } from '#domain/limits.ts';
import { readEnv, type Env } from '#server/env.ts';
import { createInvitation } from '#server/staff/invite.ts';
import { Closers } from './closers.ts';
import { openOrJoinDatabase, takeOrJoin } from './database.ts';
import { prepareDatabase, requireMigrated } from './prepare-database.ts';
import { runProgram, type Program } from './program.ts';
import { StartError } from './start-error.ts';

const USAGE = 'Usage: npm run staff:invite -- --email you@example.com --role owner|editor';

interface Target {
  databaseUrl: string;
  siteUrl: string;
  /** Whether it is the embedded database, which this program may migrate. */
  isEmbedded: boolean;
}

async function findTarget(env: Env, program: Program, closers: Closers): Promise<Target> {
  const siteUrl = env.SITE_URL ?? env.URL;
  if (env.DATABASE_URL !== undefined) {
    if (siteUrl !== undefined) {
      return { databaseUrl: env.DATABASE_URL, siteUrl, isEmbedded: false };
    }
    throw new StartError(
      'Please set SITE_URL to the address of the site: the link begins with it.',
    );
  }
  const access = await takeOrJoin(env.DATA_DIR, program.signal);
  if (access.folder) closers.add(access.folder.release);
  const database = await openOrJoinDatabase(access, undefined, program);
  closers.add(database.close);
  return {
    databaseUrl: database.url,
    siteUrl: siteUrl ?? access.note?.siteUrl ?? `http://localhost:${env.PORT}`,
    isEmbedded: true,
  };
}

async function invite(target: Target, input: InvitationInput, { terminal }: Program) {
  const { databaseUrl, siteUrl, isEmbedded } = target;
  if (isEmbedded) await prepareDatabase(databaseUrl, { terminal, seed: false });
  else await requireMigrated(databaseUrl, 'run "npm run db:fill" first');
  const connection = connect(databaseUrl, { maxConnections: 1 });
  try {
    const invitee = { email: input.email, role: input.role, invitedBy: null };
    const created = await connection.db.transaction((tx) =>
      createInvitation(tx, { siteUrl, now: new Date() }, invitee),
    );
    if (!created) throw new StartError(`${input.email} is one of the staff already.`);
    terminal.say(`\nFor ${input.email}, once, within ${INVITATION_DAYS} days:\n${created.link}`);
  } finally {
    await connection.close();
  }
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

const code = await runProgram(async (program) => {
  const input = readInput();
  const closers = new Closers();
  try {
    await invite(await findTarget(readEnv(process.env), program, closers), input, program);
  } finally {
    await closers.closeAll();
  }
});
process.exit(code);
