/** Passkeys: signing in with one, and the own list. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  passkeyEndpoints,
  type NewPasskeyView,
  type PasskeyView,
} from '#contracts/accounts/passkeys.ts';
import type { StaffMemberView } from '#contracts/accounts/staff.ts';
import { outbox, staff, staffPasskeys } from '#db/schema.ts';
import { MAX_PASSKEYS } from '#domain/limits.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { authenticator } from '../../support/authenticator.ts';
import { useDatabase } from '../../support/backends.ts';
import { isSignedIn, SITE, usePasskeys } from '../../support/passkeys.ts';
import { guardedPerson } from '../../support/second-factor.ts';
import { PASSWORD, signedIn, staffServices } from '../../support/staff.ts';

const db = useDatabase();
const { add, browser, challengeFor, signIn, withPassword } = usePasskeys(db);
const LIST = passkeyEndpoints.list.path;
const BEGIN = passkeyEndpoints.begin.path;

test.each([-7, -8, -257] as const)(
  'a passkey of algorithm %i signs in without password and code @signin.passkey',
  async (algorithm) => {
    const { id, person } = await guardedPerson(db(), browser());
    const key = authenticator(algorithm);
    expect((await add(person, key)).status).toBe(201);
    const { response, person: elsewhere } = await signIn(key);
    expect(response.status, await response.clone().text()).toBe(204);
    expect(await isSignedIn(elsewhere)).toBe(true);
    const [row] = await db().select().from(staff).where(eq(staff.id, id));
    expect(row?.lastSignInAt).not.toBeNull();
    const [passkey] = (await (await elsewhere.get(LIST)).json()) as PasskeyView[];
    expect(passkey).toMatchObject({ name: 'Phone', host: 'localhost' });
    expect(passkey?.lastUsedAt).not.toBeNull();
  },
);

test('an authenticator may count as far as it can @signin.passkey', async () => {
  const { person } = await withPassword();
  const key = authenticator();
  await add(person, key, { signCount: 3_000_000_000 });
  await expectError((await signIn(key, { signCount: 3_000_000_000 })).response, 401);
  expect((await signIn(key, { signCount: 4_294_967_295 })).response.status).toBe(204);
});

test('who does not stay signed in has a cookie for this visit @signin.passkey', async () => {
  const { person } = await withPassword();
  const key = authenticator();
  await add(person, key);
  for (const rememberMe of [true, false]) {
    const guest = browser();
    const answer = key.answer({ challenge: await challengeFor(guest), ...SITE });
    const response = await guest.post(passkeyEndpoints.signIn.path, { ...answer, rememberMe });
    const session = response.headers.getSetCookie().find((each) => each.includes('session_token='));
    expect(session?.includes('Max-Age')).toBe(rememberMe);
  }
});

describe('the own passkeys', () => {
  test('are added with the password and a new challenge, and mailed @account.passkeys', async () => {
    const { email, person } = await withPassword();
    await expectError(await person.post(BEGIN, { password: 'not the password' }), 400);
    const key = authenticator();
    for (const change of [
      { isVerified: false },
      { origin: 'https://evil.example' },
      { challenge: await challengeFor(person) },
    ]) {
      await expectError(await add(person, key, change), 400);
    }
    expect((await add(person, key)).status).toBe(201);
    expect((await expectError(await add(person, key), 409)).message).toContain('already');
    const mails = await db().select().from(outbox);
    expect(mails).toMatchObject([
      { recipient: email, content: { name: 'Ada Okafor', passkey: 'Phone', what: 'added' } },
    ]);
    const somebody = await withPassword();
    const { challenge } = (await (
      await somebody.person.post(BEGIN, { password: PASSWORD })
    ).json()) as NewPasskeyView;
    // The challenge of somebody else.
    const stolen = { name: 'Phone', ...authenticator().create({ challenge, ...SITE }) };
    await expectError(await person.post(LIST, stolen), 400);
  });

  test('are limited in number @account.passkeys', async () => {
    const { person } = await withPassword();
    for (let count = 1; count < MAX_PASSKEYS; count += 1) {
      expect((await add(person, authenticator())).status).toBe(201);
    }
    const atOnce = await Promise.all(
      ['Phone', 'Laptop'].map(async (name) => {
        const begun = await person.post(BEGIN, { password: PASSWORD });
        const { challenge } = (await begun.json()) as NewPasskeyView;
        return { name, ...authenticator().create({ challenge, ...SITE }) };
      }),
    );
    const answers = await Promise.all(atOnce.map((made) => person.post(LIST, made)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(1);
    for (const answer of [...refused, await person.post(BEGIN, { password: PASSWORD })]) {
      expect((await expectError(answer, 409)).message).toContain('limit of passkeys');
    }
  });

  test('are renamed and removed by their person alone, with a mail @account.passkeys', async () => {
    const { id, person } = await withPassword();
    const key = authenticator();
    const { id: passkeyId } = (await (await add(person, key)).json()) as PasskeyView;
    const ask = (by: { headers: Record<string, string> }, method: string, body?: object) =>
      authApp(staffServices(db)).request(`${LIST}/${passkeyId}`, {
        method,
        headers: { ...by.headers, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    const stranger = await signedIn(db(), 'owner');
    await expectError(await ask(stranger, 'PATCH', { name: 'Mine' }), 404);
    await expectError(await ask(stranger, 'DELETE'), 404);
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { headers: { ...stranger.headers, Cookie: cookie } };
    expect((await ask(own, 'PATCH', { name: 'Laptop' })).status).toBe(204);
    expect(await db().$count(staffPasskeys, eq(staffPasskeys.name, 'Laptop'))).toBe(1);
    await db().delete(outbox);
    expect((await ask(own, 'DELETE')).status).toBe(204);
    await expectError(await ask(own, 'DELETE'), 404);
    const mails = await db().select().from(outbox);
    expect(mails).toMatchObject([{ content: { passkey: 'Laptop', what: 'removed' } }]);
    expect(await db().$count(staffPasskeys, eq(staffPasskeys.staffId, id))).toBe(0);
    await expectError((await signIn(key)).response, 401);
  });

  test('are nobody’s who is not signed in @signin.deny', async () => {
    await expectError(await browser().get(LIST), 401);
    await expectError(await browser().post(BEGIN, { password: PASSWORD }), 401);
  });
});

test('an owner who resets the second factor removes the passkeys too @staff.reset-factor', async () => {
  const { id, person } = await withPassword();
  const key = authenticator();
  await add(person, key);
  const owner = await signedIn(db(), 'owner');
  const app = adminApp(staffServices(db));
  const list = async () =>
    (await (
      await app.request(ADMIN_API_PATHS.staff, { headers: owner.headers })
    ).json()) as StaffMemberView[];
  expect((await list()).find((each) => each.id === id)?.passkeys).toBe(1);
  const reset = await app.request(`${ADMIN_API_PATHS.staff}/${id}/second-factor`, {
    method: 'DELETE',
    headers: owner.headers,
  });
  expect(await reset.json()).toMatchObject({ passkeys: 0 });
  await expectError((await signIn(key)).response, 401);
  expect(await isSignedIn(person)).toBe(false);
});
