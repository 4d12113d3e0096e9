import type { InquiryWorkView } from '#contracts/inquiries/work.ts';

/**
 * @returns why a request may be spam (@inquiry.spam-warning); empty once staff judged it, by moving
 *   it out of quarantine or working on it
 */
export function spamWarning({
  status,
  spamReasons,
  events,
}: Pick<InquiryWorkView, 'status' | 'spamReasons' | 'events'>): readonly string[] {
  const isCleared = events.some(
    ({ from, undoneAt }) => from === 'quarantined' && undoneAt === null,
  );
  const isOpen = status === 'quarantined' || (status === 'pending' && !isCleared);
  return isOpen ? spamReasons : [];
}
