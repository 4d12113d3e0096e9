/** Remembers on the device until when each person has read the list of requests, for all tabs. */
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
  /** Server time (`ARRIVAL_MARK_HEADER`); empty if the list was never read here. */
  since: string;
  /** Ids already shown: the server may report some around the mark again. */
  ids: readonly string[];
}

/** Twice as many as the server reports. */
const MAX_IDS = 2 * MAX_ARRIVED;
const UNREAD: ReadMark = { since: '', ids: [] };
const listeners = new Set<() => void>();
const keyOf = (personId: string) => `${ADMIN_PREFIX}requests-read/${personId}`;

function watch(listener: () => void): () => void {
  listeners.add(listener);
  // Readings in other tabs.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** @returns the stored mark; an unreadable one counts as none */
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

/** @returns the stored mark, also after readings in other tabs */
export function useReadMark(personId: string): ReadMark {
  return parseMark(useSyncExternalStore(watch, () => storage[keyOf(personId)] ?? ''));
}

/**
 * @param last mark
 * @param reading of a list; without `since` only these requests were shown
 * @returns the new mark; `last` itself if nothing changes
 */
export function afterReading(last: ReadMark, reading: ReadMark): ReadMark {
  // Everything before `since` is read, so older ids are not needed.
  if (reading.since > last.since) return reading;
  const added = reading.ids.filter((id) => !last.ids.includes(id));
  if (added.length === 0) return last;
  return { ...last, ids: [...last.ids, ...added].slice(-MAX_IDS) };
}

/** Stores a reading. */
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
 * Records what this person reads: everything until now if the list begins with the newest, else the
 * shown requests; while a request is open, that one.
 * @param openId id of the request whose page, or whose quote's, hides the list; null for none
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
