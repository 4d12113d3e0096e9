/** How the admin shows images: one by its address, and all that have a focal point or a crop. */
import { beforeAll, expect, test } from 'vitest';
import { media } from '#db/schema.ts';
import { useAdmin } from '../../support/admin.ts';
import { ADMIN_API_PATHS } from '../../support/api-paths.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';

const db = useDatabase();
const admin = useAdmin(db);
const PATH = ADMIN_API_PATHS.media;

const [PLAIN = '', POINTED = '', CROPPED = '', PART = ''] = ['a', 'b', 'c', 'd'].map(
  (letter) => `/img/${letter.repeat(64)}.webp`,
);
const AREA = { x: 10, y: 0, width: 60.5, height: 100 };

beforeAll(async () => {
  const size = { width: 30, height: 20 };
  await db()
    .insert(media)
    .values([
      { ...size, url: PLAIN, alt: 'Gold' },
      { ...size, url: POINTED, focusX: 20 },
      { ...size, url: CROPPED, focusX: 20, focusY: 90, crop: AREA, cropUrl: PART },
      { ...size, url: PART },
    ]);
});

test('what has a focal point or a crop is shown as pages show it, the others as they are @photos.frame', async () => {
  expect(await admin.read('GET', `${PATH}/framed`)).toEqual({
    [POINTED]: `${POINTED}#at-20-50`,
    [CROPPED]: `${PART}#at-20-90`,
  });
});

test('one image is read by its address, one that is not there is not found @image.alt', async () => {
  expect(await admin.read('GET', `${PATH}/image?url=${PLAIN}`)).toMatchObject({
    url: PLAIN,
    alt: 'Gold',
    placeCount: 0,
  });
  await expectError(await admin.ask('GET', `${PATH}/image?url=/img/${'e'.repeat(64)}.webp`), 404);
});
