/**
 * Images that nothing refers to are removed after thirty days, by the nightly function.
 */
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { UploadView } from '#contracts/media.ts';
import { deleteIfUnused } from '#db/queries/media/unused-images.ts';
import { lockCatalog } from '#db/queries/publishing/lock.ts';
import { catalogEdits, categories, media, rentalItems } from '#db/schema.ts';
import { removeUnusedImages } from '#server/media/remove-unused.ts';
import { removeImage } from '#server/media/store.ts';
import { useDatabase } from '../../support/backends.ts';
import { host } from '../../support/host.ts';
import { redAndBlue } from '../../support/images.ts';
import { waitingForLock } from '../../support/locks.ts';
import { useMedia } from '../../support/media.ts';
import { captureOutput } from '../../support/output.ts';
import { addCategory, addItem, addPackage } from '../../support/rows.ts';

const db = useDatabase();
const images = useMedia(db);
const DAY_MS = 86_400_000;
let width = 20;

async function bytes(): Promise<Buffer> {
  width += 2;
  return redAndBlue(width, 20).png().toBuffer();
}

/** @returns the address of an image that was sent */
async function upload(file?: Buffer): Promise<string> {
  const answer = await images.upload(file ?? (await bytes()));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as UploadView).url;
}

const services = (day: number) => ({ db, now: () => new Date(Date.now() + day * DAY_MS), host });
/** The night after so many days. */
const night = (day: number, until = Date.now() + 60_000) =>
  removeUnusedImages(services(day), until);

/** Whether the image is served, and whether it is known: both or neither. */
async function isThere(url: string): Promise<boolean> {
  const known = (await db().$count(media, eq(media.url, url))) === 1;
  const { status } = await images.get(url);
  expect({ url, status }).toEqual({ url, status: known ? 200 : 404 });
  return known;
}

afterEach(async () => {
  await db().delete(rentalItems);
  await db().delete(categories);
  await db().delete(catalogEdits);
});

test('an image that was never saved goes after thirty days, and not before @image.unused', async () => {
  const url = await upload();
  await night(0);
  await night(29.9);
  expect(await isThere(url)).toBe(true);
  const output = await captureOutput(() => night(30.1));
  expect(await isThere(url)).toBe(false);
  expect(output).toContain('"event":"images-removed","count":1');
});

test('an image stays while any row refers to it, in whatever way, also from the trash @image.unused', async () => {
  const urls = await Promise.all(Array.from({ length: 7 }, () => upload()));
  const [cover, second, address, written, banner = '', large, binned] = urls;
  const category = await addCategory(db(), { imageUrl: banner });
  await addItem(db(), category, {
    images: ['/media/catalog/chair.webp', cover ?? '', second ?? ''],
    fullDescription: `See ${written}.`,
  });
  await addItem(db(), category, { images: [binned ?? ''], deletedAt: new Date() });
  await addPackage(db(), { image: `https://woodward.example${address}`, images: [large ?? ''] });
  for (const day of [0, 31, 62]) await night(day);
  for (const url of urls) expect(await isThere(url)).toBe(true);
});

test('an image that was replaced has its thirty days from when the history forgets it @image.unused', async () => {
  const url = await upload();
  const category = await addCategory(db(), { imageUrl: url });
  await night(80);
  await db().update(categories).set({ imageUrl: '' }).where(eq(categories.id, category));
  // That version can be restored for two years.
  for (const day of [81, 120, 800]) await night(day);
  expect(await isThere(url)).toBe(true);
  await db().delete(catalogEdits);
  await night(801);
  await night(830);
  expect(await isThere(url)).toBe(true);
  await night(832);
  expect(await isThere(url)).toBe(false);
});

test('an image that is used again, or sent again, begins anew', async () => {
  const file = await bytes();
  const [used, sent] = [await upload(), await upload(file)];
  await night(0);
  const category = await addCategory(db(), { imageUrl: used });
  expect(await upload(file)).toBe(sent);
  await night(31);
  await db().update(categories).set({ imageUrl: '' }).where(eq(categories.id, category));
  await db().delete(catalogEdits);
  await night(32);
  await night(60);
  expect([await isThere(used), await isThere(sent)]).toEqual([true, true]);
  await night(63);
  expect([await isThere(used), await isThere(sent)]).toEqual([false, false]);
});

test('the part of an image that pages show stays as long as the image @image.unused', async () => {
  const [whole, part] = [await upload(), await upload()];
  const category = await addCategory(db(), { imageUrl: whole });
  const crop = { x: 10, y: 10, width: 50, height: 50 };
  await db().update(media).set({ crop, cropUrl: part }).where(eq(media.url, whole));
  for (const day of [0, 31, 62]) await night(day);
  expect([await isThere(whole), await isThere(part)]).toEqual([true, true]);
  await db().delete(categories).where(eq(categories.id, category));
  await db().delete(catalogEdits);
  for (const day of [63, 94, 95, 126]) await night(day);
  expect([await isThere(whole), await isThere(part)]).toEqual([false, false]);
});

test('the images of the demo are nobody’s upload', async () => {
  const url = '/media/catalog/chair.webp';
  await db().insert(media).values({ url, width: 10, height: 10 });
  for (const day of [0, 31, 62]) await night(day);
  expect(await db().$count(media, eq(media.url, url))).toBe(1);
});

describe('while it runs', () => {
  test('a save that refers to the image keeps it', async () => {
    const url = await upload();
    await night(0);
    let running: Promise<void> | undefined;
    await db().transaction(async (tx) => {
      await lockCatalog(tx);
      await addCategory(tx, { imageUrl: url });
      // Found unused by now, and waiting for this save.
      running = night(31);
      await expect.poll(() => waitingForLock(db(), 'advisory')).toBe(1);
    });
    await running;
    expect(await isThere(url)).toBe(true);
  });

  test('an image that is sent again at that moment is there', async () => {
    const file = await bytes();
    const url = await upload(file);
    await night(0);
    let sending: Promise<string> | undefined;
    // The steps of the removal, with the upload between the first and the last.
    await db().transaction(async (tx) => {
      await lockCatalog(tx);
      expect(await deleteIfUnused(tx, url, services(1).now())).toBe(true);
      sending = upload(file);
      await expect.poll(() => waitingForLock(db(), 'transactionid')).toBe(1);
      await removeImage(path.basename(url, '.webp'));
    });
    expect(await sending).toBe(url);
    expect(await isThere(url)).toBe(true);
  });
});

test('when the time is up, the others wait for the next night', async () => {
  const url = await upload();
  await night(0);
  await night(31, Date.now());
  expect(await isThere(url)).toBe(true);
  await captureOutput(() => night(31));
  expect(await isThere(url)).toBe(false);
});

test('while the blob store is down nothing is forgotten, and nothing else is held up', async () => {
  const urls = [await upload(), await upload()];
  await night(0);
  const output = await captureOutput(() => images.withoutStore(() => night(31)));
  expect(output.match(/"event":"unused-image"/g)).toHaveLength(2);
  for (const url of urls) expect(await isThere(url)).toBe(true);
  await night(31);
  for (const url of urls) expect(await isThere(url)).toBe(false);
});
