/**
 * Sign-ins whose password, code or passkey was checked before a change and whose session is stored after it. Each is
 * held at the moment of storing, so that nothing depends on time.
 */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { passkeyEndpoints } from '#contracts/accounts/passkeys.ts';
import type { TwoFactorView } from '#contracts/accounts/sign-in.ts';
import type { Database } from '#db/client.ts';
import {
  endAccessAfterReset,
  readPassword,
  replacePassword,
  type PasswordCredentials,
} from '#db/queries/accounts/credentials.ts';
import { removePasskey } from '#db/queries/accounts/passkeys.ts';
import { resetSecondFactor } from '#db/queries/accounts/reset-second-factor.ts';
import { changeStaff } from '#db/queries/accounts/staff.ts';
import { outbox, staffAccounts, staffPasskeys, staffSessions } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { authenticator } from '../../support/authenticator.ts';
import { useDatabase } from '../../support/backends.ts';
import { SITE, usePasskeys } from '../../support/passkeys.ts';
import { codeFor, guardedPerson } from '../../support/second-factor.ts';
import { visitor, type Visitor } from '../../support/staff-browser.ts';
import { addStaff, PASSWORD, staffServices } from '../../support/staff.ts';

const db = useDatabase();
const { add, browser, challengeFor, withPassword } = usePasskeys(db);
const at = (path: string) => `${API_PATHS.auth}/${path}`;
const NEW_PASSWORD = 'wicker baskets in the shed';

/** @returns a browser whose next session is stored only after `release`, and a promise of it getting there */
function heldBrowser() {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const held: Database = new Proxy(db(), {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      if (key !== 'insert') return value.bind(target) as unknown;
      return (table: typeof staffSessions) => {
        if (table !== staffSessions) return target.insert(table);
        return {
          values: (row: typeof staffSessions.$inferInsert) => ({
            returning: async () => {
              arrived.resolve();
              await released.promise;
              return target.insert(table).values(row).returning();
            },
          }),
        };
      };
    },
  });
  const person = visitor(authApp(staffServices(() => held)));
  return { person, arrived: arrived.promise, release: released.resolve };
}

/** Holds what `ask` signs in with, until `change` was made. @returns the answer to it */
async function overtake(
  ask: (person: Visitor) => Promise<Response>,
  change: () => Promise<unknown>,
): Promise<Response> {
  const { person, arrived, release } = heldBrowser();
  const answer = ask(person);
  // A sign-in that is refused stores nothing.
  await Promise.race([arrived, answer]);
  await change();
  release();
  return answer;
}

async function expectNothing(answer: Response, id: string, sessions: number): Promise<void> {
  expect((await expectError(answer, 401)).message).toBe(
    'This sign-in has expired. Please start over.',
  );
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await db().$count(staffSessions, eq(staffSessions.userId, id))).toBe(sessions);
}

const withOldPassword = (email: string) => (person: Visitor) =>
  person.post(at('sign-in/email'), { email, password: PASSWORD });

test('a reset ends a sign-in with the old password that is under way @signin.overtaken', async () => {
  const { id, email } = await withPassword();
  await browser().post(at('request-password-reset'), { email });
  const [mail] = await db().select().from(outbox).where(eq(outbox.recipient, email));
  const token = (mail?.content['link'] ?? '').split('#reset=')[1];
  const answer = await overtake(withOldPassword(email), async () => {
    const reset = await browser().post(at('reset-password'), { token, newPassword: NEW_PASSWORD });
    expect(reset.status).toBe(204);
  });
  await expectNothing(answer, id, 0);
});

test('so does changing the password @signin.overtaken', async () => {
  const { id, email, person } = await withPassword();
  const answer = await overtake(withOldPassword(email), async () => {
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await person.post(at('change-password'), change)).status).toBe(204);
  });
  await expectNothing(answer, id, 1);
});

test('so does switching on the second factor @signin.overtaken', async () => {
  const { id, email, person } = await withPassword();
  const enabled = await person.post(at('two-factor/enable'), { password: PASSWORD });
  const { totpUri } = (await enabled.json()) as TwoFactorView;
  const answer = await overtake(withOldPassword(email), async () => {
    const confirmed = await person.post(at('two-factor/verify-totp'), { code: codeFor(totpUri) });
    expect(confirmed.status).toBe(204);
  });
  await expectNothing(answer, id, 1);
});

test('disabling does, also when the account is enabled again @signin.overtaken', async () => {
  const { id, email } = await withPassword();
  const owner = await addStaff(db(), { role: 'owner' });
  const answer = await overtake(withOldPassword(email), async () => {
    for (const disabled of [true, false]) {
      await changeStaff(db(), { id, actorId: owner.id, now: new Date() }, { disabled });
    }
  });
  await expectNothing(answer, id, 0);
});

test('an owner’s reset ends a sign-in with a code that was right before @signin.overtaken', async () => {
  const { id, email, backupCodes } = await guardedPerson(db(), browser());
  const owner = await addStaff(db(), { role: 'owner' });
  const asking = browser();
  await withOldPassword(email)(asking);
  const giveCode = (person: Visitor) => {
    for (const [name, value] of asking.cookies) person.cookies.set(name, value);
    return person.post(at('two-factor/verify-backup-code'), { code: backupCodes[0] });
  };
  const answer = await overtake(giveCode, () =>
    resetSecondFactor(db(), { id, actorId: owner.id, now: new Date() }),
  );
  await expectNothing(answer, id, 0);
});

test('removing a passkey ends a sign-in with it @signin.overtaken', async () => {
  const { id, person } = await withPassword();
  const key = authenticator();
  await add(person, key);
  const [passkey] = await db().select().from(staffPasskeys).where(eq(staffPasskeys.staffId, id));
  const signIn = async (other: Visitor) => {
    const challenge = await challengeFor(other);
    return other.post(passkeyEndpoints.signIn.path, key.answer({ challenge, ...SITE }));
  };
  const answer = await overtake(signIn, () =>
    removePasskey(db(), { staffId: id, id: passkey?.id ?? '' }),
  );
  await expectNothing(answer, id, 1);
});

test('a password that a reset replaced meanwhile changes nothing @signin.overtaken', async () => {
  const { id, email, person } = await withPassword();
  const proven = await provenPassword(id);
  await endAccessAfterReset(db(), id);
  const change = { passwordHash: 'a thief’s', now: new Date() };
  expect(await replacePassword(db(), proven, change)).toBe(undefined);
  expect((await withOldPassword(email)(person)).status).toBe(200);
});

test('nor while the reset has stored its password and ended nothing yet @signin.overtaken', async () => {
  const { id } = await withPassword();
  const proven = await provenPassword(id);
  const isTheirs = eq(staffAccounts.userId, id);
  await db().update(staffAccounts).set({ password: 'of the reset' }).where(isTheirs);
  const change = { passwordHash: 'a thief’s', now: new Date() };
  expect(await replacePassword(db(), proven, change)).toBe(undefined);
  expect(await provenPassword(id)).toEqual({ ...proven, passwordHash: 'of the reset' });
  expect(await db().$count(staffSessions, eq(staffSessions.userId, id))).toBe(1);
});

async function provenPassword(id: string): Promise<PasswordCredentials> {
  const proven = await readPassword(db(), id);
  if (!proven) throw new Error('The person is not there');
  return proven;
}
