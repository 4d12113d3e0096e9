import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { QuoteState } from '#domain/quote-standing.ts';
import { moment } from '../data/times.ts';
import { AcceptedNote } from './AcceptedNote.tsx';

const BEGUN = '2026-11-21T15:00:00.000Z';
const LATER = '2026-11-21T16:00:00.000Z';

/** @returns what the editor of a draft says beside another quote */
function note(state: QuoteState, answeredAt: string | null): string {
  const other = { number: 1, state, answeredAt, acceptedBy: 'Ada' };
  const words = <AcceptedNote draft={{ createdAt: BEGUN }} quotes={[other]} />;
  return renderToStaticMarkup(words).replaceAll(/<[^>]*>/g, '');
}

test('the editor of a draft says who accepted another quote since it was begun @quote.editor-send', () => {
  expect(note('accepted', LATER)).toBe(
    `Ada accepted Quote 1 on ${moment(LATER)}, after this draft was begun.`,
  );
  expect(note('accepted', '2026-11-21T14:00:00.000Z')).toBe('');
  expect(note('declined', LATER)).toBe('');
  expect(note('sent', null)).toBe('');
});
