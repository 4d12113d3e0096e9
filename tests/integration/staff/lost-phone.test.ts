/** Who lost the phone, and who leaves: second factors that owners reset, and requests that are handed over. */
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { StaffMemberView } from '#contracts/accounts/staff.ts';
import { addTimelineEntry } from '#db/queries/inquiries/timeline.ts';
import { lockInquiry } from '#db/queries/inquiries/work.ts';
import { inquiries, inquiryEvents, outbox, staffTwoFactors } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { waitingForLock } from '../../support/locks.ts';
import { addInquiry } from '../../support/rows.ts';
import { guardedPerson } from '../../support/second-factor.ts';
import { visitor } from '../../support/staff-browser.ts';
import { addStaff, PASSWORD, signedIn, staffServices, type SignedIn } from '../../support/staff.ts';

const db = useDatabase();
const PATH = ADMIN_API_PATHS.staff;
const browser = () => {
  const services = staffServices(db);
  return visitor(authApp(services), undefined, { '/api/admin': adminApp(services) });
};
let owner: SignedIn;
beforeEach(async () => {
  await db().delete(outbox);
  await db().delete(inquiries);
  owner = await signedIn(db(), 'owner', { name: 'Olive Owner' });
});

const ask = (by: SignedIn, method: string, path: string, body?: object) =>
  adminApp(staffServices(db)).request(path, {
    method,
    headers: { ...by.headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
/** Adds a request that this person works on. */
async function assigned(assigneeId: string, fields: Parameters<typeof addInquiry>[1] = {}) {
  const id = await addInquiry(db(), fields);
  await db().update(inquiries).set({ assigneeId }).where(eq(inquiries.id, id));
  return id;
}
const reset = (by: SignedIn, id: string) => ask(by, 'DELETE', `${PATH}/${id}/second-factor`);

test('an owner resets a second factor: sessions end, both get a mail, the password alone signs in @staff.reset-factor', async () => {
  const { id, email, person } = await guardedPerson(db(), browser());
  const answer = await reset(owner, id);
  expect(answer.status).toBe(200);
  expect((await answer.json()) as StaffMemberView).toMatchObject({ id, twoFactorEnabled: false });
  expect((await person.get(ADMIN_API_PATHS.me)).status).toBe(401);
  expect(await db().$count(staffTwoFactors, eq(staffTwoFactors.userId, id))).toBe(0);
  const mails = await db().select().from(outbox);
  expect(new Map(mails.map(({ recipient, content }) => [recipient, content]))).toEqual(
    new Map([
      [email, { name: 'Ada Okafor', by: 'Olive Owner', passkeys: '' }],
      [owner.email, { name: 'Olive Owner', of: 'Ada Okafor', passkeys: '' }],
    ]),
  );
  const again = await browser().post(`${API_PATHS.auth}/sign-in/email`, {
    email,
    password: PASSWORD,
  });
  expect(await again.json()).toEqual({ secondFactorNeeded: false });
  // There is nothing to reset anymore.
  await expectError(await reset(owner, id), 409);
  expect(await db().$count(outbox)).toBe(2);
});

test('an editor resets nobody’s, and an owner not the own one without the password @staff.reset-factor', async () => {
  const { id, person } = await guardedPerson(db(), browser());
  await expectError(await reset(await signedIn(db(), 'editor'), id), 403);
  await expectError(await reset(owner, owner.id), 409);
  await expectError(await reset(owner, 'nobody'), 404);
  expect((await person.get(ADMIN_API_PATHS.me)).status).toBe(200);
  expect(await db().$count(outbox)).toBe(0);
});

test('who is disabled hands open requests over, and keeps what is over @staff.hand-over', async () => {
  const { id } = await addStaff(db(), { name: 'Gone Soon' });
  const taker = await addStaff(db(), { name: 'Tess Taker' });
  const open = await Promise.all(
    (['pending', 'contacted', 'quoted', 'booked'] as const).map((status) =>
      assigned(id, { status, eventDate: '2099-06-12' }),
    ),
  );
  for (const status of ['lost', 'booked'] as const) {
    await assigned(id, { status, eventDate: '2020-06-12' });
  }
  const list = (await (await ask(owner, 'GET', PATH)).json()) as StaffMemberView[];
  expect(list.find((each) => each.id === id)?.openRequests).toBe(4);
  for (const handTo of ['nobody-of-ours', id]) {
    await expectError(await ask(owner, 'PATCH', `${PATH}/${id}`, { disabled: true, handTo }), 400);
  }
  const body = { disabled: true, handTo: taker.id };
  const answer = await ask(owner, 'PATCH', `${PATH}/${id}`, body);
  expect((await answer.json()) as StaffMemberView).toMatchObject({
    disabled: true,
    openRequests: 0,
  });
  expect(await db().$count(inquiries, eq(inquiries.assigneeId, taker.id))).toBe(open.length);
  expect(await db().$count(inquiries, eq(inquiries.assigneeId, id))).toBe(2);
  const events = await db().select().from(inquiryEvents);
  expect(events).toHaveLength(open.length);
  expect(events[0]).toMatchObject({ kind: 'assigned', body: 'Tess Taker', authorId: owner.id });
});

test('a note on a request that is handed over meanwhile is kept, and neither fails @staff.hand-over', async () => {
  const { id: authorId } = await addStaff(db());
  const inquiryId = await assigned(authorId);
  const disabling = await db().transaction(async (tx) => {
    await lockInquiry(tx, inquiryId);
    const asked = ask(owner, 'PATCH', `${PATH}/${authorId}`, { disabled: true, handTo: null });
    // It has the account and waits for the request; the note has the request and names the account.
    await expect.poll(() => waitingForLock(db(), 'transactionid')).toBe(1);
    await addTimelineEntry(tx, { inquiryId, kind: 'note', authorId, body: 'Called back' });
    return { asked };
  });
  expect((await disabling.asked).status).toBe(200);
  const events = await db().select().from(inquiryEvents);
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(['assigned', 'note']);
});

test('without a word about them, requests stay; with null, nobody has them @staff.hand-over', async () => {
  const { id } = await addStaff(db());
  await assigned(id);
  await ask(owner, 'PATCH', `${PATH}/${id}`, { disabled: true });
  expect(await db().$count(inquiries, eq(inquiries.assigneeId, id))).toBe(1);
  await ask(owner, 'PATCH', `${PATH}/${id}`, { disabled: true, handTo: null });
  expect(await db().$count(inquiries, eq(inquiries.assigneeId, id))).toBe(0);
});
