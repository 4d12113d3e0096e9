import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '../data/queries.ts';
import { BlockFoot } from './BlockFoot.tsx';

const form = { isDirty: false, isFollowed: false, settle: () => undefined };

/** @returns the names of its buttons */
function buttonsWith(question: string): string[] {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <BlockFoot question={question} form={form} isBusy={false} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  return [...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, name = '']) => name);
}

test('one button saves a block, and says so where events become short @stock.block', () => {
  expect(buttonsWith('')).toEqual(['Save block']);
  expect(buttonsWith('2 too few for Ada.')).toEqual(['Block anyway']);
});
