/** Whose invitations they are: what somebody invited ends with their being an owner. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { InvitationLinkView, InvitationView } from '#contracts/accounts/staff.ts';
import { staff } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { createInvitation } from '#server/accounts/staff/invite.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { visitor } from '../../support/staff-browser.ts';
import { PASSWORD, SIGN_IN, signedIn, staffServices, type SignedIn } from '../../support/staff.ts';

const db = useDatabase();
const services = staffServices(db);
const INVITATIONS = `${ADMIN_API_PATHS.staff}/invitations`;

const ask = async (by: SignedIn, method: string, path: string, body: object = {}) =>
  adminApp(services).request(path, {
    method,
    headers: { ...by.headers, 'Content-Type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });

async function invite(by: SignedIn, role = 'owner'): Promise<InvitationLinkView> {
  const email = `${crypto.randomUUID()}@example.com`;
  const answer = await ask(by, 'POST', INVITATIONS, { email, role });
  expect(answer.status).toBe(201);
  return (await answer.json()) as InvitationLinkView;
}

/** @returns the status of making an account with this link */
async function accept({ link }: { link: string }): Promise<number> {
  const token = new URL(link).hash.replace('#invitation=', '');
  const fields = { token, name: 'Nora New', password: PASSWORD };
  return (await visitor(authApp(services)).post(API_PATHS.staffInvitation, fields)).status;
}

const change = (by: SignedIn, of: SignedIn, body: object) =>
  ask(by, 'PATCH', `${ADMIN_API_PATHS.staff}/${of.id}`, body);

const open = async (by: SignedIn) =>
  (await (await ask(by, 'GET', INVITATIONS)).json()) as InvitationView[];

test('an owner who is removed leaves no open invitation behind, others keep theirs @staff.withdraw', async () => {
  for (const removal of [{ disabled: true }, { role: 'editor' }]) {
    const [leaving, staying] = [await signedIn(db(), 'owner'), await signedIn(db(), 'owner')];
    const links = [await invite(leaving), await invite(leaving, 'editor')];
    const other = await invite(staying);
    // Made by one, and seen by the other, who asked for a new link.
    const { id } = await invite(staying);
    const answer = await ask(leaving, 'POST', `${INVITATIONS}/${id}/link`);
    links.push((await answer.json()) as InvitationLinkView);
    expect((await change(staying, leaving, removal)).status).toBe(200);
    const left = (await open(staying)).map((each) => each.id);
    expect(left).toContain(other.id);
    expect(left.filter((each) => links.some((link) => link.id === each))).toEqual([]);
    // Nor do they come back with the person.
    await change(staying, leaving, { disabled: false, role: 'owner' });
    for (const link of links) expect(await accept(link)).toBe(400);
    expect(await accept(other)).toBe(201);
  }
});

test('a change that leaves an owner one keeps their invitations', async () => {
  const [one, other] = [await signedIn(db(), 'owner'), await signedIn(db(), 'owner')];
  const link = await invite(one);
  expect((await change(other, one, { role: 'owner', disabled: false })).status).toBe(200);
  expect(await accept(link)).toBe(201);
});

test('an invitation that is made while its maker is removed is refused or withdrawn', async () => {
  const staying = await signedIn(db(), 'owner');
  for (let round = 0; round < 5; round += 1) {
    const leaving = await signedIn(db(), 'owner');
    const email = `${crypto.randomUUID()}@example.com`;
    const [made] = await Promise.all([
      ask(leaving, 'POST', INVITATIONS, { email, role: 'owner' }),
      change(staying, leaving, { disabled: true }),
    ]);
    expect([201, 401, 403]).toContain(made.status);
    expect((await open(staying)).map((each) => each.email)).not.toContain(email);
  }
});

test('the list says who made the link', async () => {
  const one = await signedIn(db(), 'owner', { name: 'Maria Lopez' });
  const nameless = await signedIn(db(), 'owner', { name: '' });
  const first = await invite(one);
  const second = await invite(nameless);
  expect([first.invitedBy, second.invitedBy]).toEqual(['Maria Lopez', nameless.email]);
  const third = await db().transaction((tx) =>
    createInvitation(
      tx,
      { siteUrl: SIGN_IN.siteUrl, now: new Date() },
      { email: `${crypto.randomUUID()}@example.com`, role: 'owner', invitedBy: null },
    ),
  );
  const by = async () =>
    new Map((await open(one)).map(({ id, invitedBy }) => [id, invitedBy] as const));
  expect((await by()).get(first.id)).toBe('Maria Lopez');
  expect((await by()).get(third?.invitation.id ?? '')).toBeNull();
  await ask(nameless, 'POST', `${INVITATIONS}/${first.id}/link`);
  expect((await by()).get(first.id)).toBe(nameless.email);
});

test('somebody who is an owner no more cannot make a link', async () => {
  const [one, other] = [await signedIn(db(), 'owner'), await signedIn(db(), 'owner')];
  const { id } = await invite(other);
  await db().update(staff).set({ role: 'editor' }).where(eq(staff.id, one.id));
  await expectError(await ask(one, 'POST', `${INVITATIONS}/${id}/link`), 403);
});
