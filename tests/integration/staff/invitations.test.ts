import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { InvitationLinkView } from '#contracts/accounts/staff.ts';
import { outbox, staff, staffInvitations } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { BACKENDS, useDatabase } from '../../support/backends.ts';
import { captureOutput } from '../../support/output.ts';
import { visitor } from '../../support/staff-browser.ts';
import { addStaff, PASSWORD, signedIn, SIGN_IN, staffServices } from '../../support/staff.ts';

const INVITATIONS = `${ADMIN_API_PATHS.staff}/invitations`;

describe.each(BACKENDS)('on $name', (backend) => {
  const db = useDatabase(backend);
  const browser = () => {
    const services = staffServices(db);
    return visitor(authApp(services), undefined, { '/api/admin': adminApp(services) });
  };
  const newAddress = () => `${crypto.randomUUID()}@example.com`;

  async function asOwner(method: string, path: string, body?: object): Promise<Response> {
    const { headers } = await signedIn(db(), 'owner');
    return adminApp(staffServices(db)).request(path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** @returns the token of the link that is queued for this address */
  async function invited(email: string, role = 'editor'): Promise<{ id: string; token: string }> {
    const response = await asOwner('POST', INVITATIONS, { email, role });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    const [mail] = await db()
      .select()
      .from(outbox)
      .where(eq(outbox.dedupeKey, `staff-invitation:${id}`));
    expect(mail).toMatchObject({ kind: 'staff-invitation', recipient: email, content: { role } });
    const link = new URL(mail?.content['link'] ?? '');
    expect(link.origin + link.pathname + link.search).toBe(`${SIGN_IN.siteUrl}/admin`);
    return { id, token: link.hash.replace('#invitation=', '') };
  }

  const accept = (token: string, fields: object = {}, person = browser()) =>
    person.post(API_PATHS.staffInvitation, { token, name: 'Ada', password: PASSWORD, ...fields });

  test('a link makes an account of its role and signs in, once @staff.invite', async () => {
    const email = newAddress();
    const { token } = await invited(email);
    const person = browser();
    for (const password of [email, 'Ada Lovelace 1']) {
      const own = await accept(token, { name: 'Ada Lovelace', password });
      expect((await expectError(own, 400)).fields).toHaveProperty('password');
    }
    const response = await accept(token, {}, person);
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ email });
    const me: unknown = await (await person.get(ADMIN_API_PATHS.me)).json();
    expect(me).toMatchObject({ email, name: 'Ada', role: 'editor' });
    expect((await expectError(await accept(token), 400)).fields).toHaveProperty('token');
    const signIn = { email, password: PASSWORD };
    const again = await browser().post(`${API_PATHS.auth}/sign-in/email`, signIn);
    expect(again.status).toBe(200);
  });

  test('of many at once with one link, one gets the account', async () => {
    const email = newAddress();
    const { token } = await invited(email, 'owner');
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(token)));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(9);
    expect(await db().$count(staff, eq(staff.email, email))).toBe(1);
  });
});

const db = useDatabase();
const services = staffServices(db);
const newAddress = () => `${crypto.randomUUID()}@example.com`;

/** Asks as an owner. */
async function ask(method: string, path: string, body?: object): Promise<Response> {
  const { headers } = await signedIn(db(), 'owner');
  return adminApp(services).request(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function tokenFor(email: string): Promise<{ id: string; token: string }> {
  const response = await ask('POST', INVITATIONS, { email, role: 'editor' });
  const { id } = (await response.json()) as { id: string };
  const [mail] = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.dedupeKey, `staff-invitation:${id}`));
  return { id, token: new URL(mail?.content['link'] ?? '').hash.replace('#invitation=', '') };
}

const accept = (token: string, fields: object = {}, ip = '203.0.113.7') =>
  visitor(authApp(services), ip).post(API_PATHS.staffInvitation, {
    token,
    name: 'Ada',
    password: PASSWORD,
    ...fields,
  });

test('a link is over after seven days @staff.invite', async () => {
  const { id, token } = await tokenFor(newAddress());
  const [row] = await db().select().from(staffInvitations).where(eq(staffInvitations.id, id));
  expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(7 * 86_400_000);
  await db()
    .update(staffInvitations)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(staffInvitations.id, id));
  await expectError(await accept(token), 400);
  expect(await (await ask('GET', INVITATIONS)).json()).not.toContainEqual(
    expect.objectContaining({ id }),
  );
});

