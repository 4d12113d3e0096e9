import { useEffect } from 'react';
import type { LeadView } from '#contracts/admin/leads.ts';
import { usePlace } from '../address/router.ts';
import type { ListState } from '../data/use-list.ts';
import { keepReadMark } from './read-mark.ts';

/** Keeps that this person has read the list, where it is shown from what came last. */
export function useReading(list: ListState<LeadView>, personId: string): void {
  const { view } = usePlace();
  const { rows, arrivalMark, page, params } = list;
  const isFromTheTop =
    page === 1 &&
    params.q === undefined &&
    (params.status === undefined || params.status === 'pending');
  const isSeen = view === 'contact-leads' && isFromTheTop && arrivalMark !== '';
  useEffect(() => {
    if (isSeen && rows)
      keepReadMark(personId, { since: arrivalMark, ids: rows.map(({ id }) => id) });
  }, [isSeen, rows, arrivalMark, personId]);
}
