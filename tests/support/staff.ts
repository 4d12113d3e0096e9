/**
 * People of the staff for tests, with real sessions.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { Role } from '#contracts/permissions.ts';
import type { Database } from '#db/client.ts';
import { addPerson } from '#db/queries/accounts/invitations.ts';
import { staff, staffSessions } from '#db/schema.ts';
import { DEFAULT_RETENTION } from '#domain/retention.ts';
import type { SignInSettings } from '#server/base/services.ts';
import { composers } from '#server/entry/composers.ts';
import type { AdminServices } from '#server/entry/services.ts';
import { blobSpool } from '#server/inquiries/intake/spool.ts';
import { mailerOf } from '#server/mail/mailer.ts';
import { host } from './host.ts';

/** As `npm start` has it: plain http on this machine. */
export const SIGN_IN: SignInSettings = {
  secret: 'a secret of the tests, long enough to sign with',
  siteUrl: 'http://localhost',
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns what an app behind the sign-in needs, on this database; there is no mail server and no blob store */
export function staffServices(
  db: () => Database,
  settings: Partial<SignInSettings> = {},
): AdminServices {
  const signIn = { ...SIGN_IN, ...settings };
  return {
    db,
    now: () => new Date(),
    host,
    signIn: () => signIn,
    mailer: () => mailerOf({}),
    composers,
    siteUrl: () => signIn.siteUrl,
    spool: blobSpool(),
    mailFolder: () => undefined,
    keep: () => DEFAULT_RETENTION,
  };
}

export interface SignedIn {
  id: string;
  email: string;
  /** Cookie and what a browser sends along from our own pages. */
  headers: Record<string, string>;
}

/** Adds a person with this role, who has no password, and signs them in. */
export async function signedIn(
  db: Database,
  role: Role,
  fields: Partial<typeof staff.$inferInsert> = {},
): Promise<SignedIn> {
  const person = await addStaff(db, { role, ...fields });
  return { ...person, headers: ownPageHeaders(await addSession(db, person.id)) };
}

/** Adds a person who cannot sign in yet. */
export async function addStaff(
  db: Database,
  fields: Partial<typeof staff.$inferInsert> = {},
): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const email = `${id}@example.com`;
  const row = { id, name: 'Ada Okafor', email, ...fields };
  await db.insert(staff).values(row);
  return { id: row.id, email: row.email };
}

/** @returns the cookie of a new session */
export async function addSession(
  db: Database,
  userId: string,
  expiresAt = new Date(Date.now() + DAY_MS),
): Promise<string> {
  const token = randomUUID();
  await db.insert(staffSessions).values({ id: randomUUID(), userId, token, expiresAt });
  return sessionCookie(token);
}

/** @returns a cookie as better-auth makes it */
export function sessionCookie(token: string, secret = SIGN_IN.secret): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `woodward.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** @returns headers of a request that one of our own pages makes */
export function ownPageHeaders(cookie?: string): Record<string, string> {
  return {
    'Sec-Fetch-Site': 'same-origin',
    Origin: SIGN_IN.siteUrl,
    ...(cookie === undefined ? {} : { Cookie: cookie }),
  };
}

/** A password that nobody would call common. */
export const PASSWORD = 'maple chairs by the river';

/** Adds a person who signs in with `PASSWORD`. */
export async function addPersonWithPassword(
  db: Database,
  fields: { name?: string; email?: string; role?: Role } = {},
): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const person = {
    id,
    name: 'Ada Okafor',
    email: `${id}@example.com`,
    role: 'editor',
    ...fields,
  } as const;
  await addPerson(db, { ...person, passwordHash: await hashPassword(PASSWORD) }, new Date());
  return { id, email: person.email };
}
