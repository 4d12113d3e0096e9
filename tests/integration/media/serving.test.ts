import { getStore } from '@netlify/blobs';
import { describe, expect, test } from 'vitest';
import type { UploadView } from '#contracts/media.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { redAndBlue } from '../../support/images.ts';
import { useMedia } from '../../support/media.ts';

const images = useMedia(useDatabase());

describe('an uploaded image', () => {
  test('is kept forever by browsers, and can run nothing', async () => {
    const sent = await images.upload(await redAndBlue(20, 20).png().toBuffer());
    const { url } = (await sent.json()) as UploadView;
    const answer = await images.get(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const head = await images.get(url, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test.each([
    '/img/',
    '/img/x.webp',
    `/img/${'0'.repeat(64)}.webp`,
    `/img/${'0'.repeat(64)}`,
    `/img/${'A'.repeat(64)}.webp`,
    `/img/${'0'.repeat(64)}.html`,
    '/img/..%2f..%2fetc%2fpasswd',
    '/img/..%2finquiry-spool%2fx.webp',
    '/img/%2e%2e/media/x.webp',
    '/img/%00.webp',
    '/img/%E0%A4%A.webp',
    '/img/%252e%252e%252fx.webp',
  ])('is not at %s', async (path) => {
    const answer = await images.get(path);
    await expectError(answer, 404);
  });

  test('is the only thing that is let out: other stores are not reached', async () => {
    const hash = 'f'.repeat(64);
    await getStore('inquiry-spool').set(hash, 'private');
    await expectError(await images.get(`/img/${hash}.webp`), 404);
  });
});