test('a link that was withdrawn, or followed by another one, is void @staff.withdraw', async () => {
  const email = newAddress();
  const first = await tokenFor(email);
  const second = await tokenFor(email);
  await expectError(await accept(first.token), 400);
  const open = (await (await ask('GET', INVITATIONS)).json()) as { email: string }[];
  expect(open.filter((each) => each.email === email)).toHaveLength(1);

  expect((await ask('DELETE', `${INVITATIONS}/${second.id}`)).status).toBe(204);
  await expectError(await accept(second.token), 400);
  await expectError(await ask('DELETE', `${INVITATIONS}/${second.id}`), 404);
  await expectError(await ask('DELETE', `${INVITATIONS}/no-uuid`), 404);
});

test('a link tells whom it is for, and nothing once it is void', async () => {
  const email = newAddress();
  const { id, token } = await tokenFor(email);
  const details = (of: string) =>
    visitor(authApp(services)).post(API_PATHS.staffInvitationDetails, { token: of });
  const answer = await details(token);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    email,
    role: 'editor',
    expiresAt: expect.stringMatching(/^\d{4}-/) as string,
  });
  // Reading it takes nothing from it.
  expect((await details(token)).status).toBe(200);
  await ask('DELETE', `${INVITATIONS}/${id}`);
  for (const each of [token, 'guessed']) {
    const refused = await expectError(await details(each), 400);
    expect(JSON.stringify(refused)).not.toContain(email);
  }
});

test('an owner gets the link to pass on, and a new one voids it', async () => {
  const email = newAddress();
  const answer = await ask('POST', INVITATIONS, { email, role: 'editor' });
  const created = (await answer.json()) as InvitationLinkView;
  expect(created.mail).toBe('none');
  const tokenOf = ({ link }: { link: string }) => new URL(link).hash.replace('#invitation=', '');
  const renew = () => ask('POST', `${INVITATIONS}/${created.id}/link`);
  const renewed = (await (await renew()).json()) as InvitationLinkView;
  expect(renewed).toMatchObject({ id: created.id, email, role: 'editor' });
  expect(tokenOf(renewed)).not.toBe(tokenOf(created));
  await expectError(await accept(tokenOf(created)), 400);
  expect((await accept(tokenOf(renewed))).status).toBe(201);
  await expectError(await renew(), 404);
  await expectError(await ask('POST', `${INVITATIONS}/no-id/link`), 404);
});

test('the database holds no token', async () => {
  const { id, token } = await tokenFor(newAddress());
  const rows = await db().select().from(staffInvitations).where(eq(staffInvitations.id, id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each([
  ['password', { password: 'short' }],
  ['password', { password: 'Password2026!' }],
  ['name', { name: '  ' }],
  ['role', { role: 'owner' }],
  ['email', { email: 'other@example.com' }],
])('a wrong %s is refused and does not use the link up', async (field, fields) => {
  const { token } = await tokenFor(newAddress());
  const error = await expectError(await accept(token, fields), 400);
  expect(Object.keys(error.fields ?? {})).toEqual([field]);
  expect((await accept(token)).status).toBe(201);
});

test('somebody of the staff is not invited again, and an old link is no second account', async () => {
  const { email } = await addStaff(db());
  const again = await ask('POST', INVITATIONS, { email: email.toUpperCase(), role: 'owner' });
  expect(Object.keys((await expectError(again, 409)).fields ?? {})).toEqual(['email']);

  const late = newAddress();
  const { token } = await tokenFor(late);
  await addStaff(db(), { email: late });
  await expectError(await accept(token), 409);
  expect(await db().$count(staff, eq(staff.email, late))).toBe(1);
});

test('guessing tokens is slowed down by address', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => accept(`guess-${index}`, {}, '198.51.100.9')),
  );
  expect(answers.filter((answer) => answer.status === 400)).toHaveLength(30);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
});

test('another site cannot make somebody take up an invitation', async () => {
  const { token } = await tokenFor(newAddress());
  const body = JSON.stringify({ token, name: 'Ada', password: PASSWORD });
  for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
    const response = await authApp(services).request(API_PATHS.staffInvitation, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' } as Record<string, string>,
      body,
    });
    await expectError(response, 403);
  }
  expect((await accept(token)).status).toBe(201);
});

test('neither links nor addresses are logged', async () => {
  const email = 'very-private@example.com';
  let token = '';
  const output = await captureOutput(async () => {
    ({ token } = await tokenFor(email));
    await accept(token);
    await accept(token);
  });
  expect(token).not.toBe('');
  for (const word of [token, 'very-private', PASSWORD]) expect(output).not.toContain(word);
});
