import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EndBar } from './EndBar.tsx';

/** @returns whether the bar of a draft with this total offers to send it, and what it says */
function bar(total: number) {
  const form = { isDirty: true, errors: {} };
  const save = { error: '', isPending: false };
  const markup = renderToStaticMarkup(
    // Of form and save, it reads these alone.
    <EndBar form={form as never} save={save as never} total={total} onSend={() => undefined} />,
  );
  const buttons = [...markup.matchAll(/<button([^>]*)>([^<]*)/g)];
  const enabled = buttons.filter(([, attributes]) => !attributes?.includes('aria-disabled="true"'));
  return {
    enabled: enabled.map(([, , label]) => label),
    words: /<p role="(?:alert|status)"[^>]*>([^<]*)/.exec(markup)?.[1],
  };
}

test('a total above $1,000,000 is said before the quote is sent; the draft can be saved @quote.limit', () => {
  expect(bar(100_000_000)).toEqual({
    enabled: ['Discard changes', 'Save quote', 'Send…'],
    words: 'You have unsaved changes.',
  });
  expect(bar(100_000_001)).toEqual({
    enabled: ['Discard changes', 'Save quote'],
    words: 'The total can be at most $1,000,000',
  });
});
