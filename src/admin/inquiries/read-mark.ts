/**
 * Up to when each person has read the list of requests, kept on the device: all tabs know the same,
 * and a reload forgets nothing.
 */
import { useEffect, useSyncExternalStore } from 'react';
import {
  MAX_ARRIVED,
  type InquirySort,
  type InquiryStatus,
  type InquiryView,
} from '#contracts/inquiries/list.ts';
import { storage } from '#stores/storage.ts';
import { isOwnPage } from '../address/place.ts';
import { usePlace } from '../address/router.ts';
import type { ListParams } from '../data/queries.ts';
import type { ListState } from '../data/use-list.ts';
import { ADMIN_PREFIX } from '../form/kept-draft.ts';

interface ReadMark {
  /** Of the server (`ARRIVAL_MARK_HEADER`); empty: the list was never read here. */
  since: string;
  /** What was shown: around the mark the server may name some of it again. */
  ids: readonly string[];
}

/** Twice as many as the server ever names. */
const MAX_IDS = 2 * MAX_ARRIVED;
const UNREAD: ReadMark = { since: '', ids: [] };
const listeners = new Set<() => void>();
const keyOf = (personId: string) => `${ADMIN_PREFIX}requests-read/${personId}`;

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

/**
 * @param last what was read so far
 * @param reading of a list; without `since`, it showed these requests and not all up to a time
 * @returns what is read then; `last` itself where the reading adds nothing
 */
export function afterReading(last: ReadMark, reading: ReadMark): ReadMark {
  // All that came before is read by it, so nothing older need be kept.
  if (reading.since > last.since) return reading;
  const added = reading.ids.filter((id) => !last.ids.includes(id));
  if (added.length === 0) return last;
  return { ...last, ids: [...last.ids, ...added].slice(-MAX_IDS) };
}

/** Keeps that a list was read. */
function keepReading(personId: string, reading: ReadMark): void {
  const key = keyOf(personId);
  const last = parseMark(storage[key] ?? '');
  const next = afterReading(last, reading);
  if (next === last) return;
  storage[key] = JSON.stringify(next);
  for (const listener of listeners) listener();
}

/** Parameters of a list that begins with the newest pending request, and passes over none. */
const FROM_THE_TOP: Partial<Record<string, readonly unknown[]>> = {
  page: [1],
  status: ['pending'] satisfies InquiryStatus[],
  sort: ['waiting', 'received'] satisfies InquirySort[],
};

/** @returns whether it shows all new requests up to now, as far as a page can; any other filter may hide some */
export function isFromTheTop(params: ListParams): boolean {
  return Object.entries(params).every(
    ([name, value]) => value === undefined || FROM_THE_TOP[name]?.includes(value),
  );
}

/**
 * Keeps what this person has read: all up to now where the list is shown from what came last, else the
 * requests that it shows.
 */
export function useReading(
  list: ListState<InquiryView>,
  personId: string,
  openId: string | null,
): void {
  const { view, dialog } = usePlace();
  const { rows, arrivalMark } = list;
  const isAll = isFromTheTop(list.params);
  const isHere = view === 'contact-leads';
  // A page about events hides the list too.
  const isSeen = isHere && openId === null && !isOwnPage(dialog) && arrivalMark !== '';
  useEffect(() => {
    if (!isSeen || !rows) return;
    const ids = rows.filter(({ status }) => status === 'pending').map(({ id }) => id);
    keepReading(personId, { since: isAll ? arrivalMark : '', ids });
  }, [isSeen, isAll, rows, arrivalMark, personId]);
  useEffect(() => {
    if (isHere && openId !== null) keepReading(personId, { since: '', ids: [openId] });
  }, [isHere, openId, personId]);
}
