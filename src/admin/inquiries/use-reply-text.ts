import { useRef } from 'react';
import { useKeptText } from './use-kept-text.ts';

interface ReplyText {
  subject: string;
  body: string;
}

/** Replaced texts that are kept of one reply. */
const MAX_KEPT = 10;

/**
 * Subject and text of a reply, kept on the device until it is sent. A template replaces both; what was
 * typed before stays, to be brought back.
 * @param inquiryId whom it answers
 */
export function useReplyText(inquiryId: string) {
  const [subject, setSubject] = useKeptText(`reply-subject/${inquiryId}`);
  const [body, setBody] = useKeptText(`reply/${inquiryId}`);
  const [before, setBefore] = useKeptText(`reply-before/${inquiryId}`);
  const replaced = readTexts(before);
  /** By the last template. */
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
    /** Replaces subject and text by a template's. */
    fill: (next: ReplyText) => {
      put(next, replaced);
      filled.current = next;
    },
    /** Brings back what a template replaced last; undefined: it replaced nothing that was typed. */
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
    // Nothing is kept, or another program wrote there.
    return [];
  }
}

function isReplyText(kept: unknown): kept is ReplyText {
  if (typeof kept !== 'object' || kept === null) return false;
  const { subject, body }: Record<string, unknown> = { ...kept };
  return typeof subject === 'string' && typeof body === 'string';
}
