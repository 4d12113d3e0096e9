import type { InquiryWorkView } from '#contracts/inquiries/work.ts';

/**
 * @returns why a request may be spam (@inquiry.spam-warning): empty once staff have judged it, by taking
 *   it out of quarantine or by working it
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
