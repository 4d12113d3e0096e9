import type { Database } from '#db/client.ts';
import { isMigrated } from '#db/migration-state.ts';
import { hasNoStaff } from '#db/queries/accounts/staff.ts';
import { readStoredHost, type StoredHost } from '#db/queries/host.ts';
import { isEmpty } from '#db/seed/seed.ts';
import { hostInWords, hostSince } from '#server/base/this-host.ts';
import type { MailShop } from '#server/mail/mailer.ts';
import { readSettings } from '#server/shop/read.ts';
import { onDatabase } from '../reach-database.ts';
import { sentenceFor } from '../start-error.ts';
import type { Finding } from './finding.ts';

/**
 * Checks the database: reachable, contents, host. Changes nothing.
 * @param url `postgres://…`
 * @param name of this host, if the environment contains it
 */
export async function examineDatabase(url: string, name: string | undefined): Promise<Finding[]> {
  try {
    return await onDatabase(url, ({ db }) => look(db, new URL(url).host, name));
  } catch (error) {
    const text = sentenceFor(error);
    if (text === undefined) throw error;
    return [{ level: 'wrong', about: 'Database', text }];
  }
}

/** @returns saved sender and recipients of mails; undefined if the database is unavailable */
export async function savedAddresses(url: string): Promise<MailShop | undefined> {
  try {
    return await onDatabase(url, ({ db }) => readSettings(db));
  } catch {
    // `examineDatabase` says why.
    return undefined;
  }
}

async function look(db: Database, where: string, name: string | undefined): Promise<Finding[]> {
  const about = 'Database';
  const stored = await readStoredHost(db);
  const host = stored?.name;
  const findings: Finding[] = [
    { level: 'ok', about, text: `it answers at ${where}.` },
    {
      level: host === undefined || name === undefined || host === name ? 'ok' : 'note',
      about,
      text: hostWords(stored, name),
    },
  ];
  if (!(await isMigrated(db))) {
    const remedy =
      host === undefined
        ? 'run "npm run db:fill"'
        : `${hostInWords(host)} applies them with its next deploy or start`;
    return [...findings, { level: 'wrong', about, text: `it lacks migrations: ${remedy}.` }];
  }
  findings.push({ level: 'ok', about, text: 'it has all migrations.' });
  if (await isEmpty(db)) {
    const text = 'it has no catalog, and an empty shop is not published: run "npm run db:fill".';
    findings.push({ level: 'wrong', about, text });
  }
  if (await hasNoStaff(db)) {
    const text = 'nobody can sign in yet: "npm run staff:invite" prints a link.';
    findings.push({ level: 'note', about, text });
  }
  return findings;
}

function hostWords(host: StoredHost | undefined, name: string | undefined): string {
  if (host === undefined) return 'it has no host yet: the first deploy or start with it takes it.';
  const words = hostSince(host, new Date());
  if (host.name === name) return `it is this host's (${words}).`;
  return `its host is ${words}; whatever else is started with it is a guest.`;
}
