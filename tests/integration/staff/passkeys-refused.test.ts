/** Signing in with a passkey: what lets nobody in. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { passkeyEndpoints } from '#contracts/accounts/passkeys.ts';
import { CLOCK_TOLERANCE_MS } from '#db/queries/accounts/attempts.ts';
import { staff } from '#db/schema.ts';
import { expectError } from '../../support/api.ts';
import { authenticator, type Answering } from '../../support/authenticator.ts';
import { useDatabase } from '../../support/backends.ts';
import { isSignedIn, SITE, usePasskeys } from '../../support/passkeys.ts';
import { SIGN_IN } from '../../support/staff.ts';

const db = useDatabase();
const { add, browser, challengeFor, clock, signIn, withPassword } = usePasskeys(db);
const SIGN_IN_PATH = passkeyEndpoints.signIn.path;

describe('nobody is let in', () => {
  const FORGED: [string, Partial<Answering>][] = [
    ['without a fingerprint, a face or a PIN', { isVerified: false }],
    ['without a press', { isPresent: false }],
    ['by an answer to another site', { origin: 'https://evil.example' }],
    ['by an answer to another port', { origin: `${SIGN_IN.siteUrl}:81` }],
    ['by a passkey of another host', { rpId: 'evil.example' }],
    ['by a registration', { type: 'webauthn.create' }],
    ['from a frame of another site', { isCrossOrigin: true }],
    ['by a challenge that nobody made', { challenge: 'bWFkZSB1cA' }],
    ['by a count that is behind', { signCount: 3 }],
  ];
  test.each(FORGED)('%s @signin.passkey', async (_, change) => {
    const { person } = await withPassword();
    const key = authenticator();
    await add(person, key, { signCount: 3 });
    const { response, person: other } = await signIn(key, { signCount: 4, ...change });
    expect((await expectError(response, 401)).message).toContain('passkey');
    expect(await isSignedIn(other)).toBe(false);
    // The passkey itself is fine.
    expect((await signIn(key, { signCount: 5 })).response.status).toBe(204);
  });

  test('by another key, an unknown one, and a changed answer @signin.passkey', async () => {
    const { person } = await withPassword();
    const [key, other] = [authenticator(), authenticator()];
    await add(person, key);
    const guest = browser();
    const asked = async () => ({ challenge: await challengeFor(guest), ...SITE });
    const swapped = { ...other.answer(await asked()), credentialId: key.credentialId };
    const bytes = Buffer.from(key.answer(await asked()).authenticatorData, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(32) | 0x10, 32);
    const changed = {
      ...key.answer(await asked()),
      authenticatorData: bytes.toString('base64url'),
    };
    for (const body of [swapped, other.answer(await asked()), changed]) {
      await expectError(await guest.post(SIGN_IN_PATH, body), 401);
    }
    expect(await isSignedIn(guest)).toBe(false);
  });

  test('twice by one answer, also in parallel, and not after five minutes @signin.passkey', async () => {
    const { person } = await withPassword();
    const key = authenticator();
    await add(person, key);
    const guest = browser();
    const answer = key.answer({ challenge: await challengeFor(guest), ...SITE });
    const tries = await Promise.all([1, 2, 3].map(() => browser().post(SIGN_IN_PATH, answer)));
    expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204, 401, 401,
    ]);
    const late = key.answer({ challenge: await challengeFor(guest), ...SITE });
    clock.now = () => new Date(Date.now() + 5 * 60_000 + 1_000);
    await expectError(await guest.post(SIGN_IN_PATH, late), 401);
  });

  test('by an answer of another key, which leaves the question unused @signin.passkey', async () => {
    const { person } = await withPassword();
    const key = authenticator();
    await add(person, key);
    const guest = browser();
    const asked = { challenge: await challengeFor(guest), ...SITE };
    const forged = { ...authenticator().answer(asked), credentialId: key.credentialId };
    await expectError(await guest.post(SIGN_IN_PATH, forged), 401);
    expect((await guest.post(SIGN_IN_PATH, key.answer(asked))).status).toBe(204);
  });

  test('by a question of the future, beyond what two clocks may differ @signin.passkey', async () => {
    const { person } = await withPassword();
    const key = authenticator();
    await add(person, key);
    const guest = browser();
    const early = key.answer({ challenge: await challengeFor(guest), ...SITE });
    clock.now = () => new Date(Date.now() - CLOCK_TOLERANCE_MS - 1_000);
    await expectError(await guest.post(SIGN_IN_PATH, early), 401);
    clock.now = () => new Date(Date.now() - CLOCK_TOLERANCE_MS / 2);
    expect((await guest.post(SIGN_IN_PATH, early)).status).toBe(204);
  });

  test('who is disabled, or asks from another site @signin.passkey', async () => {
    const { id, person } = await withPassword();
    const key = authenticator();
    await add(person, key);
    await db().update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, id));
    const { response, person: guest } = await signIn(key);
    expect((await expectError(response, 403)).message).toContain('disabled');
    expect(await isSignedIn(guest)).toBe(false);
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    await expectError(await guest.post(SIGN_IN_PATH, {}, foreign), 403);
  });

  test('at another address of the site, where the passkey was not made @signin.passkey', async () => {
    const { person } = await withPassword();
    const key = authenticator();
    await add(person, key);
    const moved = browser('http://new.example');
    const answer = key.answer({
      challenge: await challengeFor(moved),
      origin: 'http://new.example',
      rpId: 'new.example',
    });
    await expectError(
      await moved.post(SIGN_IN_PATH, answer, { Origin: 'http://new.example' }),
      401,
    );
  });
});
