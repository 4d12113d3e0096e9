import { useRef } from 'react';
import { useKeptText } from '../form/use-kept-text.ts';

interface ReplyText {
  subject: string;
  body: string;
}

/** How many replaced texts are kept for a request. */
const MAX_KEPT = 10;

/**
 * Subject and text of a reply, on the device until it is sent. A template replaces both; typed text
 * can be brought back.
 * @param inquiryId the request to reply to
 */
export function useReplyText(inquiryId: string) {
  const [subject, setSubject] = useKeptText(`reply-subject/${inquiryId}`);
  const [body, setBody] = useKeptText(`reply/${inquiryId}`);
  const [before, setBefore] = useKeptText(`reply-before/${inquiryId}`);
  const replaced = readTexts(before);
  /** Filled in by the last template. */
  const filled = useRef<ReplyText>({ subject: '', body: '' });
  const put = (next: ReplyText, rest: readonly ReplyText[]) => {
    const isTyped =
      (subject.trim() !== '' && subject !== filled.current.subject) ||
      (body.trim() !== '' && body !== filled.current.body);
    const kept = [...rest, ...(isTyped ? [{ subject, body }] : [])].slice(-MAX_KEPT);
    setBefore(kept.length === 0 ? '' : JSON.stringify(kept));
    setSubject(next.subject);
    setBody(next.body);
  };
  const last = replaced.at(-1);
  return {
    subject,
    setSubject,
    body,
    setBody,
    /** Replaces subject and text with a template's. */
    fill: (next: ReplyText) => {
      put(next, replaced);
      filled.current = next;
    },
    /** Restores the text that a template replaced last; undefined if there is none. */
    restore: last && (() => put(last, replaced.slice(0, -1))),
    clear: () => {
      setSubject('');
      setBody('');
      setBefore('');
    },
  };
}

function readTexts(text: string): ReplyText[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isReplyText) : [];
  } catch {
    // Nothing is stored, or something that is no JSON.
    return [];
  }
}

function isReplyText(kept: unknown): kept is ReplyText {
  if (typeof kept !== 'object' || kept === null) return false;
  const { subject, body }: Record<string, unknown> = { ...kept };
  return typeof subject === 'string' && typeof body === 'string';
}
