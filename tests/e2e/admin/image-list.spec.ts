/** Images of a form that are there: their order, their descriptions. */
import { openDialogForImages, plainImage } from '../../support/admin/image-steps.ts';
import { expect, test } from '../../support/admin/test.ts';

// The tracer reads every `blob:` address that a page shows, and the page's policy refuses it.
test.use({ trace: 'off' });

/** @returns a Windows bitmap of one color, which browsers read and the server does not take */
function bitmap(side = 8): Buffer {
  const [head, row] = [54, side * 3];
  const file = Buffer.alloc(head + row * side, 0x7f);
  file.fill(0, 0, head);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(head, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(side, 18);
  file.writeInt32LE(side, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}

test('what the browser reads and the server does not take is converted, however small @image.unreadable', async ({
  page,
}) => {
  const dialog = await openDialogForImages(page);
  const file = { name: 'a.bmp', mimeType: 'image/bmp', buffer: bitmap() };
  await dialog.getByLabel('Upload images').setInputFiles(file);
  await expect(dialog.getByRole('img', { name: /^Image \d/ })).toHaveCount(1);
});

test('images are put in order by dragging, and described under a label that stays @image.drag @image.alt', async ({
  page,
}) => {
  const dialog = await openDialogForImages(page);
  const files = await Promise.all(
    ['#a00', '#0a0', '#00a'].map(async (color) => ({
      name: `${color}.png`,
      mimeType: 'image/png',
      buffer: await plainImage(color),
    })),
  );
  await dialog.getByLabel('Upload images').setInputFiles(files);
  const previews = dialog.getByRole('img', { name: /^Image \d/ });
  await expect(previews).toHaveCount(3);
  const shown = () => previews.evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  const [first, second, third] = await shown();
  const middleOf = async (index: number) => {
    const box = await previews.nth(index).boundingBox();
    if (!box) throw new Error('The image is not shown.');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await previews.first().scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(0), await middleOf(2)];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
  await expect.poll(shown).toEqual([second, third, first]);
  const description = dialog.getByLabel('Description of image 3');
  await description.fill('Red');
  await expect(dialog.getByText('Description of image 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move image 3 earlier' }).click();
  await expect(dialog.getByLabel('Description of image 2')).toHaveValue('Red');
});
