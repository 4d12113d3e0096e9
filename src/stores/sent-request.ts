/**
 * A sent request in the history entry of its page (@form.sent-stays): a reload and Back show it again,
 * a new visit to the page does not, and no other page reads it.
 */
import type { SentRequest } from './forms/define.ts';

/** Without the way back of its list, which ends with the page. */
type StoredRequest = Omit<SentRequest, 'takeBack' | 'services'> &
  Partial<Pick<SentRequest, 'services'>>;

type PageState = { sent?: { form: string; request: StoredRequest } } | null;

/** @returns the form's request that was sent on this entry of the history; null for none */
export function sentHere(form: string): SentRequest | null {
  // Written by this file alone.
  const { sent } = (history.state as PageState) ?? {};
  if (sent?.form !== form) return null;
  // One that was sent before the site was updated lacks what came with the update.
  return { ...sent.request, services: sent.request.services ?? [], takeBack: undefined };
}

/** Keeps a request on this entry of the history; null forgets the one that is kept. */
export function keepSentHere(form: string, request: SentRequest | null): void {
  const { sent: _, ...state } = (history.state as PageState) ?? {};
  const { takeBack: __, ...stored } = request ?? {};
  const kept = request ? { ...state, sent: { form, request: stored } } : state;
  history.replaceState(kept, '');
}
