/** Who leaves, or only reads from now on: what is open is handed over, and nothing they made opens a door. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StaffMemberView } from '#contracts/accounts/staff.ts';
import { calendarFeeds, inquiries, previews, staff, staffInvitations } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { addInquiry } from '../../support/rows.ts';
import { codeFor, guardedPerson } from '../../support/second-factor.ts';
import { visitor } from '../../support/staff-browser.ts';
import {
  addPersonWithPassword,
  addStaff,
  PASSWORD,
  signedIn,
  staffServices,
  type SignedIn,
} from '../../support/staff.ts';

const db = useDatabase();
const PATH = ADMIN_API_PATHS.staff;
const LEAVE = `${API_PATHS.auth}/leave`;
const SIGN_IN_PATH = `${API_PATHS.auth}/sign-in/email`;
let owner: SignedIn;

beforeEach(async () => {
  await db().delete(inquiries);
  await db().delete(staff);
  owner = await signedIn(db(), 'owner');
});

const ask = (by: Pick<SignedIn, 'headers'>, method: string, path: string, body?: object) =>
  adminApp(staffServices(db)).request(path, {
    method,
    headers: { ...by.headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const browser = () => {
  const services = staffServices(db);
  return visitor(authApp(services), undefined, { '/api/admin': adminApp(services) });
};

/** Somebody who signed in with the password in a browser. */
async function person(fields: Parameters<typeof addPersonWithPassword>[1] = {}) {
  const added = await addPersonWithPassword(db(), fields);
  const own = browser();
  await own.post(SIGN_IN_PATH, { email: added.email, password: PASSWORD });
  return { ...added, browser: own };
}

async function assigned(assigneeId: string): Promise<string> {
  const id = await addInquiry(db());
  await db().update(inquiries).set({ assigneeId }).where(eq(inquiries.id, id));
  return id;
}

async function assigneeOf(id: string): Promise<string | null | undefined> {
  const [row] = await db().select().from(inquiries).where(eq(inquiries.id, id));
  return row?.assigneeId;
}

const addPreview = (staffId: string) =>
  db()
    .insert(previews)
    .values({
      tokenHash: 'a'.repeat(64),
      staffId,
      html: 'x',
      policy: '',
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    });

describe('a smaller role', () => {
  test('that only reads hands open requests over; one that answers keeps them @staff.hand-over', async () => {
    const { id } = await addStaff(db(), { role: 'editor' });
    const taker = await addStaff(db(), { role: 'responder' });
    const request = await assigned(id);
    await ask(owner, 'PATCH', `${PATH}/${id}`, { role: 'responder', handTo: taker.id });
    expect(await assigneeOf(request)).toBe(id);
    const answer = await ask(owner, 'PATCH', `${PATH}/${id}`, { role: 'reader', handTo: taker.id });
    expect((await answer.json()) as StaffMemberView).toMatchObject({
      role: 'reader',
      openRequests: 0,
    });
    expect(await assigneeOf(request)).toBe(taker.id);
  });

  test('voids the links to previews, as disabling does; a greater one does not @preview.roles', async () => {
    for (const change of [{ role: 'responder' }, { disabled: true }]) {
      await db().delete(previews);
      const { id } = await addStaff(db(), { role: 'editor' });
      await addPreview(id);
      await ask(owner, 'PATCH', `${PATH}/${id}`, { role: 'editor' });
      expect(await db().$count(previews)).toBe(1);
      await ask(owner, 'PATCH', `${PATH}/${id}`, change);
      expect(await db().$count(previews)).toBe(0);
    }
    const { id } = await addStaff(db(), { role: 'editor' });
    await addPreview(id);
    await ask(owner, 'PATCH', `${PATH}/${id}`, { role: 'owner' });
    expect(await db().$count(previews)).toBe(1);
  });
});

