/** What visitors type is no link in any mail, and does not reach the address that they gave. */
import { expect, test } from 'vitest';
import {
  bookingRequestSchema,
  contactRequestSchema,
  questionRequestSchema,
} from '#contracts/inquiries/request.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import { API_PATHS } from '../../support/api-paths.ts';
import { bookingBody, contactBody, questionBody } from '../../support/api.ts';
import { filledFields } from '../../support/filled-fields.ts';
import { useWorld } from '../../support/inquiry-world.ts';
import { expectAccepted } from '../../support/submit.ts';

const world = useWorld();

const link = (field: string) => `A wedding: https://${field}.spam.example`;
const SENT = [
  [API_PATHS.contact, contactBody(), filledFields(contactRequestSchema, link)],
  [API_PATHS.serviceBooking, bookingBody(), filledFields(bookingRequestSchema, link)],
  [API_PATHS.question, questionBody(), filledFields(questionRequestSchema, link)],
  [API_PATHS.contact, contactBody(), { name: 'Eve www.name.spam.example' }],
] as const;

test('what a visitor typed is no link in any mail, and nothing of it reaches the visitor @mail.confirmation @mail.no-links', async () => {
  let count = 0;
  for (const [path, valid, filled] of SENT) {
    for (const [field, value] of Object.entries(filled)) {
      // People do not see it, and no mail has it.
      if (field === 'website') continue;
      count += 1;
      const email = `${field}@visitor${count}.example`;
      // In one field at a time, because many links are spam, of which no mail goes to the visitor.
      const body = JSON.stringify({ ...valid, name: 'Eve', email, [field]: value as unknown });
      const headers = { 'Content-Type': 'application/json' };
      const response = await world().app.request(path, { method: 'POST', headers, body });
      await expectAccepted(response, 201);
    }
  }
  await world().send();
  expect(world().smtp.mails).toHaveLength(2 * count);
  for (const { recipients, replyTo, subject, text, html } of world().smtp.mails) {
    const said = [subject, text, html].join('\n');
    expect(said).not.toMatch(/:\/\/\w+\.spam|\w\.spam|www\./);
    const toShop = recipients.includes(DEFAULT_SETTINGS.business.email);
    const field = replyTo?.[0]?.address?.split('@')[0];
    const readable = said.includes(`${field}[.]spam[.]example`);
    expect({ field, readable, named: /spam|\bEve\b/.test(said) }).toEqual({
      field,
      readable: toShop,
      named: toShop,
    });
  }
});
