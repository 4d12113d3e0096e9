import { getStore } from '@netlify/blobs';
import { describe, expect, test } from 'vitest';
import type { UploadView } from '#contracts/admin/media.ts';
import { expectError } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { useMedia } from '../../support/media.ts';
import { redAndBlue } from '../../support/pictures.ts';

const pictures = useMedia(useDatabase());

describe('an uploaded picture', () => {
  test('is kept forever by browsers, and can run nothing', async () => {
    const sent = await pictures.upload(await redAndBlue(20, 20).png().toBuffer());
    const { url } = (await sent.json()) as UploadView;
    const answer = await pictures.get(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const head = await pictures.get(url, { method: 'HEAD' });
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
    const answer = await pictures.get(path);
    await expectError(answer, 404);
  });

  test('is the only thing that is let out: other stores are not reached', async () => {
    const hash = 'f'.repeat(64);
    await getStore('inquiry-spool').set(hash, 'private');
    await expectError(await pictures.get(`/img/${hash}.webp`), 404);
  });
});
