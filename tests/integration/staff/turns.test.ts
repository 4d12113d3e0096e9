/** Hashing passwords: a network that floods the sign-in waits for its own, nobody else does. */
import { expect, test } from 'vitest';
import { authApp } from '#server/accounts/auth/app.ts';
import { MAX_ATTEMPTS } from '#server/accounts/auth/attempts.ts';
import { inTurn } from '#server/accounts/auth/turns.ts';
import { createApp } from '#server/http/app.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { visitor } from '../../support/staff-browser.ts';
import { addPersonWithPassword, PASSWORD, staffServices } from '../../support/staff.ts';

const db = useDatabase();
const FLOOD = '198.51.100.90';
const at = (path: string) => `${API_PATHS.auth}/${path}`;

/** An endpoint whose turns end when the test says so. */
function slowApp() {
  const released = Promise.withResolvers<void>();
  let begun = 0;
  const app = createApp();
  app.get('/slow', (context) =>
    inTurn(context, async () => {
      begun += 1;
      await released.promise;
      return context.body(null, 204);
    }),
  );
  const ask = (ip: string, signal?: AbortSignal) =>
    Promise.resolve(app.request('/slow', { ...(signal && { signal }) }, { ip }));
  return { ask, release: released.resolve, begun: () => begun };
}

const signInFrom = async (ip: string, email: string) =>
  visitor(authApp(staffServices(db)), ip).post(at('sign-in/email'), {
    email,
    password: PASSWORD,
  });

test('one network has twenty sign-ins waiting, more are told when to retry, others have their turn @signin.turns', async () => {
  const { email } = await addPersonWithPassword(db());
  const { ask, release, begun } = slowApp();
  const flood = Array.from({ length: 22 }, () => ask(FLOOD));
  await expect.poll(begun).toBe(2);
  const refused = await signInFrom(FLOOD, email);
  expect(refused.headers.get('Retry-After')).toBe('5');
  await expectError(refused, 503);
  const other = signInFrom('198.51.100.91', email);
  release();
  expect((await other).status).toBe(200);
  expect((await Promise.all(flood)).every(({ status }) => status === 204)).toBe(true);
  expect((await signInFrom(FLOOD, email)).status).toBe(200);
});

test('a sign-in whose caller has gone is not worked on @signin.turns', async () => {
  const { ask, release, begun } = slowApp();
  const running = [ask('198.51.100.92'), ask('198.51.100.93')];
  await expect.poll(begun).toBe(2);
  const gone = new AbortController();
  const dropped = Array.from({ length: 20 }, () => ask(FLOOD, gone.signal));
  gone.abort();
  await Promise.all(dropped);
  release();
  await Promise.all(running);
  expect(begun()).toBe(2);
});

/** @returns what `ask` gives while the network has no turn left */
async function whileFull<T>(ask: () => Promise<T>): Promise<T> {
  const { ask: askSlowly, release, begun } = slowApp();
  const flood = Array.from({ length: 22 }, () => askSlowly(FLOOD));
  await expect.poll(begun).toBe(2);
  try {
    return await ask();
  } finally {
    release();
    await Promise.all(flood);
  }
}

test('who gets no turn has not tried a password @signin.turns', async () => {
  const { email } = await addPersonWithPassword(db());
  const person = visitor(authApp(staffServices(db)), FLOOD);
  const signIn = { email, password: PASSWORD };
  expect((await person.post(at('sign-in/email'), signIn)).status).toBe(200);
  await whileFull(async () => {
    const stranger = visitor(authApp(staffServices(db)), FLOOD);
    for (let tries = 0; tries <= MAX_ATTEMPTS; tries += 1) {
      await expectError(await stranger.post(at('sign-in/email'), signIn), 503);
      await expectError(await person.post(at('two-factor/enable'), { password: PASSWORD }), 503);
    }
  });
  expect((await signInFrom(FLOOD, email)).status).toBe(200);
  expect((await person.post(at('two-factor/enable'), { password: PASSWORD })).status).toBe(200);
});

test('a guessed link of a reset needs no turn, it is refused at once @signin.turns', async () => {
  const guess = { token: 'guessed', newPassword: 'wicker baskets in the shed' };
  await whileFull(async () => {
    const person = visitor(authApp(staffServices(db)), FLOOD);
    await expectError(await person.post(at('reset-password'), guess), 400);
  });
});
