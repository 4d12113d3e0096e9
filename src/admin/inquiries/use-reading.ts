import { useEffect } from 'react';
import type { InquirySort, InquiryView } from '#contracts/admin/inquiries.ts';
import { usePlace } from '../address/router.ts';
import type { ListState } from '../data/use-list.ts';
import { keepReading } from './read-mark.ts';

/** Sorts whose first page holds what came last. */
const FROM_THE_TOP: readonly unknown[] = [undefined, 'waiting', 'received'] satisfies (
  | InquirySort
  | undefined
)[];

/**
 * Keeps what this person has read: all up to now where the list is shown from what came last, else the
 * requests that it shows.
 */
export function useReading(list: ListState<InquiryView>, personId: string): void {
  const { view } = usePlace();
  const { rows, arrivalMark, page, params } = list;
  const isFromTheTop =
    page === 1 &&
    params.deleted === undefined &&
    params.q === undefined &&
    (params.status === undefined || params.status === 'pending') &&
    FROM_THE_TOP.includes(params.sort);
  const isSeen = view === 'contact-leads' && arrivalMark !== '';
  useEffect(() => {
    if (!isSeen || !rows) return;
    const ids = rows.filter(({ status }) => status === 'pending').map(({ id }) => id);
    keepReading(personId, { since: isFromTheTop ? arrivalMark : '', ids });
  }, [isSeen, isFromTheTop, rows, arrivalMark, personId]);
}