test('requests are given to those who work on some: not to readers and disabled people @inquiry.assigned', async () => {
  const reader = await addStaff(db(), { role: 'reader' });
  const gone = await addStaff(db(), { role: 'editor', disabledAt: new Date() });
  const responder = await addStaff(db(), { role: 'responder' });
  const list = (await (
    await ask(owner, 'GET', `${ADMIN_API_PATHS.inquiries}/assignees`)
  ).json()) as { id: string }[];
  expect(list.map(({ id }) => id).toSorted()).toEqual([owner.id, responder.id].toSorted());
  const request = await addInquiry(db());
  const give = (assigneeId: string) =>
    ask(owner, 'PATCH', `${ADMIN_API_PATHS.inquiries}/${request}/work`, { version: 1, assigneeId });
  for (const { id } of [reader, gone]) {
    const { fields } = await expectError(await give(id), 400);
    expect(Object.keys(fields ?? {})).toEqual(['assigneeId']);
    const disabling = { disabled: true, handTo: id };
    await expectError(await ask(owner, 'PATCH', `${PATH}/${responder.id}`, disabling), 400);
  }
  expect((await give(responder.id)).status).toBe(200);
});

describe('leaving', () => {
  test('takes the password, hands over, and ends every session and link @staff.leave', async () => {
    const taker = await addStaff(db(), { role: 'responder' });
    const leaver = await person({ role: 'editor' });
    const elsewhere = await signedInAgain(leaver.email);
    const request = await assigned(leaver.id);
    await addPreview(leaver.id);
    await leaver.browser.post(ADMIN_API_PATHS.feed);
    const wrong = await leaver.browser.post(LEAVE, { password: 'not the password' });
    expect(Object.keys((await expectError(wrong, 400)).fields ?? {})).toEqual(['password']);
    const nobody = await leaver.browser.post(LEAVE, { password: PASSWORD, handTo: leaver.id });
    await expectError(nobody, 400);
    expect((await leaver.browser.get(ADMIN_API_PATHS.me)).status).toBe(200);

    const body = { password: PASSWORD, handTo: taker.id };
    expect((await leaver.browser.post(LEAVE, body)).status).toBe(204);
    expect(await assigneeOf(request)).toBe(taker.id);
    for (const each of [leaver.browser, elsewhere]) {
      expect((await each.get(ADMIN_API_PATHS.me)).status).toBe(401);
    }
    expect(await db().$count(calendarFeeds)).toBe(0);
    expect(await db().$count(previews)).toBe(0);
    await expectError(
      await browser().post(SIGN_IN_PATH, { email: leaver.email, password: PASSWORD }),
      403,
    );
    // An owner lets them in again.
    await ask(owner, 'PATCH', `${PATH}/${leaver.id}`, { disabled: false });
    await signedInAgain(leaver.email);
  });

  test('of an owner voids the invitations they made; the last one cannot leave @staff.leave @staff.last-owner', async () => {
    await db().delete(staff).where(eq(staff.id, owner.id));
    const last = await person({ role: 'owner' });
    await last.browser.post(`${PATH}/invitations`, { email: 'new@example.com', role: 'owner' });
    const refused = await last.browser.post(LEAVE, { password: PASSWORD });
    expect((await expectError(refused, 409)).message).toContain('last owner');
    await addStaff(db(), { role: 'owner' });
    expect((await last.browser.post(LEAVE, { password: PASSWORD })).status).toBe(204);
    const [invitation] = await db().select().from(staffInvitations);
    expect(invitation?.revokedAt).not.toBeNull();
  });

  test('is for somebody who is signed in @signin.deny', async () => {
    await expectError(await browser().post(LEAVE, { password: PASSWORD }), 401);
  });
});

async function signedInAgain(email: string) {
  const again = browser();
  const response = await again.post(SIGN_IN_PATH, { email, password: PASSWORD });
  expect(response.status).toBe(200);
  return again;
}

test('the last sign-in is noted with the password, or with the code where one is needed @staff.last-sign-in', async () => {
  const lastOf = async (email: string) => {
    const list = (await (await ask(owner, 'GET', PATH)).json()) as StaffMemberView[];
    return list.find((each) => each.email === email)?.lastSignInAt;
  };
  const { email } = await addPersonWithPassword(db());
  expect(await lastOf(email)).toBeNull();
  await signedInAgain(email);
  const first = await lastOf(email);
  expect(Date.now() - Date.parse(String(first))).toBeLessThan(60_000);

  const guarded = await guardedPerson(db(), browser());
  await db().update(staff).set({ lastSignInAt: null }).where(eq(staff.id, guarded.id));
  const other = await signedInAgain(guarded.email);
  expect(await lastOf(guarded.email)).toBeNull();
  const code = codeFor(guarded.totpUri, 1);
  await other.post(`${API_PATHS.auth}/two-factor/verify-totp`, { code });
  expect(await lastOf(guarded.email)).not.toBeNull();
});
