import { hasNoStaff } from '#db/queries/accounts/staff.ts';
import { INVITATION_DAYS } from '#domain/limits.ts';
import { addOwner } from '#server/accounts/staff/add-owner.ts';
import { createInvitation } from '#server/accounts/staff/invite.ts';
import type { Env } from '#server/base/env.ts';
import { readSection } from '#server/shop/read.ts';
import { onDatabase } from './reach-database.ts';
import type { Terminal } from './terminal.ts';

/**
 * Creates the owner of DEMO_OWNER_EMAIL and DEMO_OWNER_PASSWORD; without any staff, prints a link
 * for the first owner to the terminal, and nowhere else.
 * @param env variables of the demo, only with the embedded database: for a database that others reach,
 *   passwords do not come from the environment
 */
export async function welcomeFirstOwner(
  databaseUrl: string,
  siteUrl: string,
  env: Pick<Env, 'DEMO_OWNER_EMAIL' | 'DEMO_OWNER_PASSWORD'>,
  terminal: Terminal,
): Promise<void> {
  const { DEMO_OWNER_EMAIL: demoEmail, DEMO_OWNER_PASSWORD: password } = env;
  await onDatabase(databaseUrl, async ({ db }) => {
    const now = new Date();
    if (demoEmail !== undefined && password !== undefined) {
      await addOwner(db, { email: demoEmail, password }, now);
    }
    if (!(await hasNoStaff(db))) return;
    const { email } = await readSection(db, 'business');
    const created = await db.transaction((tx) =>
      createInvitation(tx, { siteUrl, now }, { email, role: 'owner', invitedBy: null }),
    );
    if (!created) return;
    terminal.say(`\nNobody can sign in yet. The first owner, ${email}, chooses a password here:`);
    terminal.say(created.link);
    terminal.say(
      `The link works once, for ${INVITATION_DAYS} days; the same command makes a new one. For another address,`,
    );
    terminal.say(
      'with the same variables: npm run staff:invite -- --email you@example.com --role owner',
    );
  });
}
