/** What only the admin has: files to upload, and requests that come in while somebody works. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { API_PATHS } from '../support/api-paths.ts';
import { redAndBlue } from '../support/images.ts';

const good = await redAndBlue(640, 480).png().toBuffer();

/** Files as they lie on somebody's disk: one is an image, the others are not, or not whole. */
const FILES = {
  'good.png': { mimeType: 'image/png', buffer: good },
  'half.png': { mimeType: 'image/png', buffer: good.subarray(0, good.length / 2) },
  'text.png': { mimeType: 'image/png', buffer: Buffer.from('not an image') },
  'empty.jpg': { mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
  'notes.pdf': { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
} as const;
export type FileName = keyof typeof FILES;

/** @returns whether the dialog takes a file now */
export async function upload(page: Page, name: FileName): Promise<boolean> {
  const chooser = page.locator('dialog:modal input[type="file"]:enabled').first();
  if ((await chooser.count()) === 0) return false;
  await chooser.setInputFiles({ name, ...FILES[name] });
  return true;
}

/** @returns whether a visitor's request was taken */
export async function inquire(page: Page, name: string): Promise<boolean> {
  const answer = await page.request.post(API_PATHS.contact, {
    headers: { Origin: new URL(page.url()).origin, 'Idempotency-Key': randomUUID() },
    data: {
      name,
      phone: '(313) 555-0199',
      email: `${randomUUID()}@example.com`,
      eventDate: '2098-06-12',
      eventLocation: 'Belle Isle',
      message: `${name} marries in June.`,
    },
  });
  return answer.ok();
}
