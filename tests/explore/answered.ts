import { setTimeout } from 'node:timers/promises';
import { limit } from '../support/limits/limit.ts';

const HANGS_MS = 8_000;

/** A script of the page that never ends. */
export class PageHangs extends Error {}

/** Waits for an answer of the page. @throws PageHangs where none comes */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const hangs = setTimeout(limit(HANGS_MS), undefined, { signal: stop.signal }).then(() => {
    throw new PageHangs('The page answers no more.');
  });
  try {
    return await Promise.race([answer, hangs]);
  } finally {
    stop.abort();
    hangs.catch(() => undefined);
  }
}
