/**
 * Whatever the blob store answers, nothing counts as stored, set aside or removed that is not.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inquiriesApp } from '#server/inquiries/intake/app.ts';
import { drainSpool } from '#server/inquiries/intake/drain.ts';
import { blobSpool } from '#server/inquiries/intake/spool.ts';
import { findImage, storeImage, removeImage } from '#server/media/store.ts';
import { mayBeDue, saveNextDue } from '#server/schedule/next-due.ts';
import { contactBody, postContact } from '../../support/api.ts';
import { useDatabase } from '../../support/backends.ts';
import { inquiryServices } from '../../support/inquiries.ts';
import { captureOutput } from '../../support/output.ts';
import { spooledInquiry } from '../../support/spooled.ts';
import { startStubStore, type StoreFault, type StubStore } from '../../support/stub-store.ts';

const db = useDatabase();
const spool = blobSpool();
const HASH = 'a'.repeat(64);
const IMAGE = Buffer.from('an image');
const STATUSES = [400, 401, 403, 404, 409, 412, 413, 429, 500, 503, 204, 302];
/** What is no yes to a write. 412 says that the blob is there, which it is not. */
const NO: readonly StoreFault[] = [...STATUSES, 'lie', 'cut'];
/** What is no answer to a question: without 404, a plain no, and what the client takes for one. */
const NO_ANSWER = NO.filter((fault) => fault !== 404 && fault !== 'lie');
/** The same of a deletion. */
const NO_DELETION = NO.filter((fault) => fault !== 404 && fault !== 204 && fault !== 'lie');

function reasonOf(fault: StoreFault): RegExp {
  if (fault === 'cut') return /fetch failed/;
  // Found out by reading back.
  if (fault === 'lie' || fault === 412) return /not|412/;
  return new RegExp(`answered a (?:PUT|GET|DELETE) with ${fault}`);
}

let store: StubStore;
beforeAll(async () => {
  store = await startStubStore();
});
afterAll(() => store.close());
beforeEach(() => store.blobs.clear());
afterEach(() => {
  for (const method of ['GET', 'PUT', 'DELETE'] as const) delete store.faults[method];
});

describe.each(NO)('a store that answers a write with %s', (fault) => {
  beforeEach(() => {
    store.faults.PUT = fault;
  });

  test('has no image @request.read-back', async () => {
    await expect(storeImage(HASH, IMAGE)).rejects.toThrow(reasonOf(fault));
  });

  test('has no request: the visitor is told @request.two-places @request.read-back', async () => {
    await expect(spool.keep(spooledInquiry())).rejects.toThrow(reasonOf(fault));
    const away = () => {
      throw new Error('No database');
    };
    const app = inquiriesApp(inquiryServices({ db: away }));
    const output = await captureOutput(async () => {
      expect((await postContact(app, contactBody())).status).toBe(503);
    });
    expect(output).toContain('"event":"inquiry-spool"');
  });

  test('has set nothing aside: it waits as before', async () => {
    delete store.faults.PUT;
    const inquiry = await spool.keep(spooledInquiry());
    const [name = ''] = await spool.list();
    store.faults.PUT = fault;
    await expect(spool.setAside(name)).rejects.toThrow(reasonOf(fault));
    expect(await spool.read(name)).toEqual(inquiry);
    expect(await spool.listSetAside()).toEqual([]);
  });

  test('does not know when work is due: the schedule looks into the database, and the log says so', async () => {
    const services = inquiryServices({ db });
    const output = await captureOutput(() => saveNextDue(services));
    expect(output).toContain(fault === 'lie' ? '' : '"event":"next-due"');
    expect(await mayBeDue(new Date())).toBe(true);
  });
});

test.each(NO_ANSWER)(
  'a store that answers a question with %s has not said that there is nothing',
  async (fault) => {
    await storeImage(HASH, IMAGE);
    await spool.keep(spooledInquiry());
    const [name = ''] = await spool.list();
    store.faults.GET = fault;
    await expect(findImage(HASH)).rejects.toThrow(reasonOf(fault));
    await expect(spool.read(name)).rejects.toThrow(reasonOf(fault));
    await expect(spool.list()).rejects.toThrow(reasonOf(fault));
    await expect(spool.listSetAside()).rejects.toThrow(reasonOf(fault));
    await expect(spool.setAside(name)).rejects.toThrow(reasonOf(fault));
    await captureOutput(async () => {
      expect(await mayBeDue(new Date())).toBe(true);
    });
  },
);

test.each(NO_DELETION)(
  'a store that answers a deletion with %s has not removed anything',
  async (fault) => {
    await storeImage(HASH, IMAGE);
    await spool.keep(spooledInquiry());
    const [name = ''] = await spool.list();
    store.faults.DELETE = fault;
    await expect(removeImage(HASH)).rejects.toThrow(reasonOf(fault));
    await expect(spool.remove(name)).rejects.toThrow(reasonOf(fault));
    await captureOutput(async () => {
      expect(await drainSpool(inquiryServices({ db }), Date.now() + 5_000)).toMatchObject({
        left: 1,
      });
    });
    expect(await spool.list()).toEqual([name]);
  },
);

test('a moment of 503 while an image is stored does not lose it', async () => {
  store.faults.PUT = 503;
  const storing = storeImage(HASH, IMAGE);
  await expect.poll(() => store.asked.includes('PUT')).toBe(true);
  delete store.faults.PUT;
  await storing;
  expect(await findImage(HASH)).toEqual(new Uint8Array(IMAGE).buffer);
});

test('a blob that was cut off under the hash of an image is replaced by the image', async () => {
  await storeImage(HASH, Buffer.from('an im'));
  await storeImage(HASH, IMAGE);
  expect(await findImage(HASH)).toEqual(new Uint8Array(IMAGE).buffer);
});
