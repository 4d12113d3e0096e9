/** Spreadsheets of the catalog in the browser. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** A spreadsheet to choose. */
export const csv = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** An image to choose, of one color. */
export const png = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Opens the import of a list. @returns its dialog */
export async function openImport(page: Page, panel: Locator, plural: string): Promise<Locator> {
  await panel.getByRole('button', { name: `Import ${plural}` }).click();
  return page.getByRole('dialog', { name: `Import ${plural} from a spreadsheet` });
}
