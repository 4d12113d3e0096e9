import { expect, test } from 'vitest';
import type { MediaView } from '#db/queries/catalog/public.ts';
import { DEFAULT_SETTINGS } from '#site/settings/defaults.ts';
import type { Catalog } from './load.ts';
import { withShownImages } from './shown-images.ts';

const WHOLE = {
  alt: '',
  width: 40,
  height: 30,
  dominantColor: '',
  focusX: 50,
  focusY: 50,
  crop: null,
  cropUrl: '',
} satisfies MediaView;
const [PLAIN, POINTED, CROPPED, PART] = ['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg'] as const;
const ROOM = { image: POINTED };

function catalogOf(media: Record<string, MediaView>): Catalog {
  const { events, hero } = DEFAULT_SETTINGS;
  const known: Partial<Catalog> = {
    items: [
      { images: [PLAIN], options: [] },
      { images: [CROPPED, PLAIN], options: [{ name: 'Gold', price: 1, image: CROPPED }] },
    ] as unknown as Catalog['items'],
    categories: [{ imageUrl: POINTED }] as Catalog['categories'],
    packages: [{ image: PLAIN, images: [POINTED] }] as Catalog['packages'],
    settings: {
      ...DEFAULT_SETTINGS,
      hero: { ...hero, image: POINTED, text: `See ${POINTED}` },
      events,
      rooms: { entries: [ROOM] },
    } as unknown as Catalog['settings'],
    media: new Map(Object.entries(media)),
  };
  // The rest is not looked at.
  return known as Catalog;
}

test('pages get the part of an image, with its point, wherever the image is used @photos.frame', () => {
  const crop = { x: 0, y: 0, width: 50, height: 100 };
  const catalog = catalogOf({
    [PLAIN]: WHOLE,
    [POINTED]: { ...WHOLE, focusX: 0 },
    // A quarter from the left is the middle of the left half.
    [CROPPED]: { ...WHOLE, alt: 'Gold', focusX: 25, focusY: 90, crop, cropUrl: PART },
    [PART]: { ...WHOLE, width: 20 },
  });
  const shown = withShownImages(catalog);
  const [pointed, part] = [`${POINTED}#at-0-50`, `${PART}#at-50-90`];
  expect(shown.items[0]).toBe(catalog.items[0]);
  expect(shown.items[1]).toMatchObject({ images: [part, PLAIN], options: [{ image: part }] });
  expect(shown.categories).toEqual([{ imageUrl: pointed }]);
  expect(shown.packages).toEqual([{ image: PLAIN, images: [pointed] }]);
  expect(shown.settings.hero).toMatchObject({ image: pointed, text: `See ${POINTED}` });
  // Its points lie in all of the image.
  expect(shown.settings.rooms).toEqual({ entries: [ROOM] });
  expect(shown.media.get(part)).toMatchObject({ alt: 'Gold', width: 20, height: 30 });
  // What is read once more stays as it is.
  expect(withShownImages(shown).items).toEqual(shown.items);
});

test('a catalog without focal points and crops is the same object @photos.frame', () => {
  const catalog = catalogOf({ [PLAIN]: WHOLE });
  expect(withShownImages(catalog)).toBe(catalog);
});
