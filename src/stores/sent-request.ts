/** A sent request in the page's history entry (@form.sent-stays): only reload and Back show it again. */
import type { SentRequest } from './forms/define.ts';

/**
 * Without `restoreList`, which ends with the page. An older version of the site may have stored the request without
 * `services` or `message`.
 */
type StoredRequest = Omit<SentRequest, 'restoreList' | 'services' | 'message'> &
  Partial<Pick<SentRequest, 'services' | 'message'>>;

type PageState = { sent?: { form: string; request: StoredRequest } } | null;

/** @returns the request sent by this form in this history entry, or null */
export function storedSentRequest(form: string): SentRequest | null {
  // Only this file writes it.
  const { sent } = (history.state as PageState) ?? {};
  if (sent?.form !== form) return null;
  return { services: [], message: '', ...sent.request, restoreList: undefined };
}

/** @param request null deletes the stored one */
export function storeSentRequest(form: string, request: SentRequest | null): void {
  const { sent: _, ...state } = (history.state as PageState) ?? {};
  const { restoreList: __, ...stored } = request ?? {};
  const kept = request ? { ...state, sent: { form, request: stored } } : state;
  history.replaceState(kept, '');
}
