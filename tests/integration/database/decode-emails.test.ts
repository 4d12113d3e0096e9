/** Addresses of staff that an earlier version stored as a browser encodes them. */
import { expect, test } from 'vitest';
import { decodeStaffEmails } from '#db/queries/accounts/decode-emails.ts';
import { staff, staffInvitations } from '#db/schema.ts';
import { createInvitation } from '#server/accounts/staff/invite.ts';
import { useDatabase } from '../../support/backends.ts';
import { addStaff, SIGN_IN } from '../../support/staff.ts';

const db = useDatabase();

test('an address of staff is read as it was typed, unless another account has it @form.email', async () => {
  for (const email of [
    'ana@xn--mller-kva.example',
    'ben@xn--mller-kva.example',
    'ben@müller.example',
    'xn--eve@example.com',
  ]) {
    await addStaff(db(), { email });
  }
  const invitee = { email: 'cara@xn--mller-kva.example', role: 'editor', invitedBy: null } as const;
  await createInvitation(db(), { siteUrl: SIGN_IN.siteUrl, now: new Date() }, invitee);
  for (let start = 0; start < 2; start += 1) {
    await decodeStaffEmails(db());
    const people = await db().select().from(staff);
    expect(people.map(({ email }) => email).toSorted()).toEqual([
      'ana@müller.example',
      'ben@müller.example',
      'ben@xn--mller-kva.example',
      'xn--eve@example.com',
    ]);
    const invitations = await db().select().from(staffInvitations);
    expect(invitations.map(({ email }) => email)).toEqual(['cara@müller.example']);
  }
});
