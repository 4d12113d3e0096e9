import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { mailNames } from './mails-about.ts';

const transport = createTransport({ streamTransport: true, buffer: true });
const raw = async (text: string) => {
  const mail = { to: 'ada@example.com', text, html: `<p>${text}</p>` };
  // With `buffer`, the transport gives the whole mail.
  return ((await transport.sendMail(mail)).message as Buffer).toString();
};

test.each([
  ['plain', 'Request WD-7KQ2M waits'],
  ['broken by quoted-printable', `é, ${'waits '.repeat(11)}WD-7KQ2M ${'x'.repeat(80)}`],
  ['in base64', `${'名前、'.repeat(60)} WD-7KQ2M`],
])('a reference is found %s @person.erase', async (_how, text) => {
  const mail = await raw(text);
  expect(mailNames(mail, ['WD-22222', 'WD-7KQ2M'])).toBe(true);
  expect(mailNames(mail, ['WD-22222'])).toBe(false);
  expect(mailNames(mail, [])).toBe(false);
});
