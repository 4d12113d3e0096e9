/** Mails kept as files that name a person's request, whoever they went to. */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { erasePerson } from '#server/people/erase.ts';
import { useDatabase } from '../../support/backends.ts';
import { captureOutput } from '../../support/output.ts';
import { addInquiry } from '../../support/rows.ts';
import { staffServices } from '../../support/staff.ts';

const db = useDatabase();

test('erasing removes the digest that names a request, kept as a file, and no other mail @person.erase', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'woodward-mails-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await addInquiry(db(), { email: 'ada@example.com', reference: 'WD-ADA22' });
  await addInquiry(db(), { email: 'eve@example.com', reference: 'WD-EVE22' });
  const mail = (text: string) => `Subject: 1 request waits\r\n\r\n${text}\r\n`;
  await writeFile(path.join(folder, 'digest-1.eml'), mail('Ada, WD-A=\r\nDA22, Belle Isle'));
  await writeFile(path.join(folder, 'digest-2.eml'), mail('Eve, WD-EVE22'));
  const services = { ...staffServices(db), mailFolder: () => folder };
  // There is no blob store, which is logged.
  await captureOutput(async () => {
    await erasePerson(services, 'ada+again@example.com');
  });
  expect(await readdir(folder)).toEqual(['digest-2.eml']);
  // Without a folder there is nothing to remove.
  await captureOutput(async () => {
    const missing = { ...services, mailFolder: () => path.join(folder, 'none') };
    await erasePerson(missing, 'eve@example.com');
  });
});
