/**
 * Up to when each person has read the list of requests, kept on the device: all tabs know the same,
 * and a reload forgets nothing.
 */
import { useSyncExternalStore } from 'react';
import { storage } from '#stores/storage.ts';

export interface ReadMark {
  /** Of the server (`ARRIVAL_MARK_HEADER`); empty: the list was never read here. */
  since: string;
  /** What the list held: around the mark the server may name some of it again. */
  ids: readonly string[];
}

const UNREAD: ReadMark = { since: '', ids: [] };
const listeners = new Set<() => void>();
const keyOf = (personId: string) => `woodward:desk:requests-read/${personId}`;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  // What another tab has read.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** @returns the mark in a text that was kept; one that cannot be read counts as none */
export function parseMark(text: string): ReadMark {
  try {
    const value: unknown = JSON.parse(text);
    const { since, ids } = { ...UNREAD, ...(typeof value === 'object' ? value : {}) };
    if (typeof since !== 'string' || !Array.isArray(ids)) return UNREAD;
    return { since, ids: ids.filter((id) => typeof id === 'string') };
  } catch {
    return UNREAD;
  }
}

/** @returns up to when this person has read the list */
export function useReadMark(personId: string): ReadMark {
  return parseMark(useSyncExternalStore(watch, () => storage[keyOf(personId)] ?? ''));
}

/** Keeps that the list was read; an older reading changes nothing. */
export function keepReadMark(personId: string, mark: ReadMark): void {
  const key = keyOf(personId);
  if (mark.since <= parseMark(storage[key] ?? '').since) return;
  storage[key] = JSON.stringify(mark);
  for (const listener of listeners) listener();
}
