import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { mediaEndpoints, type ImageView } from '#contracts/media.ts';
import { queryOf } from '../../data/queries.ts';
import { showChanged } from './changed.ts';

const IMAGE: ImageView = {
  url: '/img/gold.webp',
  alt: 'Gold',
  width: 30,
  height: 20,
  focus: { x: 50, y: 50 },
  crop: null,
  isUploaded: true,
  places: [],
  placeCount: 0,
};

test('a changed image is shown at once where it was read by its address, and nowhere else @image.alt', () => {
  const client = new QueryClient();
  const [own, other] = [IMAGE.url, '/img/silver.webp'].map(
    (url) => queryOf(mediaEndpoints.read, { query: { url } }).queryKey,
  );
  if (!own || !other) throw new Error('Both have a key');
  client.setQueryData(own, IMAGE);
  showChanged(client, { ...IMAGE, alt: 'Gold chair' });
  showChanged(client, { ...IMAGE, url: '/img/silver.webp' });
  expect(client.getQueryData(own)).toMatchObject({ alt: 'Gold chair' });
  expect(client.getQueryData(other)).toBeUndefined();
});
