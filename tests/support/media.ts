/**
 * Asking the function of the images in process, with a real blob store on disk.
 */
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#db/client.ts';
import { mediaApp } from '#server/media/app.ts';
import { API_PATHS } from './api-paths.ts';
import { startTestBlobs, type TestBlobs } from './blobs.ts';
import { signedIn, staffServices } from './staff.ts';

export interface Media {
  /** Uploads one file, as the admin does. */
  upload: (bytes: Uint8Array | Blob, name?: string, type?: string) => Promise<Response>;
  /** Sends any body to the upload. */
  send: (body: BodyInit, headers?: Record<string, string>) => Promise<Response>;
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** Does something while the blob store is down. */
  withoutStore: (action: () => Promise<void>) => Promise<void>;
}

/** @param db as `useDatabase` gives it */
export function useMedia(db: () => Database): Media {
  let blobs: TestBlobs | undefined;
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    blobs = await startTestBlobs();
    ({ headers } = await signedIn(db(), 'editor'));
  });
  afterAll(() => blobs?.close());

  const answer = mediaApp(staffServices(db));
  const get: Media['get'] = (at, init) => answer(new Request(`http://localhost${at}`, init));
  const send: Media['send'] = (body, extra = {}) =>
    get(API_PATHS.uploadImage, {
      method: 'POST',
      headers: { ...headers, ...extra },
      body,
      // A stream has no length that could be declared.
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
  return {
    get,
    send,
    withoutStore: async (action) => {
      await blobs?.stop();
      await action();
      await blobs?.start();
    },
    upload: (bytes, name = 'image.jpg', type = 'image/jpeg') => {
      const form = new FormData();
      form.append('image', new File([bytes as BlobPart], name, { type }));
      return send(form);
    },
  };
}
