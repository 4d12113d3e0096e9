/**
 * Upload queue of photos, two at a time. Outside of React, so that uploads continue while another view is open
 * (@photos.queue).
 */
import { useSyncExternalStore } from 'react';
import { imageTypeProblem } from '../image-file.ts';
import { isRetryable, reasonOf, uploadFailureWords, uploadImage } from '../upload-image.ts';
import { MAX_DROPPED, QUEUE } from './texts.ts';

export type QueueState = keyof typeof QUEUE.states | 'failed';

export interface QueuedPhoto {
  id: number;
  file: File;
  state: QueueState;
  /** Reason of the failure; empty unless it failed. */
  reason: string;
  /** Whether a retry can succeed. */
  canRetry: boolean;
  /** Empty until it is uploaded. */
  url: string;
}

const AT_ONCE = 2;

let queue: readonly QueuedPhoto[] = [];
const listeners = new Set<() => void>();
let lastId = 0;

/** @returns whether closing the page would lose an upload */
function isUnfinished(photos: readonly QueuedPhoto[]): boolean {
  return photos.some(({ state, canRetry }) => state !== 'done' && (state !== 'failed' || canRetry));
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function setQueue(next: readonly QueuedPhoto[]): void {
  queue = next;
  // The browser asks before it closes the tab, whatever view is open.
  if (isUnfinished(queue)) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns all queued photos, including finished and failed ones */
export function useQueue(): readonly QueuedPhoto[] {
  return useSyncExternalStore(listen, () => queue);
}

/** Adds files. Non-images and files over the limit are listed as failed. */
export function enqueue(files: readonly File[]): void {
  const waiting = queue.filter(({ state }) => state !== 'done' && state !== 'failed').length;
  let free = MAX_DROPPED - waiting;
  const photos = files.map((file): QueuedPhoto => {
    lastId += 1;
    const photo = { id: lastId, file, url: '', reason: '', canRetry: false };
    const problem = imageTypeProblem(file);
    if (problem) return { ...photo, state: 'failed', reason: reasonOf(problem) };
    free -= 1;
    if (free >= 0) return { ...photo, state: 'queued' };
    return { ...photo, state: 'failed', reason: QUEUE.tooMany, canRetry: true };
  });
  setQueue([...queue, ...photos]);
  startNext();
}

/** Retries failed photos for which a retry can succeed. */
export function retry(ids: readonly number[]): void {
  setQueue(
    queue.map((photo) =>
      ids.includes(photo.id) && photo.canRetry
        ? { ...photo, state: 'queued', reason: '', canRetry: false }
        : photo,
    ),
  );
  startNext();
}

/** Removes photos from the list; uploaded images are kept. */
export function forget(ids: readonly number[]): void {
  setQueue(queue.filter(({ id }) => !ids.includes(id)));
}

function change(id: number, changed: Partial<QueuedPhoto>): void {
  setQueue(queue.map((photo) => (photo.id === id ? { ...photo, ...changed } : photo)));
}

/** Starts queued uploads up to the limit. */
function startNext(): void {
  const running = queue.filter(({ state }) => state === 'compressing' || state === 'sending');
  const queued = queue.filter(({ state }) => state === 'queued');
  for (const photo of queued.slice(0, Math.max(0, AT_ONCE - running.length))) void run(photo);
}

async function run({ id, file }: QueuedPhoto): Promise<void> {
  change(id, { state: 'compressing' });
  try {
    const { url } = await uploadImage(file, undefined, () => change(id, { state: 'sending' }));
    change(id, { state: 'done', url });
  } catch (cause) {
    change(id, {
      state: 'failed',
      reason: uploadFailureWords(cause, file),
      canRetry: isRetryable(cause, file),
    });
  }
  startNext();
}
