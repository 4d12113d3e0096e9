/** Mails about a reset or another address name the passkeys of the account: those that stay, or were removed. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outbox, staffPasskeys } from '#db/schema.ts';
import { authApp } from '#server/accounts/auth/app.ts';
import { adminApp } from '#server/entry/admin.ts';
import { ADMIN_API_PATHS, API_PATHS } from '../../support/api-paths.ts';
import { useDatabase } from '../../support/backends.ts';
import { sendDue, startSmtp, type SmtpHost } from '../../support/smtp.ts';
import { visitor } from '../../support/staff-browser.ts';
import { addPersonWithPassword, PASSWORD, signedIn, staffServices } from '../../support/staff.ts';

const db = useDatabase();
let smtp: SmtpHost;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  await db().delete(outbox);
});

const services = { ...staffServices(db), mailer: () => smtp.mailer() };
const browser = () => visitor(authApp(services), undefined, { '/api/admin': adminApp(services) });

async function personWith(...names: string[]) {
  const person = await addPersonWithPassword(db());
  const key = { publicKey: 'k', algorithm: -7, rpId: 'woodward.example' };
  for (const [index, name] of names.entries()) {
    const createdAt = new Date(Date.now() + index);
    const own = { staffId: person.id, name, credentialId: crypto.randomUUID(), createdAt };
    await db()
      .insert(staffPasskeys)
      .values({ ...key, ...own });
  }
  return person;
}

/** @returns the text of the one mail to this address, its lines joined */
async function mailTo(address: string): Promise<string> {
  smtp.mails.length = 0;
  await sendDue(services);
  const mails = smtp.mails.filter(({ recipients }) => recipients.includes(address));
  expect(mails).toHaveLength(1);
  return (mails[0]?.text ?? '').replaceAll(/\s+/g, ' ');
}

const askForReset = (email: string) =>
  browser().post(`${API_PATHS.auth}/request-password-reset`, { email });

test('a link to a new password says that passkeys stay @signin.reset', async () => {
  const { email } = await personWith('Ada’s phone', 'Laptop');
  await askForReset(email);
  expect(await mailTo(email)).toContain('Your passkeys “Ada’s phone” and “Laptop” still sign in.');
  const without = await personWith();
  await askForReset(without.email);
  expect(await mailTo(without.email)).not.toContain('passkey');
});

test('the former address reads that the account’s passkeys stay @account.email', async () => {
  const { email, id } = await personWith('Phone');
  const own = browser();
  await own.post(`${API_PATHS.auth}/sign-in/email`, { email, password: PASSWORD });
  const to = `${crypto.randomUUID()}@new.example`;
  await own.post(`${API_PATHS.auth}/change-email`, { email: to, password: PASSWORD });
  const isLink = and(eq(outbox.recipient, to), eq(outbox.kind, 'email-change'));
  const [mail] = await db().select().from(outbox).where(isLink);
  const token = mail?.content['link']?.split('#email=')[1];
  await browser().post(`${API_PATHS.auth}/confirm-email`, { token });
  expect(await mailTo(email)).toContain('The account’s passkey “Phone” still signs in.');
  expect(await db().$count(staffPasskeys, eq(staffPasskeys.staffId, id))).toBe(1);
});

test('a reset by an owner names what was removed, to both @staff.reset-factor', async () => {
  const { email, id } = await personWith('Phone', 'Laptop');
  const owner = await signedIn(db(), 'owner', { name: 'Olive Owner' });
  const path = `${ADMIN_API_PATHS.staff}/${id}/second-factor`;
  await adminApp(services).request(path, { method: 'DELETE', headers: owner.headers });
  const [mail] = await db().select().from(outbox).where(eq(outbox.recipient, owner.email));
  expect(mail?.content['passkeys']).toBe('Phone\nLaptop');
  expect(await mailTo(email)).toContain(
    'Olive Owner reset how you sign in: two-factor authentication is off, your passkeys “Phone” and “Laptop” were removed, and you’re signed out everywhere.',
  );
});
